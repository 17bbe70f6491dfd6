import type { CalendarRound, OddsSeason, RacedCar, RunRound } from "../odds-season.ts";

/** A Grand Prix that these drivers finished in this order, each in a team of the same name; points as given by the caller. */
export function runRound(
  round: number,
  order: ReadonlyArray<string>,
  scale: ReadonlyArray<number>,
): RunRound {
  const scores = order.map((driver, index) => [driver, scale[index] ?? 0] as const);
  return {
    round,
    cars: order.map((driver, index) => raced(driver, index + 1)),
    driverPoints: scores,
    constructorPoints: scores.map(([driver, points]) => [`${driver} ford`, points] as const),
    excluded: [],
  };
}

function raced(driver: string, position: number | null): RacedCar {
  return { driver, constructor: `${driver} ford`, team: driver, position, start: "started" };
}

/** A season of so many rounds, on the first days of months, of which these were run. */
export function oddsSeason(
  year: number,
  rounds: number,
  run: ReadonlyArray<RunRound>,
  more: Partial<CalendarRound> = {},
): OddsSeason {
  return {
    year,
    calendar: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      date: `${year}-${String(index + 1).padStart(2, "0")}-01`,
      sprint: false,
      indianapolis: false,
      ...more,
    })),
    run,
    died: [],
  };
}
