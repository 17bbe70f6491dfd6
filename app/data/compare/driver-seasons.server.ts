import { endpoints } from "#contract/endpoints.ts";
import { apiGet } from "../upstream.server.ts";
import { carsOf, type ComparedCar } from "./compared-cars.ts";

/** A driver's seasons, as they are asked for where drivers are compared. */
export function askDriverSeasons(id: string) {
  return apiGet({ ...endpoints.driverChampionship, freshness: "comparison" }, id);
}

/**
 * In whose colours a driver may be drawn beside others.
 *
 * @returns a function of the last team and its season, which stand in where the seasons cannot be had
 */
export async function askDriverCars(id: string): Promise<(last: ComparedCar) => Array<ComparedCar>> {
  const cars = await askDriverSeasons(id).then(carsOf, () => []);
  return (last) => (cars.length === 0 ? [last] : cars);
}
