import type { SessionCode } from "#contract/sessions.ts";
import type { Row } from "../source.ts";
import {
  clockTimeOrNull,
  day,
  dayOrNull,
  decimalOrNull,
  id,
  integer,
  integerOrNull,
  place,
  text,
  type Line,
} from "./csv.ts";
import type { F1dbFeed, Names } from "./f1db-feed.ts";

const file = "f1db-races.csv";

/** The calendar, with the times of each weekend's sessions. */
export const calendarFeeds: ReadonlyArray<F1dbFeed> = [
  { file, table: "race", rowsPerRace: 1, rows: (line, names) => [race(line, names)] },
  { file, table: "session", rowsPerRace: 1, rows: sessions },
];

/** Sprint, winner, pole and fastest lap are filled in once all sessions and results are loaded. */
function race(line: Line, names: Names) {
  const grandPrixId = id(line, "grandPrixId");
  const officialName = text(line, "officialName");
  return {
    id: integer(line, "id"),
    year: integer(line, "year"),
    round: place(line, "round"),
    date: day(line, "date"),
    time: clockTimeOrNull(line, "time"),
    grand_prix_id: grandPrixId,
    name: nameInItsYear(names.grandPrix(grandPrixId), officialName),
    official_name: officialName,
    circuit_id: id(line, "circuitId"),
    qualifying_format: text(line, "qualifyingFormat"),
    sprint: 0,
    laps: integerOrNull(line, "laps"),
    distance_km: decimalOrNull(line, "distance"),
    layout_id: id(line, "circuitLayoutId"),
    course_length_km: decimalOrNull(line, "courseLength"),
    turns: integerOrNull(line, "turns"),
    winner_driver_id: null,
    co_winner_driver_id: null,
    winner_team_id: null,
    pole_driver_id: null,
    credited_pole_driver_id: null,
    fastest_lap_driver_id: null,
    fastest_lap_ms: null,
    grand_slam: 0,
  };
}

/**
 * The name of a Grand Prix in the year of a race. F1DB has one name per Grand Prix, and only one was renamed under the
 * same id: the Mexican Grand Prix has been the Mexico City Grand Prix since 2021.
 */
export function nameInItsYear(name: string | null, officialName: string): string | null {
  return officialName.includes("Gran Premio de la Ciudad de México") ? "Mexico City Grand Prix" : name;
}

/** Each session's code and what F1DB's columns for it start with. */
const sessionColumns: ReadonlyArray<[SessionCode, string]> = [
  ["PQ", "preQualifying"],
  ["FP1", "freePractice1"],
  ["FP2", "freePractice2"],
  ["FP3", "freePractice3"],
  ["FP4", "freePractice4"],
  ["Q1D", "qualifying1"],
  ["Q2D", "qualifying2"],
  ["Q", "qualifying"],
  ["SQ", "sprintQualifying"],
  ["S", "sprintRace"],
  ["WU", "warmingUp"],
];

/** The sessions with a known date, which always include the race. */
function* sessions(line: Line): Iterable<Row> {
  const race_id = integer(line, "id");
  yield { race_id, code: "R", date: day(line, "date"), time: clockTimeOrNull(line, "time") };
  for (const [code, column] of sessionColumns) {
    const date = dayOrNull(line, `${column}Date`);
    if (date !== null) yield { race_id, code, date, time: clockTimeOrNull(line, `${column}Time`) };
  }
}
