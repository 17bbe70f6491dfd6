import type { DatabaseSync } from "node:sqlite";
import { array, object, parse } from "valibot";
import {
  driverChampionshipRow,
  driverChampionshipRows,
  teamChampionshipRow,
  teamChampionshipRows,
} from "#contract/championship.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import type { ApiDocument } from "./documents.ts";

const driverSeasons = array(object({ driver_id: driverId, ...driverChampionshipRow.entries }));
const teamSeasons = array(object({ team_id: teamId, ...teamChampionshipRow.entries }));

/** Averages are kept to three decimals: more than any screen shows. */
const driverQuery = `
  SELECT season.driver_id, season.year, season.points AS total_points,
    (SELECT group_concat(team.name, ' / ' ORDER BY team_order)
      FROM driver_season_team AS part JOIN team ON team.id = part.team_id
      WHERE part.driver_id = season.driver_id AND part.year = season.year) AS team_name,
    round(season.points / nullif(grands_prix, 0), 3) AS avg_points,
    round(1.0 * finish_sum / nullif(classified, 0), 3) AS avg_finish_position,
    wins, podiums, poles AS pole_positions, rank AS championship_rank
  FROM driver_season AS season ORDER BY season.year DESC`;

const teamQuery = `
  SELECT team_id, year, wins, podiums, poles AS pole_positions, points AS total_points, rank AS position
  FROM team_season ORDER BY year DESC`;

/** The seasons of each driver and of each team, newest first. */
export function* championshipDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = parse(driverSeasons, db.prepare(driverQuery).all());
  for (const [id, seasons] of Map.groupBy(drivers, (season) => season.driver_id)) {
    const rows = parse(driverChampionshipRows, seasons);
    yield { path: paths.driverChampionship(id), body: JSON.stringify(rows) };
  }
  const teams = parse(teamSeasons, db.prepare(teamQuery).all());
  for (const [id, seasons] of Map.groupBy(teams, (season) => season.team_id)) {
    const rows = parse(teamChampionshipRows, seasons);
    yield { path: paths.teamChampionship(id), body: JSON.stringify(rows) };
  }
}
