import type { RecordedLap, SessionRecording } from "#archive/analysis/timing/recording.ts";
import { DataError } from "../data-error.ts";
import { isWithin, wordsOf } from "../openf1/map-drivers.ts";
import type { LapEntry, LapRace } from "./lap-entries.ts";
import { type CarLaps, type LapSession, recordedLaps } from "./lap-session.ts";
import { neutralisedTimes, type StatusLap } from "./neutralised-times.ts";

/** The line that names the source of these laps wherever they are shown. */
const lapSource = "Lap times: F1 timing by FastF1, collected by Armchair-Strategist (Apache-2.0)";

/** The least share of a classified car's laps that a file must have: fewer means that it was cut. */
const leastShare = 0.9;

/**
 * The laps of a session as the analysis reads them: cars mapped by number to the entries of its classification, laps
 * after the last one that counts left out.
 *
 * @throws DataError when a car or the race is not the classification's, or a classified car's laps are missing
 */
export function lapRecording(laps: LapSession, race: LapRace): SessionRecording {
  const cars = carsOf(laps, race);
  return {
    source: lapSource,
    clockAhead: 0,
    drivers: cars.map(({ entry, car }) => ({
      driver_id: entry.driver_id,
      driver_name: entry.driver_name,
      driver_code: entry.driver_code ?? car.code,
      number: car.number,
      team_id: entry.team_id,
      team_name: entry.team_name,
      position: entry.position,
      grid: entry.grid,
      penaltySeconds: entry.penalty_ms === null ? null : entry.penalty_ms / 1000,
      finishSeconds: entry.time_ms === null ? null : entry.time_ms / 1000,
    })),
    laps: cars.flatMap(({ car }) => lapsOf(car)),
    stints: cars.flatMap(({ car }) => stintsOf(car)),
    stops: cars.flatMap(({ car }) =>
      car.visits.map(({ lap, laneMs }) => ({
        number: car.number,
        inLap: lap,
        laneSeconds: laneMs === null ? null : laneMs / 1000,
      })),
    ),
    messages: [],
    neutralised: neutralisedTimes(cars.flatMap(({ car }) => statusLaps(car))),
    weather: [],
    telemetry: [],
  };
}

type MappedCar = { entry: LapEntry; car: CarLaps };

function carsOf(session: LapSession, race: LapRace): Array<MappedCar> {
  const what = `${session.year} round ${session.round} ${session.session}`;
  const name = wordsOf(session.event.replace(/ Grand Prix$/, ""));
  if (!isWithin(name, wordsOf(race.name)))
    throw new DataError(`${what}: the file has the ${session.event}, the calendar the ${race.name}`);
  for (const { number, code } of session.cars) {
    const entry = race.entries.find((one) => one.number === String(number));
    if (entry === undefined)
      throw new DataError(`${what}: car ${number} (${code}) is none of its classification`);
    if (entry.driver_code !== null && entry.driver_code !== code)
      throw new DataError(`${what}: car ${number} is ${code} in the file, ${entry.driver_code} in F1DB`);
  }
  return race.entries.flatMap((entry): Array<MappedCar> => {
    const car = session.cars.find(({ number }) => String(number) === entry.number);
    const laps = entry.laps ?? 0;
    if (entry.position !== null && (car?.laps.length ?? 0) < leastShare * laps)
      throw new DataError(
        `${what}: ${entry.driver_name} drove ${laps} laps, of which the file has ${car?.laps.length ?? 0}`,
      );
    return car === undefined ? [] : [{ entry, car: untilFlag(car, entry.laps) }];
  });
}

/** A car without laps that do not count: after the flag, or after the lap to which the result was taken back. */
function untilFlag(car: CarLaps, laps: number | null): CarLaps {
  if (laps === null || car.laps.length <= laps) return car;
  return {
    ...car,
    laps: car.laps.slice(0, laps),
    stints: car.stints.filter(({ fromLap }) => fromLap <= laps),
    visits: car.visits.filter(({ lap }) => lap < laps),
  };
}

function lapsOf({ number, laps, visits }: CarLaps): Array<RecordedLap> {
  const left = new Set(visits.filter((visit) => visit.left).map(({ lap }) => lap));
  return recordedLaps(number, laps).map((lap, index) => ({ ...lap, outLap: left.has(index) }));
}

function stintsOf({ number, laps, stints }: CarLaps): SessionRecording["stints"] {
  return stints.map(({ fromLap, compound, age }, index) => ({
    number,
    fromLap,
    toLap: (stints[index + 1]?.fromLap ?? laps.length + 1) - 1,
    compound,
    ageAtStart: age,
  }));
}

/** Laps with both ends on the clock. The first began somewhat before its time, or a usual lap, before its end. */
function statusLaps({ laps }: CarLaps): Array<StatusLap> {
  const usual = 120_000;
  return laps.flatMap(({ ms, endedAt, status }, index) => {
    const before = index === 0 && endedAt !== null ? endedAt - (ms ?? usual) : laps[index - 1]?.endedAt;
    return endedAt === null || before === undefined || before === null
      ? []
      : [{ from: before, to: endedAt, status }];
  });
}
