import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { median, rounded } from "../arithmetic.ts";
import { completedLaps } from "./driver-records.ts";
import { stintRows } from "./stints.ts";
import { isNeutralised, paceLaps, pitVisits, type RaceLaps, type Racer } from "./race-laps.ts";
import type { LapPositions, TeammateGap } from "#contract/timing/race.ts";

/** Every lap of every driver, in the order of `drivers`. */
export function lapTimesDocument(head: DocumentHead, race: RaceLaps): RaceLapTimes {
  const { laps, neutralisations, racers } = race;
  const positions = lapPositionsDocument(head, race).lines;
  const origin = Math.min(...racers.flatMap(({ crossings }) => crossings[1] ?? []));
  return {
    ...head,
    laps,
    neutralisations,
    lines: racers.map((racer, index) => ({
      driver: racer.index,
      position: racer.driver.position,
      grid: racer.driver.grid ?? null,
      seconds: numbersOf(racer).map((lap) => racer.laps.find((one) => one.lap === lap)?.seconds ?? null),
      ended: numbersOf(racer).map((lap) => {
        const crossing = racer.crossings[lap] ?? null;
        return crossing === null ? null : rounded((crossing - origin) / 1000, 3);
      }),
      positions: positions[index]?.positions ?? [],
      stints: stintRows(racer),
      pit_laps: pitVisits(racer)
        .map(({ lap }) => lap)
        .toSorted((a, b) => a - b),
      neutralised_laps: numbersOf(racer).filter((lap) => isNeutralised(racer, lap, race.neutralised)),
    })),
  };
}

function numbersOf(racer: Racer): Array<number> {
  return Array.from({ length: completedLaps(racer) }, (_, index) => index + 1);
}

/** Each driver's position at the end of each lap, in the order of `drivers`. */
export function lapPositionsDocument(head: DocumentHead, race: RaceLaps): LapPositions {
  const { laps, neutralisations, racers } = race;
  const estimates = racers.map(({ crossings }) => withEstimates(crossings));
  const placeAfter = (racer: Racer, index: number, lap: number): number | null => {
    if ((racer.crossings[lap] ?? null) === null) return null;
    const own = estimates[index]?.[lap] ?? null;
    return own === null ? null : 1 + estimates.filter((other) => isBefore(other[lap], own)).length;
  };
  const lines = racers.map((racer, index) => ({
    driver: racer.index,
    positions: Array.from({ length: completedLaps(racer) }, (_, lap) => placeAfter(racer, index, lap + 1)),
    classified: racer.driver.position !== null,
  }));
  return { ...head, laps, neutralisations, lines };
}

function isBefore(other: number | null | undefined, own: number): boolean {
  return other !== null && other !== undefined && other < own;
}

/**
 * Interpolates unknown crossings between known ones, so that a car without a time for a lap keeps its position.
 */
function withEstimates(crossings: ReadonlyArray<number | null>): Array<number | null> {
  return crossings.map((crossing, lap) => {
    if (crossing !== null) return crossing;
    const before = crossings.findLastIndex((other, index) => index < lap && other !== null);
    const after = crossings.findIndex((other, index) => index > lap && other !== null);
    const [from, to] = [crossings[before] ?? null, crossings[after] ?? null];
    return from === null || to === null ? null : from + ((to - from) * (lap - before)) / (after - before);
  });
}

type Pair = TeammateGap["pairs"][number];

/** Teammates lap by lap, teams in the order of their better driver; teams with one driver are left out. */
export function teammateGapDocument(head: DocumentHead, race: RaceLaps): TeammateGap {
  const { laps, neutralisations, racers } = race;
  const teams = Map.groupBy(racers, ({ driver }) => driver.team_id);
  const pairs = [...teams.values()].flatMap((team) =>
    team.flatMap((ahead, index) => team.slice(index + 1).map((behind) => pairOf(ahead, behind, race))),
  );
  return { ...head, laps, neutralisations, pairs };
}

function pairOf(ahead: Racer, behind: Racer, race: RaceLaps): Pair {
  return {
    ahead: ahead.index,
    behind: behind.index,
    gaps: Array.from({ length: race.laps }, (_, index) => gapAfter(index + 1, ahead, behind)),
    ahead_stops: ahead.stops.map(({ lap }) => lap),
    behind_stops: behind.stops.map(({ lap }) => lap),
    ...comparison(paceLaps(ahead, race.neutralised), paceLaps(behind, race.neutralised)),
  };
}

/** Seconds between the two at the end of a lap; positive when `ahead` crossed the line first. */
function gapAfter(lap: number, ahead: Racer, behind: Racer): number | null {
  const [first, second] = [ahead.crossings[lap] ?? null, behind.crossings[lap] ?? null];
  return first === null || second === null ? null : rounded((second - first) / 1000, 3);
}

/** Median differences over the laps that both drove at race pace. */
function comparison(
  ahead: ReadonlyMap<number, number>,
  behind: ReadonlyMap<number, number>,
): Pick<Pair, "comparable_laps" | "median_difference" | "median_difference_percent"> {
  const both = [...ahead].flatMap(([lap, time]) => {
    const other = behind.get(lap);
    return other === undefined ? [] : [{ ahead: time, behind: other }];
  });
  const difference = median(both.map((lap) => lap.behind - lap.ahead));
  const [one, other] = [median(both.map((lap) => lap.ahead)), median(both.map((lap) => lap.behind))];
  const isCompared = difference !== null && one !== null && other !== null;
  return {
    comparable_laps: both.length,
    median_difference: isCompared ? rounded(difference, 3) : null,
    median_difference_percent: isCompared ? rounded((100 * difference) / Math.min(one, other), 3) : null,
  };
}
