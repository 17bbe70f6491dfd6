import { leastStopSeconds, type PitVisit, visitsWithField, type WithField } from "../pit-stops.ts";
import { completedLaps, type DriverRecord } from "./driver-records.ts";
import type { SessionRecording } from "./recording.ts";
import { type TyreStint, tyreStints } from "./stints.ts";

/** A visit to the pit lane, with the penalty served in it as race control words it; null for none. */
export type RaceVisit = PitVisit & { penalty: string | null };

/** A driver's visits to the pit lane and stints, in order of laps. */
export type RaceStops = {
  stints: ReadonlyArray<TyreStint>;
  /** Visits with a tyre change, or in which the car stood. */
  stops: ReadonlyArray<RaceVisit>;
  /** Other visits: drive-throughs, where `withField` is null, and those with the whole field. */
  passes: ReadonlyArray<RaceVisit & { withField: WithField | null }>;
};

/** A driver's record with crossings as in `lineCrossings`. */
type Driven = DriverRecord & { crossings: ReadonlyArray<number | null> };

/**
 * Separates each driver's stops from other visits to the pit lane, in the order of `drivers`.
 *
 * A visit with a tyre change is a stop. So is one without, if the car was in the pit lane longer than for a
 * drive-through. Visits behind the safety car with the whole field, or under a red flag, are not stops.
 */
export function raceStops(
  drivers: ReadonlyArray<Driven>,
  messages: SessionRecording["messages"],
): Array<RaceStops> {
  const visits = drivers.flatMap((driver) => driver.visits);
  const withField = visitsWithField(visits, drivers.map(completedLaps));
  const stints = drivers.map((driver) => {
    const led = driver.visits.filter((visit) => withField.get(visit) === "led");
    return tyreStints(driver.laps, driver.stints, completedLaps(driver), new Set(led.map(({ lap }) => lap)));
  });
  const changes = drivers.flatMap((driver, index) =>
    driver.visits.filter((visit) => !withField.has(visit) && isChange(visit, driver, stints[index] ?? [])),
  );
  const alone = visits.filter((visit) => !withField.has(visit));
  const least = leastStopSeconds(alone, changes);
  const changed = new Set(changes);
  const isStop = (visit: PitVisit) =>
    !withField.has(visit) &&
    (changed.has(visit) || (visit.laneSeconds !== null && visit.laneSeconds >= least));
  return drivers.map((driver, index) => {
    const penalties = penaltiesServed(driver, messages);
    const own = driver.visits.map((visit) => ({ visit, penalty: penalties.get(visit) ?? null }));
    return {
      stints: stints[index] ?? [],
      stops: own.filter(({ visit }) => isStop(visit)).map(({ visit, penalty }) => ({ ...visit, penalty })),
      passes: own
        .filter(({ visit }) => !isStop(visit))
        .map(({ visit, penalty }) => ({ ...visit, penalty, withField: withField.get(visit) ?? null })),
    };
  });
}

/** True unless the tyres are known not to have been changed. */
function isChange({ lap }: PitVisit, driver: Driven, stints: ReadonlyArray<TyreStint>): boolean {
  return lap >= completedLaps(driver) || stints.some(({ fromLap }) => fromLap === lap + 1);
}

const served = /PENALTY SERVED - (.+?) FOR CAR (\d+)/;

/** Race control reports a served penalty some laps after the visit. */
function penaltiesServed(
  { driver, visits, crossings }: Driven,
  messages: SessionRecording["messages"],
): Map<PitVisit, string> {
  const penalties = new Map<PitVisit, string>();
  for (const { at, text } of messages) {
    const [, penalty, number] = served.exec(text) ?? [];
    if (penalty === undefined || Number(number) !== driver.number) continue;
    const visit = visits.findLast(({ lap }) => (crossings[lap] ?? Number.POSITIVE_INFINITY) <= at);
    if (visit !== undefined) penalties.set(visit, penalty.toLowerCase());
  }
  return penalties;
}
