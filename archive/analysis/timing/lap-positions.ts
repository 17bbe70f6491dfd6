import type { LapPositions } from "#contract/timing/race.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { completedLaps } from "./driver-records.ts";
import type { Racer, RaceLaps } from "./race-laps.ts";

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
