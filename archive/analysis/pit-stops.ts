import { median } from "./arithmetic.ts";

/**
 * A car's visit to the pit lane at the end of a lap. `enteredAt`: on the recording's clock, in milliseconds;
 * `laneSeconds`: from entry to exit; null where not recorded.
 */
export type PitVisit = {
  car: number | string;
  lap: number;
  enteredAt?: number | null | undefined;
  laneSeconds: number | null;
};

/** Why a car passed through the pit lane with the field: led by the safety car, or waiting under a red flag. */
export type WithField = "led" | "waited";

/** In a smaller field all cars may well stop at the end of the same lap. */
const smallestField = 10;
/** The share of the cars on that lap; one or two may have come in before. */
const shareOfField = 0.9;
/** A stopping car spends at least this much longer in the pit lane than one that is led through. */
const standingSeconds = 2.5;
/** If several cars spend longer than this in the pit lane at the end of a lap, they are waiting under a red flag. */
const redFlagSeconds = 300;
const waitingCars = 3;

/**
 * The visits to the pit lane that are not stops, because the whole field came in: behind the safety car, or under a red
 * flag. A car that stopped while the others were led through is not included.
 *
 * @param visits of all cars
 * @param laps completed by each car
 */
export function visitsWithField<Visit extends PitVisit>(
  visits: ReadonlyArray<Visit>,
  laps: ReadonlyArray<number>,
): Map<Visit, WithField> {
  const found = new Map<Visit, WithField>();
  for (const [lap, ofLap] of Map.groupBy(visits, (visit) => visit.lap)) {
    const waiting = ofLap.filter(({ laneSeconds }) => laneSeconds !== null && laneSeconds > redFlagSeconds);
    if (waiting.length >= waitingCars) for (const visit of waiting) found.set(visit, "waited");
    const field = laps.filter((completed) => completed >= lap).length;
    if (field < smallestField || ofLap.length < shareOfField * field) continue;
    const usual = median(ofLap.flatMap(({ laneSeconds }) => laneSeconds ?? []));
    const longest = (usual ?? 0) + standingSeconds;
    for (const visit of ofLap) {
      if (!found.has(visit) && (visit.laneSeconds ?? 0) <= longest) found.set(visit, "led");
    }
  }
  return found;
}

/** A drive-through is faster than the fastest stop by more than this, since the car neither brakes nor stands. */
const standingGain = 1.5;

/**
 * The shortest time in the pit lane, in seconds, that counts as a stop. A drive-through is faster than every stop; most
 * visits in a race are stops.
 *
 * @param visits those that were not made with the field
 * @param changes the visits among them with a tyre change
 */
export function leastStopSeconds(visits: ReadonlyArray<PitVisit>, changes: ReadonlyArray<PitVisit>): number {
  const usual = median(laneSecondsOf(visits)) ?? Number.POSITIVE_INFINITY;
  return Math.min(usual, ...laneSecondsOf(changes)) - standingGain;
}

function laneSecondsOf(visits: ReadonlyArray<PitVisit>): Array<number> {
  return visits.flatMap(({ laneSeconds }) => laneSeconds ?? []);
}
