import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { inserter } from "#archive/import/database/load.ts";
import type { Row } from "#archive/import/source.ts";
import {
  constructorLines,
  driverLines,
  driverSeasons,
  driverSeasonTeams,
  type LineFigures,
  teamSeasons,
} from "./season-summaries.ts";
import { entry, type Entry, entryColumns, placing, type Placing } from "./summaries.ts";
import { visitsWithField } from "#archive/analysis/pit-stops.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { writeSeasonScoring } from "#archive/storage/season-scoring.ts";
import { scoringSession } from "#contract/sessions.ts";

/** Computes summaries, winners, and first and last seasons from the loaded results. */
export function deriveFacts(db: DatabaseSync): void {
  db.exec(gapsToTheFirst);
  const entries = readEntries(db);
  const drivers = readPlacings(db, "driver");
  const constructors = readPlacings(db, "constructor");
  insert(db, "driver_season_team", driverSeasonTeams(entries));
  insert(db, "driver_season", driverSeasons(entries, drivers));
  insert(db, "team_season", teamSeasons(entries, constructors));
  insert(db, "season_scoring", seasonScorings(db));
  updateLines(db, "driver", driverLines(entries, drivers));
  updateLines(db, "constructor", constructorLines(entries, constructors));
  updateTeammates(db, teammateCounts(entries));
  db.exec(yearsOfEntry);
  db.exec(sprintWeekends);
  db.exec(raceFacts);
  markVisitsWithField(db);
}

function insert(db: DatabaseSync, table: string, rows: ReadonlyArray<Row>): void {
  const take = inserter(db, table, "summaries");
  for (const row of rows) take(row);
}

/** Adds gross points, wins, podiums and poles to the rows of season standings. */
function updateLines(
  db: DatabaseSync,
  kind: "driver" | "constructor",
  lines: ReadonlyArray<LineFigures>,
): void {
  const update = db.prepare(`
    UPDATE season_standing SET gross_points = ?, wins = ?, podiums = ?, poles = ?
    WHERE year = ? AND kind = ? AND display_order = ?`);
  for (const { line, gross_points, wins, podiums, poles } of lines) {
    update.run(gross_points, wins, podiums, poles, line.year, kind, line.display_order);
  }
}

function updateTeammates(db: DatabaseSync, counts: ReadonlyMap<string, number>): void {
  const update = db.prepare("UPDATE driver SET teammates = ? WHERE id = ?");
  for (const [driver, count] of counts) update.run(count, driver);
}

function readEntries(db: DatabaseSync): Array<Entry> {
  const rows = db.prepare(`
    SELECT ${entryColumns}
    FROM result JOIN race ON race.id = race_id
    ORDER BY year, round, session, display_order`);
  return parse(array(entry), rows.all());
}

function readPlacings(db: DatabaseSync, kind: "driver" | "constructor"): Array<Placing> {
  const rows = db.prepare(`
    SELECT year, display_order, entity_id, engine_id, position, points, champion FROM season_standing
    WHERE kind = ? ORDER BY year, display_order`);
  return parse(array(placing), rows.all(kind));
}

const yearsOfEntry = `
  UPDATE driver SET (first_year, last_year) =
    (SELECT min(year), max(year) FROM driver_season WHERE driver_id = driver.id);
  UPDATE team SET (first_year, last_year) =
    (SELECT min(year), max(year) FROM team_season WHERE team_id = team.id);`;

/** Sprint dates are known for some seasons only, sprint results for all. */
const sprintWeekends = `
  UPDATE race SET sprint = 1 WHERE
    id IN (SELECT race_id FROM session WHERE code = 'S') OR
    id IN (SELECT race_id FROM result WHERE session = 'S')`;

/**
 * Both drivers who shared the winning car count as winners. If several drivers share the fastest lap, the first listed
 * is taken.
 */
const raceFacts = `
  UPDATE race SET
    (winner_driver_id, winner_team_id) = (SELECT driver_id, team_id FROM result
      WHERE race_id = race.id AND session = 'R' AND position = 1 ORDER BY display_order LIMIT 1),
    co_winner_driver_id = (SELECT driver_id FROM result
      WHERE race_id = race.id AND session = 'R' AND position = 1 ORDER BY display_order LIMIT 1 OFFSET 1),
    pole_driver_id = (SELECT driver_id FROM result
      WHERE race_id = race.id AND session = 'R' AND grid = 1 ORDER BY display_order LIMIT 1),
    credited_pole_driver_id = (SELECT driver_id FROM result
      WHERE race_id = race.id AND session = 'R' AND pole = 1 ORDER BY display_order LIMIT 1),
    (fastest_lap_driver_id, fastest_lap_ms) = (SELECT driver_id, time_ms FROM fastest_lap
      WHERE race_id = race.id AND position = 1 ORDER BY display_order LIMIT 1),
    grand_slam = EXISTS (SELECT 1 FROM result
      WHERE race_id = race.id AND session = 'R' AND position = 1 AND grand_slam = 1);
  UPDATE race SET credited_pole_driver_id = NULL WHERE credited_pole_driver_id IS pole_driver_id;`;

/**
 * Where who was first is disqualified, F1DB moves up the places and leaves the gaps (Belgium 2024, 0.526 s behind
 * Russell). They are to the first of the classification.
 */
export const gapsToTheFirst = ["result", "timed_result"]
  .map(
    (table) => `
  UPDATE ${table} SET gap_ms = nullif(${table}.gap_ms - first.gap_ms, 0)
  FROM (SELECT race_id, session, gap_ms FROM ${table} WHERE position = 1 AND gap_ms > 0) AS first
  WHERE ${table}.race_id = first.race_id AND ${table}.session = first.session AND ${table}.gap_ms IS NOT NULL;`,
  )
  .join("");

/**
 * Each driver's number of career teammates: distinct drivers entered for the same team in the same Grand Prix.
 *
 * @returns by driver; without drivers who only entered sprints
 */
export function teammateCounts(entries: ReadonlyArray<Entry>): Map<string, number> {
  const grandsPrix = entries.filter((line) => line.session === "R");
  const cars = Map.groupBy(grandsPrix, (line) => `${line.race_id} ${line.team_id}`);
  const met = new Map<string, Set<string>>();
  for (const lines of cars.values()) {
    for (const { driver_id } of lines) {
      const known = met.get(driver_id) ?? new Set();
      for (const other of lines) known.add(other.driver_id);
      met.set(driver_id, known);
    }
  }
  // Each set includes the driver.
  return new Map([...met].map(([driver, known]) => [driver, known.size - 1]));
}

const visit = object({
  race_id: number(),
  display_order: number(),
  driver_id: string(),
  lap: number(),
  time_ms: nullable(number()),
});
const driven = object({ race_id: number(), laps: number() });

/** Marks pit lane visits that F1DB lists as stops although the whole field came through. */
function markVisitsWithField(db: DatabaseSync): void {
  const visits = parse(
    array(visit),
    db.prepare("SELECT race_id, display_order, driver_id, lap, time_ms FROM pit_stop").all(),
  );
  const laps = Map.groupBy(
    parse(
      array(driven),
      db.prepare("SELECT race_id, laps FROM result WHERE session = 'R' AND laps IS NOT NULL").all(),
    ),
    (line) => line.race_id,
  );
  const mark = db.prepare("UPDATE pit_stop SET with_field = 1 WHERE race_id = ? AND display_order = ?");
  for (const [race, ofRace] of Map.groupBy(visits, ({ race_id }) => race_id)) {
    const found = visitsWithField(
      ofRace.map((row) => ({
        ...row,
        car: row.driver_id,
        laneSeconds: row.time_ms === null ? null : row.time_ms / 1000,
      })),
      (laps.get(race) ?? []).map((line) => line.laps),
    );
    for (const { display_order } of found.keys()) mark.run(race, display_order);
  }
}

const scoringRows = array(
  object({
    year: number(),
    rounds: number(),
    round: number(),
    grand_prix_id: string(),
    session: scoringSession,
    driver_id: string(),
    team_id: string(),
    engine_id: string(),
    position: nullable(number()),
    fastest_lap: flagColumn,
  }),
);

/** The input of the scoring rules for each season with results, from its classifications. */
function seasonScorings(db: DatabaseSync) {
  const rows = db.prepare(`
    SELECT year, (SELECT max(round) FROM race AS calendar WHERE calendar.year = race.year) AS rounds, round, grand_prix_id, session, driver_id, team_id, engine_id, position, fastest_lap
    FROM result JOIN race ON race.id = race_id
    ORDER BY year, round, session DESC, display_order`);
  const seasons = Map.groupBy(parse(scoringRows, rows.all()), (line) => line.year);
  return [...seasons].map(([year, ofYear]) => {
    const rounds = ofYear[0]?.rounds ?? 0;
    const races = Map.groupBy(ofYear, (line) => `${line.round} ${line.session}`);
    return writeSeasonScoring(
      { year, rounds },
      [...races.values()].flatMap((lines) =>
        lines
          .slice(0, 1)
          .map(({ round, grand_prix_id, session }) => ({ year, round, grand_prix_id, session, lines })),
      ),
    );
  });
}
