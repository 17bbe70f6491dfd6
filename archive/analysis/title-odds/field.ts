import type { ModelSettings } from "./model-settings.ts";
import type { OddsSeason, RacedCar, RunRound } from "./odds-season.ts";
import type { WeightedRound } from "./strengths.ts";

/** A car that is expected in the races to come. */
export type ExpectedCar = RacedCar & {
  /** The chance that it starts in a race. */
  attendance: number;
  /** The chance that it retires. */
  retirement: number;
};

/** What is known beside the season itself: the last one's races, and the weights of the races that count. */
type Known = {
  before: ReadonlyArray<RunRound>;
  weighted: ReadonlyArray<WeightedRound>;
  settings: ModelSettings;
};

/**
 * The cars of the races to come: those who started this season, for the team they raced for last. Entries of later rounds
 * are not known; before the first round, its entries are.
 */
export function expectedField(
  season: OddsSeason,
  roundsRun: number,
  { before, weighted, settings }: Known,
): Array<ExpectedCar> {
  const run = season.run.slice(0, roundsRun);
  const raced = run.filter(({ round }) => !isIndianapolis(season, round));
  const cars = roundsRun === 0 || raced.length === 0 ? startersOf(season.run[0]) : latestCars(raced);
  const retirements = retirementRates(weighted, settings);
  const staying = stayingOf(before);
  const known = new Set(before.flatMap(startersOf).map((car) => car.driver));
  const today = season.calendar[roundsRun - 1]?.date ?? season.calendar[0]?.date ?? "";
  return cars
    .filter(({ driver }) => !season.died.some(([died, day]) => died === driver && day <= today))
    .map((car) => ({
      ...car,
      attendance:
        attendanceOf(car.driver, raced, settings) *
        (known.has(car.driver) ? 1 : newcomers(startsOf(car.driver, raced), staying)),
      retirement: retirements(car.driver),
    }));
}

export function isIndianapolis({ calendar }: OddsSeason, round: number): boolean {
  return calendar.find((each) => each.round === round)?.indianapolis === true;
}

function startersOf(round: RunRound | undefined): Array<RacedCar> {
  const started = (round?.cars ?? []).filter((car) => car.started);
  return [...new Map(started.toReversed().map((car) => [car.driver, car])).values()].toReversed();
}

function latestCars(raced: ReadonlyArray<RunRound>): Array<RacedCar> {
  return [...new Map(raced.flatMap(startersOf).map((car) => [car.driver, car])).values()];
}

/** The share of races started since the first, the latest ones counting most. */
function attendanceOf(
  driver: string,
  raced: ReadonlyArray<RunRound>,
  { attendanceDecay }: ModelSettings,
): number {
  const started = raced.map(({ cars }) => cars.some((car) => car.driver === driver && car.started));
  const since = started.slice(started.indexOf(true));
  if (!started.includes(true)) return 1;
  let all = 0;
  let own = 0;
  for (const [index, took] of since.entries()) {
    const weight = attendanceDecay ** (since.length - 1 - index);
    all += weight;
    if (took) own += weight;
  }
  return own / all;
}

/** The share of drivers of a season who, when they had started for the first time, started the next race as well. */
function stayingOf(before: ReadonlyArray<RunRound>): number {
  let first = 0;
  let stayed = 0;
  const seen = new Set<string>();
  for (const [index, round] of before.entries()) {
    const next = before[index + 1];
    for (const { driver } of startersOf(round)) {
      if (seen.has(driver)) continue;
      seen.add(driver);
      if (next === undefined) continue;
      first += 1;
      if (startersOf(next).some((car) => car.driver === driver)) stayed += 1;
    }
  }
  return first === 0 ? 0.5 : stayed / first;
}

/** Whether a driver whom last season did not see comes to a race. */
function newcomers(starts: number, staying: number): number {
  const more = Math.max(0, starts - 1);
  return (staying + more) / (1 + more);
}

function startsOf(driver: string, raced: ReadonlyArray<RunRound>): number {
  return raced.filter(({ cars }) => cars.some((car) => car.driver === driver && car.started)).length;
}

/** Rates of retirement, a driver's own drawn towards the field's. */
function retirementRates(
  weighted: ReadonlyArray<WeightedRound>,
  { retirementRaces }: ModelSettings,
): (driver: string) => number {
  const of = new Map<string, { starts: number; retired: number }>();
  let starts = 0;
  let retired = 0;
  for (const { cars, weight } of weighted) {
    for (const car of cars) {
      if (!car.started) continue;
      const own = of.get(car.driver) ?? { starts: 0, retired: 0 };
      own.starts += weight;
      starts += weight;
      if (car.position === null) {
        own.retired += weight;
        retired += weight;
      }
      of.set(car.driver, own);
    }
  }
  const ofField = starts === 0 ? 0.3 : retired / starts;
  return (driver) => {
    const own = of.get(driver) ?? { starts: 0, retired: 0 };
    return (own.retired + retirementRaces * ofField) / (own.starts + retirementRaces);
  };
}
