import type { IndexedOrder } from "./plackett-luce.ts";

/** A Grand Prix: its classified cars in the order in which they finished. */
export type FinishingOrder = {
  year: number;
  cars: ReadonlyArray<{ driver: string; team: string }>;
};

/** The standard deviations of the four kinds of effects. */
export type Deviations = { driver: number; driverSeason: number; team: number; teamSeason: number };

/** One season's part of the model: its effects are those of its drivers, then those of its teams. */
export type SeasonModel = {
  year: number;
  drivers: ReadonlyArray<string>;
  teams: ReadonlyArray<string>;
  /** For each effect of the season, the place of the same driver's or team's career effect. */
  careers: ReadonlyArray<number>;
  orders: ReadonlyArray<IndexedOrder>;
};

/** All effects in order: careers are those of all drivers, then those of all teams. */
export type RatingsModel = {
  drivers: ReadonlyArray<string>;
  teams: ReadonlyArray<string>;
  seasons: ReadonlyArray<SeasonModel>;
  /** Classified results by driver, and by team. */
  starts: ReadonlyMap<string, number>;
  teamStarts: ReadonlyMap<string, number>;
};

/** Numbers drivers, teams and seasons in an order that depends on nothing but their names. */
export function ratingsModel(orders: ReadonlyArray<FinishingOrder>): RatingsModel {
  const cars = orders.flatMap((order) => order.cars);
  const drivers = namesOf(cars.map((car) => car.driver));
  const teams = namesOf(cars.map((car) => car.team));
  const driverPlaces = placesOf(drivers);
  const teamPlaces = placesOf(teams);
  const bySeason = Map.groupBy(orders, (order) => order.year);
  const seasons = [...bySeason.keys()]
    .toSorted((one, other) => one - other)
    .map((year): SeasonModel => {
      const ofYear = bySeason.get(year) ?? [];
      const raced = ofYear.flatMap((order) => order.cars);
      const seasonDrivers = namesOf(raced.map((car) => car.driver));
      const seasonTeams = namesOf(raced.map((car) => car.team));
      const driverOf = placesOf(seasonDrivers);
      const teamOf = placesOf(seasonTeams);
      return {
        year,
        drivers: seasonDrivers,
        teams: seasonTeams,
        careers: [
          ...seasonDrivers.map((name) => driverPlaces.get(name) ?? 0),
          ...seasonTeams.map((name) => drivers.length + (teamPlaces.get(name) ?? 0)),
        ],
        orders: ofYear.map((order) =>
          order.cars.map(
            ({ driver, team }) =>
              [driverOf.get(driver) ?? 0, seasonDrivers.length + (teamOf.get(team) ?? 0)] as const,
          ),
        ),
      };
    });
  return {
    drivers,
    teams,
    seasons,
    starts: countsOf(cars.map((car) => car.driver)),
    teamStarts: countsOf(cars.map((car) => car.team)),
  };
}

function countsOf(names: ReadonlyArray<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function namesOf(names: ReadonlyArray<string>): Array<string> {
  return [...new Set(names)].toSorted();
}

function placesOf(names: ReadonlyArray<string>): Map<string, number> {
  return new Map(names.map((name, place) => [name, place]));
}

/** The precision of each career effect under its prior. */
export function careerPrecisions({ drivers, teams }: RatingsModel, deviations: Deviations): Float64Array {
  return Float64Array.from([
    ...drivers.map(() => deviations.driver ** -2),
    ...teams.map(() => deviations.team ** -2),
  ]);
}

/** The precision of each effect of a season under its prior. */
export function seasonPrecisions({ drivers, teams }: SeasonModel, deviations: Deviations): Float64Array {
  return Float64Array.from([
    ...drivers.map(() => deviations.driverSeason ** -2),
    ...teams.map(() => deviations.teamSeason ** -2),
  ]);
}

/** A value for every effect: of careers, and of each season beside the career. */
export type Effects = { careers: Float64Array; seasons: ReadonlyArray<Float64Array> };

/** 0 for every effect of a model: where the fit begins. */
export function zeroEffects({ drivers, teams, seasons }: RatingsModel): Effects {
  return {
    careers: new Float64Array(drivers.length + teams.length),
    seasons: seasons.map(({ careers }) => new Float64Array(careers.length)),
  };
}

/** The career's effect plus the season's, for each driver and team of a season. */
export function seasonTotals(
  { careers }: SeasonModel,
  ofCareers: Float64Array,
  ofSeason: Float64Array,
): Float64Array {
  return ofSeason.map((effect, place) => effect + (ofCareers[careers[place] ?? 0] ?? 0));
}
