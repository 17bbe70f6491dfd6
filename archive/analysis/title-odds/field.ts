import { sum } from "../arithmetic.ts";
import { attendances, latestCars } from "./attendance.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { OddsSeason, RacedCar, RunRound } from "./odds-season.ts";
import type { WeightedRound } from "./strengths.ts";

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
  const today = season.calendar[roundsRun - 1]?.date ?? season.calendar[0]?.date ?? "";
  const died = [...(last?.died ?? []), ...season.died].filter(([, day]) => day <= today);
  const gone = new Set(died.map(([driver]) => driver));
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

/** How often something happened: a driver's own rate, with so many races more at the field's. */
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
