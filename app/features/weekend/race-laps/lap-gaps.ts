import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { Compound } from "#contract/timing/session.ts";
import { formatCount, formatLapTime, formatSpan, lastName } from "#app/text/format.ts";

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

/** The compound of a lap, and how many laps its tyres had done at its end; null where not recorded. */
export function tyreOn(
  { stints }: RaceLapTimes["lines"][number],
  lap: number,
): { compound: Compound; age: number | null } {
  const stint = stints.find(({ from_lap, to_lap }) => from_lap <= lap && lap <= to_lap);
  if (stint === undefined) return { compound: null, age: null };
  const { compound, from_lap, age_at_start } = stint;
  return { compound, age: age_at_start === null ? null : age_at_start + lap - from_lap + 1 };
}

export const tones = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** How a lap compares with what others needed for it: from 0, much quicker, to 8, much slower; null where it does not. */
export type Tone = (typeof tones)[number];

/** The tone of a lap that is about as quick as its median. */
const usual: Tone = 4;

/** A car with its laps, each with its tone. */
export type ToneRow = {
  driver: RaceLapTimes["drivers"][number];
  line: RaceLapTimes["lines"][number] & { tones: ReadonlyArray<Tone | null>; isDisqualified: boolean };
};

/** From one tone to the next, as a share of the median: with this one the cars in front seldom all have the last. */
export const toneStep = 0.007;

/** By how much a lap of the middle tone differs from the median at most. */
export const halfStep = `${(50 * toneStep).toFixed(2)}%`;

/** Shares of the median that part the tones. */
const limits = tones.slice(1).map((tone) => (tone - usual - 0.5) * toneStep);

/** The tones of each car's laps against the median of the lap, from cars that neither stopped nor were neutralised on it. */
export function lapTones({ lines, laps }: RaceLapTimes): Array<Array<Tone | null>> {
  const medians = Array.from({ length: laps }, (_, index) => {
    const times = lines.flatMap(({ seconds, pit_laps, neutralised_laps }) => {
      const lap = index + 1;
      const isFree =
        !pit_laps.includes(lap) && !pit_laps.includes(lap - 1) && !neutralised_laps.includes(lap);
      return isFree ? (seconds[index] ?? []) : [];
    });
    const sorted = times.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  });
  return lines.map(({ seconds }) =>
    seconds.map((time, index) => {
      const median = medians[index] ?? null;
      if (time === null || median === null) return null;
      const share = time / median - 1;
      return toneOf(limits.filter((limit) => share > limit).length);
    }),
  );
}

function toneOf(count: number): Tone {
  return tones[count] ?? 8;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** How often a car beats the median: its cells of a quicker colour on laps that were not neutralised. */
export function quickerLaps({ line }: ToneRow): number {
  return line.tones.filter(
    (tone, index) => tone !== null && tone < usual && !line.neutralised_laps.includes(index + 1),
  ).length;
}

/** Who beats the median the most often. Undefined where nobody does, and where two do as often. */
export function quickestRow(rows: ReadonlyArray<ToneRow>): { row: number; count: number } | undefined {
  const counted = rows.map((each, row) => ({ row, count: quickerLaps(each) }));
  const [first, second] = counted.toSorted((one, other) => other.count - one.count);
  return first === undefined || first.count === 0 || first.count === second?.count ? undefined : first;
}

/**
 * Whether a car's neutralised lap was under the safety car, the virtual one or a red flag. A lapped car can meet it on a lap
 * that was free for the leader: then the next one counts.
 */
export function bandOn(lap: number, bands: Readonly<RaceLapTimes["neutralisations"]>) {
  return bands?.find(({ to_lap }) => lap <= to_lap)?.kind ?? "SC";
}

/** "Piastri beats the median by 0.35% or more on 43 laps". */
export function quickestFinding(rows: ReadonlyArray<ToneRow>): string | undefined {
  const quickest = quickestRow(rows);
  const driver = rows[quickest?.row ?? -1]?.driver;
  return quickest === undefined || driver === undefined
    ? undefined
    : `${lastName(driver.driver_name)} beats the median by ${halfStep} or more on ${formatCount(quickest.count, "lap")}`;
}

/** The fastest lap, as results count it without disqualified cars: several where they took as long, none without a time. */
export function fastestLaps(rows: ReadonlyArray<ToneRow>) {
  const timed = rows.flatMap(({ driver, line }, row) =>
    line.seconds.flatMap((seconds, index) =>
      seconds === null || line.isDisqualified ? [] : { driver, row, seconds, lap: index + 1 },
    ),
  );
  const least = Math.min(...timed.map(({ seconds }) => seconds));
  return timed.filter(({ seconds }) => seconds === least);
}

/** The first of the laps on which a car was as quick as it ever was; null for one without a time. */
export function personalBestLap({ seconds }: ToneRow["line"]): number | null {
  const index = seconds.indexOf(Math.min(...seconds.flatMap((each) => each ?? [])));
  return index === -1 ? null : index + 1;
}

/** "Norris sets the fastest lap: 1:22.167 on lap 43"; undefined without a time, and where two are as quick. */
export function fastestFinding(rows: ReadonlyArray<ToneRow>): string | undefined {
  const [first, second] = fastestLaps(rows);
  return first === undefined || second !== undefined
    ? undefined
    : `${lastName(first.driver.driver_name)} sets the fastest lap: ${formatLapTime(first.seconds)} on lap ${first.lap}`;
}

/** How often a car changed tyres, under a red flag too; not the visit in which it retired. */
export function tyreChanges({ line }: ToneRow): number {
  return stopLaps(line).filter((lap) => lap < line.seconds.length).length;
}

/**
 * True where a lapped car drove a neutralised lap that was a free one of the leader, whose laps neutralisations are
 * counted in. Who retired may have been on the leader's lap, and is left out.
 *
 * @param bands null where they were not recorded
 */
export function lappedAreNeutralisedEarlier(
  rows: ReadonlyArray<ToneRow>,
  bands: Readonly<RaceLapTimes["neutralisations"]>,
): boolean {
  const most = Math.max(0, ...rows.map(({ line }) => line.seconds.length));
  const isFree = (lap: number) =>
    bands?.some(({ from_lap, to_lap }) => from_lap <= lap && lap <= to_lap) === false;
  return rows.some(
    ({ line: { position, seconds, neutralised_laps } }) =>
      position !== null &&
      seconds.length < most &&
      neutralised_laps.some((lap) => lap <= seconds.length && isFree(lap)),
  );
}

/**
 * How often most of those change tyres who are classified: "13 of 22 classified drivers change tyres twice". Undefined
 * where stints are not recorded of all of them, and where two strategies are as common.
 */
export function tyresFinding(rows: ReadonlyArray<ToneRow>): string | undefined {
  const placed = rows.filter(({ line }) => line.position !== null);
  if (placed.length === 0 || placed.some(({ line }) => line.stints.length === 0)) return undefined;
  const [first, second] = [...Map.groupBy(placed, tyreChanges)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (first === undefined || first[1].length === second?.[1].length) return undefined;
  const [changes, { length }] = first;
  const often = ["on one set of tyres", "once", "twice"][changes] ?? `${changes} times`;
  const does = `${changes === 0 ? "drive" : "change"}${length === 1 ? "s" : ""}${changes === 0 ? "" : " tyres"}`;
  const who = length === placed.length ? `All ${length}` : `${length} of ${placed.length}`;
  return `${who} classified drivers ${does} ${often}`;
}
