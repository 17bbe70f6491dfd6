/** Letters that are no base letter with a mark on it, as people write them without. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/**
 * A name as lower-case words of plain letters and digits, so that spellings can be compared: "Kimi Räikkönen" and
 * "kimi_raikkonen" → "kimi raikkonen". Empty where nothing remains.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, "")
    .replaceAll(/[æðđıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The id that a typed name stands for: "Sergio Pérez" → "sergio_perez". Empty for what is no name. */
export function idOfName(name: string): string {
  return foldName(name).replaceAll(" ", "_");
}
