/** The texts among what a search parameter may hold: it is a list when an address has it several times. */
export function searchTexts(value: unknown): Array<string> {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
}
