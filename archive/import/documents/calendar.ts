import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, omit, parse, pick } from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/database.ts";
import { heldRace, heldRaces } from "#contract/archive.ts";
import { calendarRow, calendarRows, driverRaceRow, driverRaceRows } from "#contract/calendar.ts";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import { apiDocument, type ApiDocument, firstOfEach } from "./api-document.ts";

/** The team of a driver in a race; of several cars that of the best placed one. @param driver a column */
const teamOf = (driver: string) => `(SELECT team_id FROM result
        WHERE race_id = race.id AND session = 'R' AND driver_id = ${driver} ORDER BY display_order LIMIT 1)`;

/** The outcome of a race: columns of a query over `race`, and the joins that they need. */
export const outcomeColumns = `
    iif(winner.id IS NULL, NULL, json_object('driver_id', winner.id, 'driver_name', winner.name,
      'team_id', team.id, 'team_name', team.name, 'shared_with', iif(other.id IS NULL, NULL,
        json_object('driver_id', other.id, 'driver_name', other.name)))) AS winner,
    iif(pole.id IS NULL, NULL, json_object('driver_id', pole.id, 'driver_name', pole.name,
      'team_id', ${teamOf("pole.id")})) AS pole,
    iif(credited.id IS NULL, NULL,
      json_object('driver_id', credited.id, 'driver_name', credited.name)) AS credited_pole,
    iif(fastest.id IS NULL, NULL, json_object('driver_id', fastest.id, 'driver_name', fastest.name,
      'team_id', ${teamOf("fastest.id")}, 'time', fastest_lap_ms / 1000.0)) AS fastest_lap`;
export const outcomeJoins = `
    LEFT JOIN driver AS winner ON winner.id = winner_driver_id
    LEFT JOIN driver AS other ON other.id = co_winner_driver_id
    LEFT JOIN team ON team.id = winner_team_id
    LEFT JOIN driver AS pole ON pole.id = pole_driver_id
    LEFT JOIN driver AS credited ON credited.id = credited_pole_driver_id
    LEFT JOIN driver AS fastest ON fastest.id = fastest_lap_driver_id`;

/** The schemas of these columns. */
export const outcomeEntries = {
  winner: nullable(jsonColumn),
  pole: nullable(jsonColumn),
  credited_pole: nullable(jsonColumn),
  fastest_lap: nullable(jsonColumn),
};

const raceFacts = object({
  ...omit(calendarRow, ["sprint", "sessions", "winner", "pole", "credited_pole", "fastest_lap"]).entries,
  race_id: number(),
  sprint: flagColumn,
  sessions: jsonColumn,
  ...outcomeEntries,
});

/** Sessions without a time come last on their day, the race after all others. */
const racesQuery = `
  SELECT race.id AS race_id, year, round, race.name AS race_name, official_name, circuit_id,
    circuit.name AS circuit_name, country.name AS country, date AS date_utc, time AS time_utc, sprint,
    (SELECT json_group_array(json_object('code', code, 'date_utc', session.date, 'time_utc', session.time)
        ORDER BY session.date, session.time NULLS LAST, code = 'R', code)
      FROM session WHERE race_id = race.id) AS sessions,
    ${outcomeColumns}
  FROM race
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    ${outcomeJoins}
  ORDER BY year, round`;

const driverRaces = array(
  object({
    ...pick(driverRaceRow, ["team_name", "grid_position", "finish_position", "status"]).entries,
    race_id: number(),
    driver_id: driverId,
  }),
);

/** Newest race first; for drivers who shared cars the better line first. */
const driverRacesQuery = `
  SELECT race_id, driver_id, team.name AS team_name, grid AS grid_position, position AS finish_position, status
  FROM result JOIN race ON race.id = race_id JOIN team ON team.id = team_id
  WHERE session = 'R'
  ORDER BY year DESC, round DESC, display_order`;

/** Each season's calendar, and each driver's races: rows of the calendar with the driver's result. */
export function* calendarDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const calendar = parse(array(raceFacts), db.prepare(racesQuery).all());
  for (const [year, rows] of Map.groupBy(calendar, (race) => race.year)) {
    yield apiDocument(paths.calendar(year), calendarRows, rows);
  }
  const byId = new Map(calendar.map((race) => [race.race_id, race]));
  const entered = parse(driverRaces, db.prepare(driverRacesQuery).all());
  for (const [id, lines] of Map.groupBy(entered, (line) => line.driver_id)) {
    const races = firstOfEach(lines, (line) => line.race_id);
    const rows = races.map((line) => ({ ...byId.get(line.race_id), ...line }));
    yield apiDocument(paths.driverRaces(id), driverRaceRows, rows);
  }
}

const heldRows = array(
  object({ ...heldRace.entries, run: flagColumn, classified: jsonColumn, pit_stops: flagColumn }),
);

const heldQuery = `
  SELECT year, round, date AS date_utc, winner_driver_id IS NOT NULL AS run,
    (SELECT json_group_array(session ORDER BY session) FROM (
      SELECT session FROM result WHERE race_id = id UNION SELECT session FROM timed_result WHERE race_id = id
    )) AS classified,
    EXISTS (SELECT 1 FROM pit_stop WHERE race_id = id) AS pit_stops
  FROM race ORDER BY year, round`;

/** Which details the archive has for each race weekend. */
export function* heldDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const rows = parse(heldRows, db.prepare(heldQuery).all());
  yield apiDocument(paths.heldRaces(), heldRaces, rows);
}
