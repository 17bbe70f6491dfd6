import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import { constructorsPoints, type ScoringRace } from "#archive/analysis/season-rules/race-points.ts";
import { lastOfBestCar } from "#archive/analysis/season-rules/counted-results.ts";
import { pointsAdjustments, excludedConstructors } from "#archive/analysis/title-odds/decisions.ts";
import type { OddsSeason, RunRound } from "#archive/analysis/title-odds/odds-season.ts";
import { flagColumn } from "#archive/storage/columns.ts";
import { isStart } from "#contract/results.ts";
import { scoringSession } from "#contract/sessions.ts";

const calendarRows = array(
  object({
    year: number(),
    round: number(),
    date: string(),
    grand_prix_id: string(),
    sprint: flagColumn,
  }),
);
const calendarQuery = "SELECT year, round, date, grand_prix_id, sprint FROM race ORDER BY year, round";

const resultRow = object({
  year: number(),
  round: number(),
  grand_prix_id: string(),
  session: scoringSession,
  driver_id: string(),
  team_id: string(),
  engine_id: string(),
  position: nullable(number()),
  position_text: string(),
  points: number(),
  fastest_lap: flagColumn,
});
type ResultRow = InferOutput<typeof resultRow>;
const resultsQuery = `
  SELECT year, round, grand_prix_id, session, driver_id, team_id, engine_id, position, position_text, points, fastest_lap
  FROM result JOIN race ON race.id = race_id
  ORDER BY year, round, session, display_order`;

const deathRows = array(object({ id: string(), died: string() }));

/** The seasons that the archive has from their first race on, oldest first, as the model of title odds reads them. */
export function oddsSeasons(db: DatabaseSync): Array<OddsSeason> {
  const calendars = Map.groupBy(parse(calendarRows, db.prepare(calendarQuery).all()), (row) => row.year);
  const results = Map.groupBy(parse(array(resultRow), db.prepare(resultsQuery).all()), (row) => row.year);
  const deaths = parse(
    deathRows,
    db.prepare("SELECT id, died FROM driver WHERE died IS NOT NULL ORDER BY id").all(),
  );
  return [...results].map(([year, rows]) => ({
    year,
    calendar: (calendars.get(year) ?? []).map(({ round, date, grand_prix_id, sprint }) => ({
      round,
      date,
      sprint,
      indianapolis: grand_prix_id === "indianapolis",
    })),
    run: [...Map.groupBy(rows, (row) => row.round).values()].map((lines) => runRound(year, lines)),
    died: deaths.flatMap(({ id, died }): Array<[string, string]> =>
      died.startsWith(`${year}-`) ? [[id, died]] : [],
    ),
  }));
}

function runRound(year: number, lines: ReadonlyArray<ResultRow>): RunRound {
  const round = lines[0]?.round ?? 0;
  const driverPoints = new Map<string, number>();
  for (const { driver_id, points } of lines) addTo(driverPoints, driver_id, points);
  return {
    round,
    cars: lines
      .filter((line) => line.session === "R")
      .map((line) => ({
        driver: line.driver_id,
        constructor: keyOf(line),
        team: line.team_id,
        position: line.position,
        started: isStart(line.position_text),
      })),
    driverPoints: [...driverPoints],
    constructorPoints: [...constructorScores(year, round, lines)],
    excluded: excludedConstructors(year, round),
  };
}

/** By the season's rules, but for what was decided otherwise. */
function constructorScores(
  year: number,
  round: number,
  lines: ReadonlyArray<ResultRow>,
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [session, ofSession] of Map.groupBy(lines, (line) => line.session)) {
    const grand_prix_id = ofSession[0]?.grand_prix_id ?? "";
    if (grand_prix_id === "indianapolis") continue;
    const race: ScoringRace = { year, round, grand_prix_id, session, lines: ofSession };
    for (const line of constructorsPoints(race)) {
      const key = keyOf(line);
      if (year <= lastOfBestCar) scores.set(key, Math.max(scores.get(key) ?? 0, line.points));
      else addTo(scores, key, line.points);
    }
  }
  for (const { constructor, points } of pointsAdjustments(year, round)) addTo(scores, constructor, points);
  return scores;
}

function keyOf({ team_id, engine_id }: { team_id: string; engine_id: string }): string {
  return `${team_id} ${engine_id}`;
}

function addTo(scores: Map<string, number>, key: string, points: number): void {
  scores.set(key, (scores.get(key) ?? 0) + points);
}
