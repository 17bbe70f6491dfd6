/** The words of a name in plain lower case: "Nico HÜLKENBERG" and "Hulkenberg, Nico" share both of theirs. */
export function wordsOf(name: string): Set<string> {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Whether all words of one are among those of the other; false where it has none. */
export function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}
