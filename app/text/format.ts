/** What stands where there is no such value. */
export const noValue = "–";

/** A value as a cell shows it: text as it is, numbers with at most two decimals, "–" for none. */
export function formatValue(value: string | number | null): string {
  if (value === null) return noValue;
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}

/**
 * A number with its thousands apart and at most two decimals: "2,571", "5,187.5"; "–" for none. The language's own rules
 * would take a browser longer to load.
 */
export function formatThousands(value: number | null): string {
  return formatValue(value).replaceAll(/(?<!\..*)\B(?=(?:\d{3})+(?!\d))/g, ",");
}

/** A whole number in at least two digits, as clocks write it: "07"; a hundred and more take three. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** A number of something: "1 lap", "1,002 laps". @param several where it is more than `one` with an s: "3 Grands Prix" */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${formatThousands(count)} ${count === 1 ? one : several}`;
}

/** Closes a sentence with a full stop, unless a name has done so: "ahead of Carlos Sainz Jr." */
export function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** An average with two decimals, so that a column of them aligns; "–" for none. */
export function formatAverage(value: number | null): string {
  return value === null ? noValue : value.toFixed(2);
}

/** A difference with its sign and a fixed number of decimals: "+3", "−0.12"; what rounds to nothing has no sign; "–" for none. */
export function formatSigned(value: number | null, decimals: number): string {
  if (value === null) return noValue;
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
}

/** A computed value with no more decimals than it is shown with, as downloads should have it; null for none. */
export function rounded(value: number | null, decimals: number): number | null {
  // Adding 0 makes a plain zero of a negative one.
  return value === null ? null : Number(value.toFixed(decimals)) + 0;
}

/**
 * A lap time as timing screens write it: 85.123 → "1:25.123", 53.377 → "53.377"; "–" for none.
 *
 * @param seconds to the thousandth
 */
export function formatLapTime(seconds: number | null): string {
  if (seconds === null) return noValue;
  // Whole milliseconds first: 59.9996 s are a minute.
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(6, "0")}`;
}

/** The time of a whole race: 6126.304 → "1:42:06.304"; "–" for none. */
export function formatRaceTime(seconds: number | null): string {
  if (seconds === null) return noValue;
  const milliseconds = Math.round(seconds * 1000);
  const hours = Math.floor(milliseconds / 3_600_000);
  if (hours === 0) return formatLapTime(seconds);
  const minutes = String(Math.floor((milliseconds % 3_600_000) / 60_000)).padStart(2, "0");
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${hours}:${minutes}:${rest}`;
}

/** A duration in seconds and thousandths, so that a column of them aligns: 22.3 → "22.300"; "–" for none. */
export function formatSeconds(seconds: number | null): string {
  return seconds === null ? noValue : seconds.toFixed(3);
}

/** A difference in seconds with its sign: −0.123 → "−0.123", 0.1 → "+0.100", 95.3 → "+1:35.300"; "–" for none. */
export function formatGap(gap: number | null): string {
  const time = formatLapTime(gap === null ? null : Math.abs(gap));
  return time.includes(":") ? `${gap !== null && gap < 0 ? "−" : "+"}${time}` : formatSigned(gap, 3);
}

/** By how much the second car was beaten: "8.481 s", "1:35.300", "1 lap"; null where it is not known. */
export function formatMargin({ gap, gap_laps: laps }: { gap: number | null; gap_laps: number | null }) {
  if (gap === null) return laps === null ? null : formatCount(laps, "lap");
  const time = formatLapTime(gap);
  return time.includes(":") ? time : `${time} s`;
}

/**
 * A chance in per cent that does not pretend: "<1%" and ">99%" are as far as simulations tell, "100%" is arithmetic, and
 * "–" is no chance by arithmetic.
 *
 * @param chance in thousandths; null where there is none
 */
export function formatChance(chance: number | null): string {
  if (chance === null) return noValue;
  if (chance === 1000) return "100%";
  if (chance < 10) return "<1%";
  if (chance > 990) return ">99%";
  return `${Math.round(chance / 10)}%`;
}

/** A chance that is neither certain nor impossible, given as a share: "71%", "<1%", ">99%". */
export function formatPossible(share: number): string {
  return formatChance(Math.min(999, Math.round(1000 * share)));
}

/** From one number to another, "2015–2026"; a single one alone. */
export function formatSpan(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Text whose spans stay on one line. */
export function unbroken(text: string): string {
  return text.replaceAll("–", "–\u2060");
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

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * An age in the one unit that says it best, rounded down: 50 → "less than a minute", 7200 → "2 hours". A clock that is
 * behind makes none older than now.
 */
export function formatAge(seconds: number): string {
  if (seconds < minute) return "less than a minute";
  if (seconds < hour) return formatCount(Math.floor(seconds / minute), "minute");
  if (seconds < day) return formatCount(Math.floor(seconds / hour), "hour");
  return formatCount(Math.floor(seconds / day), "day");
}

/** A text as it goes on within a sentence, with a small first letter. */
export function uncapitalised(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A file's size in words: "15.1 MB", "424 kB". @param bytes more than none */
export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Per cent with one decimal, for example "66.7%"; "–" for none. */
export function formatPercent(percent: number | null): string {
  return percent === null ? noValue : `${percent.toFixed(1)}%`;
}
