/**
 * Years in short: [1950, 1951, 1952, 1999, 2000] → "1950–52, 1999–2000". Empty for none.
 *
 * @param years ascending
 */
export function yearRanges(years: ReadonlyArray<number>): string {
  const ranges: Array<{ from: number; to: number }> = [];
  for (const year of years) {
    const last = ranges.at(-1);
    if (last !== undefined && year === last.to + 1) last.to = year;
    else ranges.push({ from: year, to: year });
  }
  return ranges.map(yearRange).join(", ");
}

/** A range of years, without the second century where it is the first one's: "1950–52"; a single year alone. */
export function yearRange({ from, to }: { from: number; to: number }): string {
  if (from === to) return String(from);
  const sameCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${sameCentury ? String(to).slice(2) : to}`;
}
