/** A value as a cell of a CSV file has it; null for no such value. */
export type CsvValue = string | number | boolean | null;

/** Lines as CSV (RFC 4180), each ended by CR and LF. */
export function csvText(lines: ReadonlyArray<ReadonlyArray<CsvValue>>): string {
  return lines.map((cells) => `${cells.map(csvField).join(",")}\r\n`).join("");
}

/** Numbers as numbers, and nothing where there is no such value. */
function csvField(value: CsvValue): string {
  if (value === null) return "";
  const text = typeof value === "string" ? harmless(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** A number with its sign, and what it counts: nothing that a spreadsheet could run. */
const signedCount = /^[+-]\d+(?:\.\d+)?(?: [a-z]+)?$/i;

/** Text that no spreadsheet runs as a formula: an apostrophe in front makes it text. "+1 Lap" stays as it is. */
function harmless(text: string): string {
  return formulaStart.test(text) && !signedCount.test(text) ? `'${text}` : text;
}
