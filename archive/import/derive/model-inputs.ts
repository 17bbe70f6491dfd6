import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import type { FinishingOrder } from "#archive/analysis/ratings/ratings-model.ts";
import {
  driversAloneFrom,
  isExcludedTeam,
  pointsTakenAway,
  suspendedDrivers,
} from "#archive/analysis/season-rules/decisions.ts";
import { constructorsPoints } from "#archive/analysis/season-rules/race-points.ts";
import { lastOfBestCar } from "#archive/analysis/season-rules/counted-results.ts";
import type { OddsSeason, RacedCar, RunRound } from "#archive/analysis/title-odds/odds-season.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { isStart } from "#contract/results.ts";
import { scoringSession } from "#contract/sessions.ts";

const classifiedRows = array(
  object({
    race_id: number(),
    year: number(),
    driver_id: string(),
    team_id: string(),
    entrant_id: nullable(string()),
    status: string(),
  }),
);

/**
 * The classified cars of Grands Prix in order, oldest race first, without the Indianapolis 500 of 1950 to 1960, which
 * had a different field. Of two cars of one driver in a race the better counts.
 *
 * @param options.keep selects classified cars by how their race ended; all by default
 * @param options.cars what cars are grouped by: the team, or the team as entered by one entrant (which separates
 *   privateers from the works team)
 */
export function finishingOrders(
  db: DatabaseSync,
  {
    keep = () => true,
    cars = "team",
  }: { keep?: (status: string) => boolean; cars?: "team" | "entrant" } = {},
): Array<FinishingOrder> {
  // F1DB lists entrants by season, team, engine, driver and rounds; engines sometimes differ, so they are not matched.
  const rows = db.prepare(`
    SELECT race_id, race.year, result.driver_id, result.team_id, status,
      (SELECT min(entrant_id) FROM driver_entrant AS own
        WHERE own.year = race.year AND own.driver_id = result.driver_id AND own.team_id = result.team_id
        AND ';' || rounds || ';' LIKE '%;' || round || ';%') AS entrant_id
    FROM result JOIN race ON race.id = race_id
    WHERE session = 'R' AND position IS NOT NULL AND grand_prix_id <> 'indianapolis'
    ORDER BY race.year, round, display_order`);
  const races = Map.groupBy(parse(classifiedRows, rows.all()), (row) => row.race_id);
  return [...races.values()].flatMap((ofRace) => {
    const [first] = ofRace;
    if (first === undefined) return [];
    const byDriver = new Map<string, string>();
    for (const { driver_id, team_id, entrant_id, status } of ofRace) {
      if (!keep(status) || byDriver.has(driver_id)) continue;
      byDriver.set(driver_id, cars === "team" || entrant_id === null ? team_id : `${team_id} ${entrant_id}`);
    }
    return [{ year: first.year, cars: [...byDriver].map(([driver, team]) => ({ driver, team })) }];
  });
}

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
  status: string(),
  points: number(),
  fastest_lap: flagColumn,
});
type ResultRow = InferOutput<typeof resultRow>;
const resultsQuery = `
  SELECT year, round, grand_prix_id, session, driver_id, team_id, engine_id, position, position_text, status, points, fastest_lap
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
    run: [...Map.groupBy(rows, (row) => row.round)].map(([round, lines]) =>
      runRound(year, round, lines, rows),
    ),
    died: deaths.flatMap(({ id, died }): Array<[string, string]> =>
      died.startsWith(`${year}-`) ? [[id, died]] : [],
    ),
  }));
}

/** @param season all results of the season, since a decision can change what earlier rounds gave */
function runRound(
  year: number,
  round: number,
  lines: ReadonlyArray<ResultRow>,
  season: ReadonlyArray<ResultRow>,
): RunRound {
  const driverPoints = new Map<string, number>();
  for (const { driver_id, points } of lines) addTo(driverPoints, driver_id, points);
  return {
    round,
    cars: [
      ...lines.filter((line) => line.session === "R").map((line) => carOf(line, startOf(line))),
      ...suspendedCars(year, round, season),
    ],
    driverPoints: [...driverPoints],
    constructorPoints: [...constructorScores(year, round, lines, season)],
    excluded: [...new Set(lines.filter(({ team_id }) => isExcludedTeam(year, team_id, round)).map(keyOf))],
  };
}

function carOf(line: ResultRow, start: RacedCar["start"]): RacedCar {
  return {
    driver: line.driver_id,
    constructor: keyOf(line),
    team: line.team_id,
    position: line.position,
    start,
  };
}

/** Who is suspended counts as entered, in the car of the race before, since their return is known. */
function suspendedCars(year: number, round: number, season: ReadonlyArray<ResultRow>): Array<RacedCar> {
  return suspendedDrivers(year, round).flatMap((driver) => {
    const line = season.findLast((row) => row.driver_id === driver && row.round < round);
    return line === undefined ? [] : [{ ...carOf(line, "not_started"), position: null }];
  });
}

/** Whether a car of the classification started, and if not, why: injuries are in the reason that F1DB gives. */
function startOf({ position_text, status }: ResultRow): RacedCar["start"] {
  if (isStart(position_text)) return "started";
  if (unfit.test(status)) return "not_fit";
  return position_text === "DNQ" || position_text === "DNPQ" ? "not_qualified" : "not_started";
}

/** "Injury", "Illness", "Fatal accident", and after "Accident in practice" drivers were often hurt. */
const unfit = /injur|ill|unwell|unfit|fatal|accident in/i;

/** By the season's rules, and by what was decided in a round about that one and those before it. */
function constructorScores(
  year: number,
  round: number,
  lines: ReadonlyArray<ResultRow>,
  season: ReadonlyArray<ResultRow>,
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const line of constructorLines(year, round, lines)) {
    const key = keyOf(line);
    if (year <= lastOfBestCar) scores.set(key, Math.max(scores.get(key) ?? 0, line.points));
    else addTo(scores, key, line.points);
  }
  const decided = season.filter((row) => driversAloneFrom(row, row) === round);
  for (const [of, rows] of Map.groupBy(decided, (row) => row.round)) {
    const whole = season.filter((row) => row.round === of);
    for (const line of constructorLines(year, of, whole))
      if (rows.some((row) => row.driver_id === line.driver_id)) addTo(scores, keyOf(line), -line.points);
  }
  for (const [key, [line]] of Map.groupBy(lines, keyOf)) {
    const taken = pointsTakenAway(year, line?.team_id ?? "", round);
    if (taken > 0) addTo(scores, key, -taken);
  }
  return scores;
}

/** The results of a weekend with what they would give constructors, race and sprint. */
function constructorLines(year: number, round: number, lines: ReadonlyArray<ResultRow>) {
  return [...Map.groupBy(lines, (line) => line.session)].flatMap(([session, ofSession]) => {
    const grand_prix_id = ofSession[0]?.grand_prix_id ?? "";
    if (grand_prix_id === "indianapolis") return [];
    return constructorsPoints({ year, round, grand_prix_id, session, lines: ofSession });
  });
}

function keyOf({ team_id, engine_id }: { team_id: string; engine_id: string }): string {
  return `${team_id} ${engine_id}`;
}

function addTo(scores: Map<string, number>, key: string, points: number): void {
  scores.set(key, (scores.get(key) ?? 0) + points);
}
