import type { DatabaseSync } from "node:sqlite";
import { nullable, number, object, string } from "valibot";
import { driverChampionshipRows, teamChampionshipRows } from "#contract/championship.ts";
import { paths } from "#contract/endpoints.ts";
import { count, points, position, season } from "#contract/values.ts";
import { documentOf, found, rowOf, rowsOf } from "./rows.ts";

const career = object({
  grands_prix: count,
  wins: count,
  podiums: count,
  poles: count,
  titles: count,
  best_finish: nullable(position),
});
const driverCareer = object({ ...career.entries, points });

const figures = `
  sum(grands_prix) AS grands_prix, sum(wins) AS wins, sum(podiums) AS podiums,
  sum(poles) AS poles, sum(champion) AS titles, min(best_finish) AS best_finish`;
const driverSql = `
  SELECT ${figures}, sum(points) AS points FROM driver_season WHERE driver_id = ? AND year <= ?
  GROUP BY driver_id`;
const teamSql = `SELECT ${figures} FROM team_season WHERE team_id = ? AND year <= ? GROUP BY team_id`;

const year = object({ year: season });
const driverTitlesSql = "SELECT year FROM driver_season WHERE driver_id = ? AND champion ORDER BY year";
const teamTitlesSql = "SELECT year FROM team_season WHERE team_id = ? AND champion ORDER BY year";

const ages = object({ born: string(), years: number() });
const ageSql = `
  SELECT born,
    strftime('%Y', ?2) - strftime('%Y', born) - (strftime('%m-%d', ?2) < strftime('%m-%d', born)) AS years
  FROM driver WHERE id = ?1 AND born IS NOT NULL`;

/** A whole career counts until here. */
const always = 9999;

/** Questions about drivers and teams over the years: the summaries, and the API's answers made of them. */
export function careers(db: DatabaseSync) {
  return {
    /** A driver's career, or its part until the end of a season. Points are the counted ones. */
    driverCareer: (driverId: string, until: number = always) =>
      rowOf(db, driverCareer, driverSql, driverId, until),

    /** A team's championship career, or its part until the end of a season. */
    teamCareer: (teamId: string, until: number = always) => rowOf(db, career, teamSql, teamId, until),

    /** The API's answer about a driver's season. */
    driverSeason: (driverId: string, ofYear: number) =>
      found(
        documentOf(db, driverChampionshipRows, paths.driverChampionship(driverId)),
        (row) => row.year === ofYear,
        `${driverId} in ${ofYear}`,
      ),

    /** The API's answer about a team's season. */
    teamSeason: (teamId: string, ofYear: number) =>
      found(
        documentOf(db, teamChampionshipRows, paths.teamChampionship(teamId)),
        (row) => row.year === ofYear,
        `${teamId} in ${ofYear}`,
      ),

    /** The years in which a driver became champion. */
    driverTitles: (driverId: string) => rowsOf(db, year, driverTitlesSql, driverId).map((row) => row.year),

    /** The years in which a team won the constructors' championship. */
    teamTitles: (teamId: string) => rowsOf(db, year, teamTitlesSql, teamId).map((row) => row.year),

    /** A driver's age on a day (`YYYY-MM-DD`): years, and days since the last birthday. */
    ageOn(driverId: string, day: string): { years: number; days: number } {
      const { born, years } = rowOf(db, ages, ageSql, driverId, day);
      const birthday = new Date(`${born}T00:00Z`);
      birthday.setUTCFullYear(birthday.getUTCFullYear() + years);
      return { years, days: (Date.parse(`${day}T00:00Z`) - birthday.getTime()) / 86_400_000 };
    },
  };
}
