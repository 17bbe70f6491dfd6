import type { DatabaseSync } from "node:sqlite";
import { object, omit } from "valibot";
import { constructorStandingsSql, driverStandingsSql } from "#archive/queries/standings.ts";
import { constructorStanding, driverStanding } from "#contract/championship.ts";
import { rowsOf } from "./rows.ts";

const driverLine = object(omit(driverStanding, ["champion"]).entries);
const teamLine = object(omit(constructorStanding, ["champion"]).entries);

/** Questions about the championship tables, asked with the SQL of the API. Points are the counted ones. */
export function tables(db: DatabaseSync) {
  const drivers = (year: number) => rowsOf(db, driverLine, driverStandingsSql, year);
  const teams = (year: number) => rowsOf(db, teamLine, constructorStandingsSql, year);
  return {
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
