import { leastStopSeconds, type PitVisit, visitsWithField, type WithField } from "../pit-stops.ts";
import { completedLaps, type DriverRecord } from "./driver-records.ts";
import type { SessionRecording } from "./recording.ts";
import { type TyreStint, tyreStints } from "./stints.ts";

/** A visit to the pit lane, and the penalty that was served in it as race control words it; null = none. */
export type RaceVisit = PitVisit & { penalty: string | null };

/** A driver's race between the visits to the pit lane, in order of laps. */
export type RaceStops = {
  stints: ReadonlyArray<TyreStint>;
  /** In which tyres were changed or the car stood. */
  stops: ReadonlyArray<RaceVisit>;
  /** In which neither happened, or the whole field came through: `withField` is null for a drive-through. */
  passes: ReadonlyArray<RaceVisit & { withField: WithField | null }>;
};

/** A driver's record, and when each lap ended as of `lineCrossings`. */
type Driven = DriverRecord & { crossings: ReadonlyArray<number | null> };

/**
 * Tells the stops of a race from other visits to the pit lane, for each driver in the order of `drivers`.
 *
 * A visit is a stop when the tyres were changed. It is one as well when they were not, but the car was in the pit lane
 * longer than one that drives through: it stood. Led through by the safety car, or sent
 * there by a red flag with all others, nobody stops.
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

/** True unless the tyres are known to have stayed on. */
function isChange({ lap }: PitVisit, driver: Driven, stints: ReadonlyArray<TyreStint>): boolean {
  return lap >= completedLaps(driver) || stints.some(({ fromLap }) => fromLap === lap + 1);
}

const served = /PENALTY SERVED - (.+?) FOR CAR (\d+)/;

/** Race control says that a penalty was served some laps after the visit in which it was. */
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
