import type { NeutralisedTime, RecordedLap, SessionRecording } from "#archive/analysis/timing/recording.ts";
import { leastStopSeconds, visitsWithField } from "#archive/analysis/pit-stops.ts";
import { DataError } from "../data-error.ts";
import { isWithin, wordsOf } from "../openf1/map-to-archive.ts";
import {
  type CarLaps,
  type LapEntry,
  type LapRace,
  type LapSession,
  neutralStatus,
  recordedLaps,
} from "./lap-session.ts";

/** The attribution shown wherever these laps are. */
const lapSource = "Lap times: F1 timing by FastF1, collected by Armchair-Strategist (Apache-2.0)";

/** The least share of a classified car's laps that a file must have: with fewer it was truncated. */
const leastShare = 0.9;

/**
 * A session's laps as a recording: cars matched to the classification by number, without laps after the last one that
 * counts.
 *
 * @throws DataError if a car or the race does not match the classification, or a classified car's laps are missing
 */
export function lapRecording(laps: LapSession, race: LapRace): SessionRecording {
  const cars = carsOf(laps, race);
  const stops = stopLaps(cars.map(({ car }) => car));
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
    stints: cars.flatMap(({ car }) => stintsOf(car, stops)),
    stops: cars.flatMap(({ car }) =>
      car.visits.map(({ lap, enteredAt, laneMs }) => ({
        number: car.number,
        inLap: lap,
        enteredAt,
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

/**
 * A session's cars with their entries, without laps after the last one that counts. @throws DataError like
 * `lapRecording`
 */
export function carsOf(session: LapSession, race: LapRace): Array<MappedCar> {
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

type SourceStint = CarLaps["stints"][number];

/**
 * The source's stints. If the source's tyres continue across a stop, it does not know what came off: it filled in the
 * compound and age of the tyres fitted at the stop (Monaco 2022: hard tyres since lap 1 for drivers who came in on
 * wets).
 */
function stintsOf(car: CarLaps, stops: StopLaps): SessionRecording["stints"] {
  const { number, laps, stints } = car;
  const own = stops.get(number) ?? [];
  const isSpurious = (before: SourceStint | undefined, after: SourceStint | undefined) =>
    before !== undefined && after !== undefined && own.includes(after.fromLap - 1) && runsOn(before, after);
  const recorded = stints.map((stint, index) => {
    const next = stints[index + 1];
    const cameOff = isSpurious(stint, next);
    return {
      number,
      fromLap: stint.fromLap,
      toLap: (next?.fromLap ?? laps.length + 1) - 1,
      compound: cameOff ? null : stint.compound,
      ageAtStart: cameOff || isSpurious(stints[index - 1], stint) ? null : stint.age,
    };
  });
  return fromStart(recorded, car);
}

/**
 * Of most races of 2018 the source has tyres only from lap 2 or 3, and counts their age from there: new ones are 1 lap
 * old at its end, those of qualifying 4. A car that had not been in the pit lane started on them.
 */
function fromStart(
  stints: SessionRecording["stints"],
  { visits }: Pick<CarLaps, "visits">,
): SessionRecording["stints"] {
  const [first, second, ...others] = stints;
  if (first === undefined || second === undefined || first.compound !== null) return stints;
  return visits.some(({ lap }) => lap < second.fromLap)
    ? stints
    : [{ ...second, fromLap: first.fromLap }, ...others];
}

/** Whether the source has the same tyres after a visit, aged by the laps before it. */
function runsOn(before: SourceStint, after: SourceStint): boolean {
  if (before.compound !== after.compound || before.age === null) return false;
  return after.age === before.age + after.fromLap - before.fromLap;
}

/** The laps at whose end cars stopped, by car number. */
type StopLaps = ReadonlyMap<number, ReadonlyArray<number>>;

function stopLaps(cars: ReadonlyArray<CarLaps>): StopLaps {
  const visits = cars.flatMap(({ number, stints, visits: own }) =>
    own.map(({ lap, laneMs, left }) => ({
      car: number,
      lap,
      laneSeconds: laneMs === null ? null : laneMs / 1000,
      left,
      isChange: stints.some((stint, index) => {
        const before = stints[index - 1];
        return stint.fromLap === lap + 1 && before !== undefined && !runsOn(before, stint);
      }),
    })),
  );
  const withField = visitsWithField(
    visits,
    cars.map(({ laps }) => laps.length),
  );
  const alone = visits.filter((visit) => !withField.has(visit));
  const least = leastStopSeconds(
    alone,
    alone.filter(({ isChange }) => isChange),
  );
  const stops = alone.filter(({ left, laneSeconds }) => left && laneSeconds !== null && laneSeconds >= least);
  return new Map(
    [...Map.groupBy(stops, ({ car }) => car)].map(([car, own]) => [car, own.map(({ lap }) => lap)]),
  );
}

/** Laps with both ends on the clock. The first began its lap time, or a usual lap time, before its end. */
function statusLaps({ laps }: CarLaps): Array<StatusLap> {
  const usual = 120_000;
  return laps.flatMap(({ ms, endedAt, status }, index) => {
    const before = index === 0 && endedAt !== null ? endedAt - (ms ?? usual) : laps[index - 1]?.endedAt;
    return endedAt === null || before === undefined || before === null || status === null
      ? []
      : [{ from: before, to: endedAt, status }];
  });
}

/** A lap between two crossings of the line, in milliseconds, with the track status during it. */
type StatusLap = { from: number; to: number; status: string };

/**
 * When a race was neutralised, derived from the track status of each lap.
 *
 * A lap only tells that there was, say, a safety car at some time during it. The period is therefore chosen so that it
 * overlaps every lap that saw it and no other: it begins when the last free lap before it ended, and ends when the
 * first free lap after it began.
 *
 * @returns in chronological order; red flags, safety cars and virtual safety cars separately
 */
export function neutralisedTimes(laps: ReadonlyArray<StatusLap>): Array<NeutralisedTime> {
  const kinds = ["SC", "VSC", "RED"] as const;
  return kinds
    .flatMap((kind) => timesOf(kind, laps))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}

function timesOf(kind: NeutralisedTime["kind"], laps: ReadonlyArray<StatusLap>): Array<NeutralisedTime> {
  const digits = neutralStatus[kind];
  const hasSeen = ({ status }: StatusLap) => digits.some((digit) => status.includes(digit));
  const free = laps.filter((lap) => !hasSeen(lap));
  let seen = laps.filter(hasSeen);
  const times: Array<NeutralisedTime> = [];
  while (seen.length > 0) {
    const inside = mostShared(seen);
    const around = connected(inside, seen);
    const from = Math.max(
      Math.min(...around.map((lap) => lap.from)),
      ...free.map(({ to }) => to).filter((to) => to <= inside),
    );
    const to = Math.min(
      Math.max(...around.map((lap) => lap.to)),
      ...free.map((lap) => lap.from).filter((start) => start >= inside),
    );
    times.push({ kind, from, to });
    seen = seen.filter((lap) => lap.to <= from || lap.from >= to);
  }
  return times;
}

/** The laps containing an instant, and those that overlap them, transitively. */
function connected(inside: number, laps: ReadonlyArray<StatusLap>): Array<StatusLap> {
  let [from, to] = [inside, inside];
  let around: Array<StatusLap> = [];
  for (;;) {
    const more = laps.filter((lap) => lap.from <= to && lap.to >= from);
    if (more.length === around.length) return around;
    around = more;
    from = Math.min(...around.map((lap) => lap.from));
    to = Math.max(...around.map((lap) => lap.to));
  }
}

/** The instant contained in the most laps. */
function mostShared(laps: ReadonlyArray<StatusLap>): number {
  const sharing = laps.map(({ from, to }) => {
    const middle = (from + to) / 2;
    return { middle, laps: laps.filter((lap) => lap.from <= middle && middle <= lap.to).length };
  });
  return sharing.toSorted((one, other) => other.laps - one.laps)[0]?.middle ?? 0;
}
