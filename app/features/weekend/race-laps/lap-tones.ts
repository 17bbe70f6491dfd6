import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { Compound } from "#contract/timing/session.ts";
import { formatCount, formatLapTime } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { stopLaps } from "./lap-gaps.ts";

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
