import { median } from "../arithmetic.ts";
import { isPitLap } from "./driver-records.ts";
import { type PaceModel, tyreCost, tyreOn } from "./race-pace.ts";
import { isNeutralised, type RaceLaps, type Racer } from "./race-laps.ts";

/** The parts of a gap, in whole milliseconds, which add up to `gap`. Positive: time lost by the car behind. */
export type GapBreakdown = {
  toLap: number;
  gap: number;
  start: number;
  pace: number;
  tyres: number;
  stops: number;
  neutralised: number;
  other: number;
  penalties: number;
};

/** How a car's lap counts. `base`: the time that an in- or out-lap would have taken without the stop. */
type CountedLap =
  | { kind: "free" | "slow" | "neutralised" | "untimed"; ms: number | null; base: null }
  | { kind: "stop"; ms: number; base: number | null };

/** A car's laps, classified, by lap number. */
export type CountedCar = { racer: Racer; laps: ReadonlyArray<CountedLap> };

/**
 * A free lap is slow if it exceeds the driver's usual ratio to the field's pace by more than this. A race's comparable laps
 * (race-pace.ts) go by the driver's own median instead.
 */
const slowRatio = 1.03;
/** How many laps before an in-lap and after an out-lap are used to estimate their time without the stop. */
const neighbours = 2;

/** Classifies every lap of every car, in the order of `racers`. */
export function countedCars(race: RaceLaps): Array<CountedCar> {
  const times = race.racers.map(lapTimes);
  const isFree = race.racers.map((racer, index) => freeLaps(racer, times[index] ?? [], race));
  const usual = Array.from({ length: race.laps + 1 }, (_, lap) =>
    median(times.flatMap((of, index) => (isFree[index]?.[lap] === true ? (of[lap] ?? []) : []))),
  );
  return race.racers.map((racer, index) => {
    const [of, free] = [times[index] ?? [], isFree[index] ?? []];
    const shareAt = (lap: number) => {
      const [own, field] = [of[lap] ?? null, usual[lap] ?? null];
      return own === null || field === null ? null : own / field;
    };
    const ownShare = median(of.flatMap((_, lap) => (free[lap] === true ? (shareAt(lap) ?? []) : [])));
    return {
      racer,
      laps: of.map((ms, lap): CountedLap => {
        if (ms === null) return { kind: "untimed", ms, base: null };
        if (isNeutralised(racer, lap, race.neutralised)) return { kind: "neutralised", ms, base: null };
        if (free[lap] !== true) return { kind: "stop", ms, base: baseAt(lap, of, free) };
        const share = shareAt(lap);
        const isSlow = share !== null && ownShare !== null && share > slowRatio * ownShare;
        return { kind: isSlow ? "slow" : "free", ms, base: null };
      }),
    };
  });
}

/**
 * Milliseconds between crossings, by lap number; null for lap 1, whose start is not timed, and where a crossing is
 * missing.
 */
function lapTimes({ crossings }: Racer): Array<number | null> {
  return crossings.map((end, lap) => {
    const start = crossings[lap - 1] ?? null;
    return lap < 2 || end === null || start === null ? null : Math.round(end) - Math.round(start);
  });
}

function freeLaps(racer: Racer, times: ReadonlyArray<number | null>, race: RaceLaps): Array<boolean> {
  const inPits = new Set(racer.laps.filter((lap) => isPitLap(racer, lap)).map(({ lap }) => lap));
  return times.map(
    (ms, lap) => ms !== null && !inPits.has(lap) && !isNeutralised(racer, lap, race.neutralised),
  );
}

/** The median of the nearest free laps: two before and two after. */
function baseAt(
  lap: number,
  times: ReadonlyArray<number | null>,
  free: ReadonlyArray<boolean>,
): number | null {
  const laps = times.flatMap((ms, at) => (ms !== null && free[at] === true ? [{ at, ms }] : []));
  const before = laps.filter(({ at }) => at < lap && lap - at <= 5).slice(-neighbours);
  const after = laps.filter(({ at }) => at > lap && at - lap <= 5).slice(0, neighbours);
  const base = median([...before, ...after].map(({ ms }) => ms));
  return base === null ? null : Math.round(base);
}

/**
 * Splits the gap between two cars at the end of the last lap that both completed; for cars on the same lap, that is the
 * flag. Positive parts are milliseconds lost by the car behind.
 *
 * @returns null if they have no timed lap in common
 */
export function gapBreakdown(
  ahead: CountedCar,
  behind: CountedCar,
  model: PaceModel | null,
): GapBreakdown | null {
  const [one, other] = [ahead.racer, behind.racer];
  const toLap = one.crossings.findLastIndex(
    (crossing, lap) => lap > 0 && crossing !== null && (other.crossings[lap] ?? null) !== null,
  );
  if (toLap < 1) return null;
  const breakdown = { start: 0, pace: 0, tyres: 0, stops: 0, neutralised: 0, other: 0 };
  let before: number | null = null;
  for (let lap = 1; lap <= toLap; lap += 1) {
    const gap = gapAt(one, other, lap);
    if (gap === null) continue;
    if (before === null) breakdown[lap === 1 ? "start" : "other"] += gap;
    else addLap(breakdown, { ahead, behind, lap, lost: gap - before }, model);
    before = gap;
  }
  const isFlag = toLap === one.crossings.length - 1 && toLap === other.crossings.length - 1;
  if (!isFlag) return { toLap, gap: gapAt(one, other, toLap) ?? 0, ...breakdown, penalties: 0 };
  let penalties = penaltyOf(other) - penaltyOf(one);
  const byLaps = (gapAt(one, other, toLap) ?? 0) + penalties;
  const gap = classifiedGap(one, other) ?? byLaps;
  // Some penalties appear in the classified time only. Any other difference is not in the laps: it is an inaccurate
  // clock after a lap without a time.
  if (isPenalty(gap - byLaps)) penalties += gap - byLaps;
  else breakdown.other += gap - byLaps;
  return { toLap, gap, ...breakdown, penalties };
}

/** Penalties are five seconds and more; clocks are accurate to some tenths. */
export function isPenalty(ms: number): boolean {
  const fives = Math.round(ms / 5000);
  return fives !== 0 && Math.abs(ms - 5000 * fives) <= 300;
}

/** In milliseconds; null if one of the two was not classified with a time. */
function classifiedGap(one: Racer, other: Racer): number | null {
  const [first, second] = [one.driver.finishSeconds ?? null, other.driver.finishSeconds ?? null];
  return first === null || second === null ? null : Math.round(1000 * second) - Math.round(1000 * first);
}

function gapAt(one: Racer, other: Racer, lap: number): number | null {
  const [first, second] = [one.crossings[lap] ?? null, other.crossings[lap] ?? null];
  return first === null || second === null ? null : Math.round(second) - Math.round(first);
}

function penaltyOf({ driver }: Racer): number {
  return Math.round((driver.penaltySeconds ?? 0) * 1000);
}

type Parts = Omit<GapBreakdown, "toLap" | "gap" | "penalties">;
type LapOfTwo = { ahead: CountedCar; behind: CountedCar; lap: number; lost: number };

/**
 * Adds the time lost on a lap to the right part; the excess of an in- or out-lap over its `base` belongs to the stop.
 */
function addLap(parts: Parts, { ahead, behind, lap, lost }: LapOfTwo, model: PaceModel | null): void {
  const [one, other] = [ahead.laps[lap], behind.laps[lap]];
  const kinds = [one?.kind ?? "untimed", other?.kind ?? "untimed"];
  if (kinds.includes("neutralised")) parts.neutralised += lost;
  else if (kinds.includes("untimed") || kinds.includes("slow")) parts.other += lost;
  else {
    const stop = stopShare(other) - stopShare(one);
    const tyres = model === null ? 0 : tyreShare(ahead.racer, behind.racer, lap, model);
    parts.stops += stop;
    parts.tyres += tyres;
    parts.pace += lost - stop - tyres;
  }
}

function stopShare(lap: CountedLap | undefined): number {
  if (lap?.kind !== "stop") return 0;
  return lap.base === null ? 0 : lap.ms - lap.base;
}

function tyreShare(one: Racer, other: Racer, lap: number, model: PaceModel): number {
  const [first, second] = [tyreCost(model, tyreOn(one, lap)), tyreCost(model, tyreOn(other, lap))];
  return first === null || second === null ? 0 : Math.round((second - first) * 1000);
}
