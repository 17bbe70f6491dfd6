import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import { formatSpan } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";

/** A car's line: what it has at the end of lap 1, 2, 3 …; null where that was not timed. */
export type GapLine = { driver: number; gaps: ReadonlyArray<number | null> };

/**
 * The laps at whose end a car stopped. Where its stints are known these are the visits to the pit lane between two of
 * them: those with the whole field behind the safety car are none.
 */
export function stopLaps({ pit_laps, stints }: RaceLapTimes["lines"][number]): Array<number> {
  const ends = new Set(stints.map(({ to_lap }) => to_lap));
  return stints.length === 0 ? pit_laps : pit_laps.filter((lap) => ends.has(lap));
}

/**
 * The race trace: how far each car is, at the end of each lap, from a car that drives every lap at the average of the
 * winner's free ones. In seconds; positive is ahead of it. A line that falls is slower than that average. On a lap that
 * was neutralised, or on which the race stood still, that car takes as long as the winner.
 */
export function traceLines({ lines, laps }: RaceLapTimes): Array<GapLine> {
  const winner = lines.find(({ ended }) => (ended[laps - 1] ?? null) !== null);
  const reference = referenceEnds(winner, laps);
  return lines.map(({ driver, ended }) => ({
    driver,
    gaps: ended.map((at, index) => (at === null ? null : rounded((reference[index] ?? 0) - at))),
  }));
}

/** A lap longer than this multiple of the winner's median means that the race was stopped, under a red flag. */
const stoppedRatio = 2;

/** When the car that the trace compares with ends each lap. */
function referenceEnds(car: RaceLapTimes["lines"][number] | undefined, laps: number): Array<number> {
  const ended = car?.ended ?? [];
  const winnerLaps = Array.from({ length: laps - 1 }, (_, index) => {
    const [from, to] = [ended[index] ?? null, ended[index + 1] ?? null];
    return from === null || to === null ? null : to - from;
  });
  const sorted = winnerLaps.flatMap((seconds) => seconds ?? []).toSorted((one, other) => one - other);
  const longest = stoppedRatio * (sorted[Math.floor(sorted.length / 2)] ?? Infinity);
  // Null for a lap that counts in the average.
  const excluded = winnerLaps.map((seconds, index) =>
    seconds !== null && (seconds > longest || car?.neutralised_laps.includes(index + 2) === true)
      ? seconds
      : null,
  );
  const excludedSeconds = excluded.flatMap((seconds) => seconds ?? []);
  const excludedTotal = excludedSeconds.reduce((sum, seconds) => sum + seconds, 0);
  const [first, last] = [ended[0] ?? 0, ended[laps - 1] ?? 0];
  const average = (last - first - excludedTotal) / Math.max(1, laps - 1 - excludedSeconds.length);
  const ends = [first];
  for (const seconds of excluded) ends.push((ends.at(-1) ?? 0) + (seconds ?? average));
  return ends;
}

/** Seconds behind whoever ended the same lap first. */
export function leaderLines({ lines, laps }: RaceLapTimes): Array<GapLine> {
  const leaders = Array.from({ length: laps }, (_, index) => {
    const ends = lines.flatMap(({ ended }) => ended[index] ?? []);
    return ends.length === 0 ? null : Math.min(...ends);
  });
  return lines.map(({ driver, ended }) => ({
    driver,
    gaps: ended.map((at, index) => {
      const leader = leaders[index] ?? null;
      return at === null || leader === null ? null : rounded(at - leader);
    }),
  }));
}

/** Which line led at the end of each lap; null where the order is not known, or contradicts when the cars ended the lap. */
function leadersOf(document: RaceLapTimes): Array<number | null> {
  const { lines, laps } = document;
  const gaps = leaderLines(document);
  return Array.from({ length: laps }, (_, index) => {
    const first = lines.flatMap(({ positions }, at) => (positions[index] === 1 ? at : []));
    const [only = -1] = first;
    return first.length === 1 && (gaps[only]?.gaps[index] ?? 0) === 0 ? only : null;
  });
}

/** Laps in a row that one driver led: the driver's index, the first lap and the last. */
export type Lead = { driver: number; from: number; to: number };

/** How many laps a lead lasted. */
export function lapsLed({ from, to }: Pick<Lead, "from" | "to">): number {
  return to - from + 1;
}

/** Who led from when to when, without the laps of which that is not known. */
export function leadsOf(document: RaceLapTimes): Array<Lead> {
  const leads: Array<Lead> = [];
  for (const [index, leader] of leadersOf(document).entries()) {
    const driver = leader === null ? undefined : document.lines[leader]?.driver;
    if (driver === undefined) continue;
    const last = leads.at(-1);
    if (last?.driver === driver && last.to === index) last.to = index + 1;
    else leads.push({ driver, from: index + 1, to: index + 1 });
  }
  return leads;
}

/** The indexes of the drivers who were second at the end of at least a tenth of the laps: nearest to the leader for long. */
export function longRunnersUp({ lines, laps }: Pick<RaceLapTimes, "lines" | "laps">): Set<number> {
  return new Set(
    lines.flatMap(({ driver, positions }) =>
      positions.filter((position) => position === 2).length >= laps / 10 ? driver : [],
    ),
  );
}

/** Each leader with the laps: "Norris (laps 1–43, 47–57), Hamilton (lap 46)"; null where none is known. */
export function leadsText(
  { drivers }: Pick<RaceLapTimes, "drivers">,
  leads: ReadonlyArray<Lead>,
): string | null {
  const texts = [...Map.groupBy(leads, ({ driver }) => driver)].map(([driver, all]) => {
    const spans = all.map(({ from, to }) => formatSpan(from, to)).join(", ");
    return `${lastName(drivers[driver]?.driver_name ?? "")} (${/^\d+$/.test(spans) ? "lap" : "laps"} ${spans})`;
  });
  return texts.length === 0 ? null : texts.join(", ");
}

/**
 * Who stopped while leading, and on which laps: "Norris (lap 34): all gaps shrink"; null for nobody. All others are nearer
 * to the leader then, which looks as if they had gained on the road.
 */
export function leaderStopsText(
  { drivers, lines }: Pick<RaceLapTimes, "drivers" | "lines">,
  leads: ReadonlyArray<Lead>,
): string | null {
  const texts = lines.flatMap((line) => {
    const laps = stopLaps(line).filter((lap) =>
      leads.some(({ driver, from, to }) => driver === line.driver && from < lap && lap <= to + 1),
    );
    const name = lastName(drivers[line.driver]?.driver_name ?? "");
    return laps.length === 0 ? [] : [`${name} (${laps.length === 1 ? "lap" : "laps"} ${laps.join(", ")})`];
  });
  return texts.length === 0 ? null : `${texts.join(", ")}: all gaps shrink`;
}

/** Gaps of a lap to the cars before and behind on the road, of those on the same lap. */
export function neighboursAt(
  { lines }: RaceLapTimes,
  driver: number,
  lap: number,
): { ahead: number | null; behind: number | null } {
  const own = lines.find((line) => line.driver === driver)?.ended[lap - 1] ?? null;
  if (own === null) return { ahead: null, behind: null };
  const others = lines.flatMap((line) => (line.driver === driver ? [] : (line.ended[lap - 1] ?? [])));
  const before = others.filter((at) => at < own);
  const after = others.filter((at) => at > own);
  return {
    ahead: before.length === 0 ? null : rounded(own - Math.max(...before)),
    behind: after.length === 0 ? null : rounded(Math.min(...after) - own),
  };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
