/** Names in a sentence: "Ayrton Senna, Alain Prost and Nigel Mansell". */
export function namesText(names: ReadonlyArray<string>, last: "and" | "or" = "and"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}
