import { sum } from "../arithmetic.ts";
import {
  goneAfter,
  type ModelSettings,
  type OddsSeason,
  type RacedCar,
  type RunRound,
} from "./odds-season.ts";
import {
  addAt,
  cholesky,
  type Matrix,
  rowOf,
  solveLower,
  solveUpper,
  squareMatrix,
} from "../ratings/matrix.ts";
import { type IndexedOrder, moved, seasonLikelihood } from "../ratings/plackett-luce.ts";

/** A car that is expected in the races to come. */
export type ExpectedCar = RacedCar & {
  /** The chance that its driver takes part in the rest of the season at all. */
  presence: number;
  /** The chance that it is in a race, if so. */
  attendance: number;
  /** The chance that it retires. */
  retirement: number;
};

/** What is known beside the season itself: the last one with its races, and the weights of the races that count. */
type Known = {
  last: OddsSeason | null;
  before: ReadonlyArray<RunRound>;
  weighted: ReadonlyArray<WeightedRound>;
  settings: ModelSettings;
};

/**
 * The cars of the races to come: those that were entered this season, those of the last one that may come late, each
 * driver for the latest team. Entries of later rounds are not known; before the first round, its entries are.
 */
export function expectedField(
  season: OddsSeason,
  roundsRun: number,
  { last, before, weighted, settings }: Known,
): Array<ExpectedCar> {
  const raced = season.run.slice(0, roundsRun).filter(({ round }) => !isIndianapolis(season, round));
  const known = raced.length === 0 ? season.run.slice(0, 1).map(entryList) : raced;
  const attendanceOf = attendances({ raced: known, before }, settings);
  const qualifying = shrunkRates(weighted.flatMap(entries), settings.qualifyingRaces, 1);
  const retirements = shrunkRates(weighted.flatMap(starts), settings.retirementRaces, 0.3);
  const gone = goneAfter(roundsRun, season, [...(last?.died ?? []), ...season.died]);
  return latestCars([...before, ...known]).flatMap((car) => {
    const { driver } = car;
    const { presence, entered } = attendanceOf(driver);
    if (presence === 0 || gone.has(driver)) return [];
    return [{ ...car, presence, attendance: entered * qualifying(driver), retirement: retirements(driver) }];
  });
}

/** What is known of a race before it. */
function entryList(round: RunRound): RunRound {
  return { ...round, cars: round.cars.map((car) => ({ ...car, position: null, start: "not_started" })) };
}

/** True for the Indianapolis 500 of 1950 to 1960, which other drivers entered than the rest of a season. */
export function isIndianapolis({ calendar }: OddsSeason, round: number): boolean {
  return calendar.find((each) => each.round === round)?.indianapolis === true;
}

type Outcome = { driver: string; weight: number; happened: boolean };

function entries({ cars, weight }: WeightedRound): Array<Outcome> {
  return cars.map(({ driver, start }) => ({ driver, weight, happened: start !== "not_qualified" }));
}

function starts({ cars, weight }: WeightedRound): Array<Outcome> {
  return cars
    .filter(({ start }) => start === "started")
    .map(({ driver, position }) => ({ driver, weight, happened: position === null }));
}

/** How often something happened: a driver's own rate, pulled towards the field's as by some races more. */
function shrunkRates(
  outcomes: ReadonlyArray<Outcome>,
  races: number,
  ofNone: number,
): (driver: string) => number {
  const byDriver = Map.groupBy(outcomes, ({ driver }) => driver);
  const ofField = rateOf(outcomes);
  const field = ofField.all === 0 ? ofNone : ofField.happened / ofField.all;
  return (driver) => {
    const own = rateOf(byDriver.get(driver) ?? []);
    return (own.happened + races * field) / (own.all + races);
  };
}

function rateOf(outcomes: ReadonlyArray<Outcome>): { all: number; happened: number } {
  const all = sum(outcomes.map(({ weight }) => weight));
  return { all, happened: sum(outcomes.map(({ weight, happened }) => (happened ? weight : 0))) };
}

/** The races of this season so far and of the last one, without the Indianapolis 500. */
type KnownRaces = {
  raced: ReadonlyArray<RunRound>;
  before: ReadonlyArray<RunRound>;
};

/** What is expected of a driver's entries. */
type Attendance = {
  /** The chance of taking part in the rest of the season at all. */
  presence: number;
  /** If so, the chance of being entered in a race. */
  entered: number;
};

/** Who is entered in the races to come, by who was: a car that was entered and broke down before the start was there. */
function attendances(
  { raced, before }: KnownRaces,
  { entryRaces, returning, comingBack }: ModelSettings,
): (driver: string) => Attendance {
  const staying = stayingOf(before);
  const late = lateReturn(raced.length, before, returning);
  return (driver) => {
    const past = entriesOf(driver, before);
    const now = entriesOf(driver, raced);
    const isRegular = past.length > 0 && countOf(past) >= before.length / 2;
    const usual = isRegular || past.length === 0 ? 1 : countOf(past) / past.length;
    // Who was entered once or twice may be a guest.
    const more = Math.max(0, countOf(past) + countOf(now) - 1);
    const stays = (staying + more) / (1 + more);
    const latest = now.lastIndexOf(true) + 1;
    const missed = now.length - latest;
    const returns = missed === 0 ? 1 : (comingBack[Math.min(missed, comingBack.length) - 1] ?? 1);
    return {
      presence: stays * (latest === 0 ? late : returns),
      entered: (countOf(now) + entryRaces * usual) / (latest + entryRaces),
    };
  };
}

/** Whether a driver was entered in each race since the first one with an entry; not so in a race that illness or injury kept from. */
function entriesOf(driver: string, rounds: ReadonlyArray<RunRound>): Array<boolean> {
  const came = rounds.map(({ cars }) => cars.some((car) => car.driver === driver && car.start !== "not_fit"));
  return came.includes(true) ? came.slice(came.indexOf(true)) : [];
}

function countOf(happened: ReadonlyArray<boolean>): number {
  return happened.filter(Boolean).length;
}

/**
 * The chance that a driver of the last season who missed the first races of this one still comes: by Bayes, from how many
 * of that season's regular drivers came so late, and how many drive on in the next season at all.
 */
function lateReturn(missed: number, before: ReadonlyArray<RunRound>, returning: number): number {
  const lines = driversOf(before).map((driver) =>
    before.map(({ cars }) => cars.some((car) => car.driver === driver)),
  );
  const regulars = lines.filter((line) => countOf(line) >= before.length / 2);
  const late = regulars.filter((line) => countOf(line.slice(0, missed)) === 0).length;
  if (late === 0) return 0;
  const share = (returning * late) / regulars.length;
  return share / (share + 1 - returning);
}

/** The share of drivers of a season who, when they had been entered for the first time, were in the next race as well. */
function stayingOf(before: ReadonlyArray<RunRound>): number {
  const lines = driversOf(before)
    .map((driver) => entriesOf(driver, before))
    .filter(({ length }) => length > 1);
  return lines.length === 0 ? 0.5 : lines.filter(([, next]) => next === true).length / lines.length;
}

function driversOf(rounds: ReadonlyArray<RunRound>): Array<string> {
  return [...new Set(rounds.flatMap(({ cars }) => cars.map(({ driver }) => driver)))];
}

/** The last car of each driver who was entered; of two in one race the better. */
function latestCars(rounds: ReadonlyArray<RunRound>): Array<RacedCar> {
  const cars = rounds.flatMap((round) => round.cars.toReversed());
  return [...new Map(cars.map((car) => [car.driver, car])).values()];
}

/** Strengths of drivers and teams after some rounds, as a normal distribution. */
export type Strengths = {
  /** The place of each driver's effect, and of each team's, which follow them. */
  drivers: ReadonlyMap<string, number>;
  teams: ReadonlyMap<string, number>;
  mean: Float32Array;
  /** The lower triangle of the precision. */
  lower: Matrix;
};

/** Rounds that were run, with what each counts. */
type WeightedRound = { cars: ReadonlyArray<RacedCar>; weight: number };

/** The rounds of a season that was run so far, and of the one before, with their weights. */
export function weightedRounds(
  run: ReadonlyArray<RunRound>,
  before: ReadonlyArray<RunRound>,
  { decay, lastSeason }: ModelSettings,
): Array<WeightedRound> {
  return [
    ...before.map(({ cars }) => ({ cars, weight: lastSeason })),
    ...run.map(({ cars }, index) => ({ cars, weight: decay ** (run.length - 1 - index) })),
  ];
}

/**
 * The time-weighted Plackett–Luce model: a car's strength is its driver's effect plus its team's, and a finishing order
 * counts by its weight. The normal distribution around the posterior's mode (Laplace).
 */
export function fitStrengths(
  rounds: ReadonlyArray<WeightedRound>,
  more: ReadonlyArray<RacedCar>,
  settings: ModelSettings,
): Strengths {
  const cars = [...rounds.flatMap((round) => round.cars), ...more];
  const drivers = placesOf(
    cars.map((car) => car.driver),
    0,
  );
  const teams = placesOf(
    cars.map((car) => car.team),
    drivers.size,
  );
  const size = drivers.size + teams.size;
  const prior = Float64Array.from({ length: size }, (_, place) =>
    place < drivers.size ? settings.driverDeviation ** -2 : settings.teamDeviation ** -2,
  );
  const orders = rounds.map((round) => orderOf(round.cars, drivers, teams));
  const weights = rounds.map(({ weight }) => weight);
  const precisionAt = (effects: Float64Array, gradient: Float64Array) => {
    const precision = squareMatrix(size);
    seasonLikelihood(orders, effects, gradient, precision, { weights, choices: settings.places });
    for (const [place, value] of prior.entries()) {
      addAt(rowOf(precision, place), place, value);
      addAt(gradient, place, -value * (effects[place] ?? 0));
    }
    return precision;
  };
  let effects: Float64Array = new Float64Array(size);
  for (let round = 0; ; round += 1) {
    const gradient = new Float64Array(size);
    const lower = cholesky(precisionAt(effects, gradient));
    const step = solveUpper(lower, solveLower(lower, gradient));
    const largest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    // The log posterior is concave; a step is held back where Newton's method would leap over the mode.
    effects = moved(effects, Math.min(1, 2 / largest), step);
    if (largest < 1e-4 || round === 50) return { drivers, teams, mean: Float32Array.from(effects), lower };
  }
}

function placesOf(names: ReadonlyArray<string>, from: number): Map<string, number> {
  return new Map([...new Set(names)].toSorted().map((name, index) => [name, from + index]));
}

/** Classified cars in order; of two cars of one driver the better. */
function orderOf(
  cars: ReadonlyArray<RacedCar>,
  drivers: ReadonlyMap<string, number>,
  teams: ReadonlyMap<string, number>,
): IndexedOrder {
  const seen = new Set<string>();
  return cars.flatMap(({ driver, team, position }) => {
    if (position === null || seen.has(driver)) return [];
    seen.add(driver);
    return [[drivers.get(driver) ?? 0, teams.get(team) ?? 0] as const];
  });
}
