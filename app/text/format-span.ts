/** From one number to another, "2015–2026"; a single one alone. */
export function formatSpan(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Numbers in a row as spans: [1950, 1951, 1952, 1999, 2000] → "1950–1952, 1999–2000". @param numbers ascending */
export function formatSpans(numbers: ReadonlyArray<number>): string {
  const spans: Array<{ from: number; to: number }> = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last !== undefined && number === last.to + 1) last.to = number;
    else spans.push({ from: number, to: number });
  }
  return spans.map(({ from, to }) => formatSpan(from, to)).join(", ");
}
