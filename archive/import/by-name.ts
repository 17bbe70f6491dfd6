const english = new Intl.Collator("en");

/** Compares two names for a list in alphabetical order. */
export function byName(one: string, other: string): number {
  return english.compare(one, other);
}
