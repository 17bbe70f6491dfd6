import type { DatabaseSync } from "node:sqlite";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { paths } from "#contract/paths.ts";
import { documentOf } from "./rows.ts";

/** Questions about the championship tables, by the answers of the API. Points are the counted ones. */
export function tables(db: DatabaseSync) {
  const drivers = (year: number) => documentOf(db, driverOverview, paths.driverOverview(year)).standings;
  const teams = (year: number) =>
    documentOf(db, constructorOverview, paths.constructorOverview(year)).standings;
  return {
    /** The lines of a drivers' table. */
    driversTable: drivers,

    /** The lines of a constructors' table. */
    teamsTable: teams,

    /** The first places of a drivers' table: id and points. */
    driverPoints: (year: number, places: number) =>
      drivers(year)
        .slice(0, places)
        .map((line) => [line.driver_id, line.points]),

    /** The first places of a constructors' table: id and points. */
    teamPoints: (year: number, places: number) =>
      teams(year)
        .slice(0, places)
        .map((line) => [line.team_id, line.points]),
  };
}
