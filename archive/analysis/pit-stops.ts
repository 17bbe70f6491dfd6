import { median } from "./arithmetic.ts";

/** A car's visit to the pit lane at the end of a lap. `laneSeconds`: from entry to exit; null where not recorded. */
export type PitVisit = { car: number | string; lap: number; laneSeconds: number | null };

/** How a car came through the pit lane with the others: led by the safety car, or to wait under a red flag. */
export type WithField = "led" | "waited";

/** Of fewer cars, all may well stop at the end of the same lap. */
const smallestField = 10;
/** Of the cars on the lap; one or two may have come in before. */
const shareOfField = 0.9;
/** A car that stops is at least this much longer in the pit lane than one that is led through it. */
const standingSeconds = 2.5;
/** Several cars that are longer in the pit lane than this at the end of a lap wait under a red flag. */
const redFlagSeconds = 300;
const waitingCars = 3;

/**
 * The visits to the pit lane during a race in which cars only went where all of them went, which are no stops: the
 * safety car led the field through, or a red flag sent it there. A car that stopped while the others were led through
 * is not among them.
 *
 * @param visits of all cars
 * @param laps how many laps each car completed
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

/** A car that drives through is quicker than the quickest stop by more than this: it neither brakes nor stands. */
const standingGain = 1.5;

/**
 * The least seconds in the pit lane of a car that stood there. A drive-through is quicker than every stop; stops are most
 * of a race's visits.
 *
 * @param visits those that were not with the field
 * @param changes those of them in which tyres were changed
 */
export function leastStopSeconds(visits: ReadonlyArray<PitVisit>, changes: ReadonlyArray<PitVisit>): number {
  const usual = median(laneSecondsOf(visits)) ?? Number.POSITIVE_INFINITY;
  return Math.min(usual, ...laneSecondsOf(changes)) - standingGain;
}

function laneSecondsOf(visits: ReadonlyArray<PitVisit>): Array<number> {
  return visits.flatMap(({ laneSeconds }) => laneSeconds ?? []);
}
