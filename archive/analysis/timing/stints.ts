import type { Stints } from "#contract/timing/race.ts";
import type { Compound, DocumentHead } from "#contract/timing/session.ts";
import { completedLaps, type DriverRecord } from "./driver-records.ts";
import type { RaceLaps, Racer } from "./race-laps.ts";
import type { RecordedLap, RecordedStint, SessionRecording } from "./recording.ts";
import { leastStopSeconds, type PitVisit, visitsWithField, type WithField } from "../pit-stops.ts";

/** Each driver's stints and stops, in the order of `drivers`. */
export function stintsDocument(head: DocumentHead, race: RaceLaps): Stints {
  const { laps, neutralisations, racers } = race;
  return { ...head, laps, neutralisations, lines: racers.map(lineOf) };
}

function lineOf(racer: Racer): Stints["lines"][number] {
  return {
    driver: racer.index,
    position: racer.driver.position,
    laps: completedLaps(racer),
    stints: stintRows(racer),
    stops: racer.stops.map(visitOf),
    passes: racer.passes.map((visit) => ({ ...visitOf(visit), with_field: visit.withField !== null })),
  };
}

/** A car's stints as documents have them. */
export function stintRows({ stints }: Racer): Stints["lines"][number]["stints"] {
  return stints.map(({ fromLap, toLap, compound, age }) => ({
    from_lap: fromLap,
    to_lap: toLap,
    compound,
    age_at_start: age,
  }));
}

function visitOf({ lap, laneSeconds, penalty }: RaceVisit) {
  return { lap, lane_seconds: laneSeconds, penalty };
}

/** Laps on one set of tyres, inclusive. `age`: laps already on the tyres; null = unknown. */
type TyreStint = { fromLap: number; toLap: number; compound: Compound; age: number | null };

/** The laps between two pit exits, and the source's stint for them. */
type Run = { fromLap: number; toLap: number; stint: RecordedStint | undefined };

/**
 * One driver's stints, without gaps or overlaps, from lap 1 to `lastLap`.
 *
 * A run begins at every out-lap, and where the source begins a stint without an out-lap nearby. It takes the tyres of
 * the source's stint that covers most of it, or unknown ones if none does. A run continues the stint before it if the
 * compound is the same and the age continues: the car passed through the pit lane and kept its tyres. Where the field
 * was led through, the same compound is enough, since there is no time for a change, whatever the source says; and tyres
 * unknown before it are those after it.
 *
 * @param laps one driver's
 * @param recorded the same driver's stints in the source, which may overlap by a lap or miss some
 * @param lastLap last lap to cover; anything after it is dropped
 * @param ledThrough laps at whose end the car was led through the pit lane
 */
export function tyreStints(
  laps: ReadonlyArray<RecordedLap>,
  recorded: ReadonlyArray<RecordedStint>,
  lastLap: number,
  ledThrough: ReadonlySet<number> = new Set(),
): Array<TyreStint> {
  const stints: Array<TyreStint> = [];
  let before: Run | undefined;
  for (const run of runs(laps, recorded, lastLap)) {
    const last = stints.at(-1);
    const { fromLap, toLap, stint } = run;
    const next = { fromLap, toLap, compound: stint?.compound ?? null, age: stint?.ageAtStart ?? null };
    const isSameStint = stint !== undefined && before?.stint === stint;
    const isLed = ledThrough.has(fromLap - 1);
    if (isLed && last?.compound === null) {
      const age = next.age === null ? -1 : next.age - (fromLap - last.fromLap);
      last.toLap = toLap;
      last.compound = next.compound;
      last.age = age < 0 ? null : age;
    } else if (
      last !== undefined &&
      (isSameStint || (isLed && last.compound === next.compound) || goesOn(last, next))
    )
      last.toLap = toLap;
    else stints.push(next);
    before = run;
  }
  return stints;
}

function runs(
  laps: ReadonlyArray<RecordedLap>,
  recorded: ReadonlyArray<RecordedStint>,
  lastLap: number,
): Array<Run> {
  const exits = laps.filter((lap) => lap.outLap && lap.lap > 1).map((lap) => lap.lap);
  const changes = recorded
    .map((stint) => stint.fromLap)
    .filter((from) => from > 1 && exits.every((exit) => Math.abs(exit - from) > 1));
  const starts = [...new Set([1, ...exits, ...changes])]
    .filter((start) => start <= lastLap)
    .toSorted((one, other) => one - other);
  return starts.map((fromLap, index) => {
    const toLap = (starts[index + 1] ?? lastLap + 1) - 1;
    return { fromLap, toLap, stint: stintOf(fromLap, toLap, recorded) };
  });
}

function stintOf(
  fromLap: number,
  toLap: number,
  recorded: ReadonlyArray<RecordedStint>,
): RecordedStint | undefined {
  const shared = (stint: RecordedStint) =>
    Math.min(toLap, stint.toLap) - Math.max(fromLap, stint.fromLap) + 1;
  return recorded
    .filter((stint) => shared(stint) > 0)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

function goesOn(last: TyreStint, next: TyreStint): boolean {
  if (last.compound === null || last.age === null) return false;
  return last.compound === next.compound && next.age === last.age + last.toLap - last.fromLap + 1;
}

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
