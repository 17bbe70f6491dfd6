import { createServerFn } from "@tanstack/react-start";
import { integer, number, object, pipe } from "valibot";
import { endpoints } from "#contract/endpoints.ts";
import { driverId } from "#contract/ids.ts";
import type { DriverRating, DriverSeasonRating } from "#contract/ratings.ts";
import { teamByDriver } from "./ask/answers.server.ts";
import type { ComparedCar } from "./compare/compared-cars.ts";
import { askDriverCars } from "./compare/driver-seasons.server.ts";
import type { HolderTeam } from "./records/compute.ts";
import { apiFind, apiGet } from "./upstream.server.ts";

/** A driver's rating, with the team in whose colour it is drawn. */
export type RatedDriver = DriverRating & { team: HolderTeam | null };

/** Drivers of all time by rating. */
export const fetchRatedDrivers = createServerFn({ method: "GET" }).handler(
  async (): Promise<Array<RatedDriver>> => {
    const [drivers, teams] = await Promise.all([apiGet(endpoints.ratingDrivers), teamByDriver()]);
    return drivers.map((driver) => ({ ...driver, team: teams.get(driver.driver_id) ?? null }));
  },
);

/** Teams of all time by rating. */
export const fetchRatedTeams = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.ratingTeams));

/** The car's share in results by decade and season. */
export const fetchRatingEras = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.ratingEras));

/** A season's drivers and teams by rating. */
export const fetchSeasonRatings = createServerFn({ method: "GET" })
  .validator(pipe(number(), integer()))
  .handler(async ({ data: year }) => {
    const [drivers, teams] = await Promise.all([
      apiGet(endpoints.ratingSeasonDrivers, year),
      apiGet(endpoints.ratingSeasonTeams, year),
    ]);
    return { drivers, teams };
  });

/** A driver's ratings by season. */
export const fetchDriverRatings = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(({ data }) => apiGet(endpoints.driverRatings, data));

/** Two drivers in the same car, their ratings by season, and the drivers among whom one can choose, by name. */
export const fetchSameCar = createServerFn({ method: "GET" })
  .validator(object({ one: driverId, other: driverId }))
  .handler(async ({ data: { one, other } }) => {
    const [pair, ofOne, ofOther, rated, carsOfOne, carsOfOther] = await Promise.all([
      apiFind(endpoints.ratingPair, one, other),
      apiGet(endpoints.driverRatings, one),
      apiGet(endpoints.driverRatings, other),
      apiGet(endpoints.ratingDrivers),
      askDriverCars(one),
      askDriverCars(other),
    ]);
    const choices = rated.map(({ driver_id, driver_name }) => ({ id: driver_id, name: driver_name }));
    return {
      pair,
      one: ofOne,
      other: ofOther,
      /** In whose colours both may be drawn, as where they are compared. */
      cars: [carsOfOne(lastCar(ofOne)), carsOfOther(lastCar(ofOther))],
      choices: choices.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    };
  });

function lastCar(seasons: ReadonlyArray<DriverSeasonRating>): ComparedCar {
  const { team_id = null, year = 0 } = seasons.at(-1) ?? {};
  return { team_id, year };
}
