import type { SessionCode } from "#contract/sessions.ts";
import {
  flag,
  id,
  idOrNull,
  integer,
  integerOrNull,
  type Line,
  place,
  placeOrNull,
  pointsOrZero,
  text,
  textOrNull,
} from "./csv.ts";
import type { F1dbFeed, Names } from "./f1db-feed.ts";

/** Classifications, grids, pit stops and fastest laps. */
export const sessionFeeds: ReadonlyArray<F1dbFeed> = [
  results("f1db-races-race-results.csv", "R", 23.5),
  results("f1db-races-sprint-race-results.csv", "S", 0.48),
  qualifying("f1db-races-qualifying-results.csv", "Q", 23),
  qualifying("f1db-races-qualifying-1-results.csv", "Q1D", 6.6),
  qualifying("f1db-races-qualifying-2-results.csv", "Q2D", 6.4),
  qualifying("f1db-races-sprint-qualifying-results.csv", "SQ", 0.38),
  qualifying("f1db-races-pre-qualifying-results.csv", "PQ", 0.55),
  practice("f1db-races-free-practice-1-results.csv", "FP1", 13.7),
  practice("f1db-races-free-practice-2-results.csv", "FP2", 13.2),
  practice("f1db-races-free-practice-3-results.csv", "FP3", 7.5),
  practice("f1db-races-free-practice-4-results.csv", "FP4", 0.6),
  practice("f1db-races-warming-up-results.csv", "WU", 6.6),
  grid("f1db-races-starting-grid-positions.csv", "R", 22),
  grid("f1db-races-sprint-starting-grid-positions.csv", "S", 0.48),
  { file: "f1db-races-pit-stops.csv", table: "pit_stop", rowsPerRace: 19.1, rows: (line) => [pitStop(line)] },
  {
    file: "f1db-races-fastest-laps.csv",
    table: "fastest_lap",
    rowsPerRace: 14.6,
    rows: (line) => [fastestLap(line)],
  },
];

function results(file: string, session: SessionCode, rowsPerRace: number): F1dbFeed {
  return { file, table: "result", rowsPerRace, rows: (line, names) => [result(line, session, names)] };
}

function qualifying(file: string, session: SessionCode, rowsPerRace: number): F1dbFeed {
  return { file, table: "timed_result", rowsPerRace, rows: (line) => [qualifyingResult(line, session)] };
}

function practice(file: string, session: SessionCode, rowsPerRace: number): F1dbFeed {
  return { file, table: "timed_result", rowsPerRace, rows: (line) => [practiceResult(line, session)] };
}

function grid(file: string, session: SessionCode, rowsPerRace: number): F1dbFeed {
  return { file, table: "grid", rowsPerRace, rows: (line) => [gridSlot(line, session)] };
}

/** The columns shared by all session files. */
function entry(line: Line) {
  return {
    race_id: integer(line, "raceId"),
    display_order: place(line, "positionDisplayOrder"),
    driver_id: id(line, "driverId"),
    team_id: id(line, "constructorId"),
  };
}

function result(line: Line, session: SessionCode, names: Names) {
  const position = placeOrNull(line, "positionNumber");
  const positionText = text(line, "positionText");
  const gapLaps = integerOrNull(line, "gapLaps");
  const reasonRetired = textOrNull(line, "reasonRetired");
  const tyreId = idOrNull(line, "tyreManufacturerId");
  return {
    ...entry(line),
    session,
    position,
    position_text: positionText,
    number: textOrNull(line, "driverNumber"),
    engine_id: id(line, "engineManufacturerId"),
    tyre: tyreId === null ? null : names.tyre(tyreId),
    shared_car: flag(line, "sharedCar"),
    laps: integerOrNull(line, "laps"),
    time_ms: integerOrNull(line, "timeMillis"),
    penalty_ms: integerOrNull(line, "timePenaltyMillis"),
    gap_ms: integerOrNull(line, "gapMillis"),
    gap_laps: gapLaps,
    status: statusText({ position, positionText, reasonRetired, gapLaps }),
    points: pointsOrZero(line, "points"),
    grid: placeOrNull(line, "gridPositionNumber"),
    grid_text: textOrNull(line, "gridPositionText"),
    positions_gained: integerOrNull(line, "positionsGained"),
    pit_stops: integerOrNull(line, "pitStops"),
    fastest_lap: flag(line, "fastestLap"),
    pole: flag(line, "polePosition"),
    grand_slam: flag(line, "grandSlam"),
  };
}

function timedResult(line: Line, session: SessionCode) {
  return {
    ...entry(line),
    session,
    position: placeOrNull(line, "positionNumber"),
    position_text: text(line, "positionText"),
    number: textOrNull(line, "driverNumber"),
    time_ms: integerOrNull(line, "timeMillis"),
    gap_ms: integerOrNull(line, "gapMillis"),
    laps: integerOrNull(line, "laps"),
  };
}

function qualifyingResult(line: Line, session: SessionCode) {
  return {
    ...timedResult(line, session),
    q1_ms: integerOrNull(line, "q1Millis"),
    q2_ms: integerOrNull(line, "q2Millis"),
    q3_ms: integerOrNull(line, "q3Millis"),
  };
}

function practiceResult(line: Line, session: SessionCode) {
  return { ...timedResult(line, session), q1_ms: null, q2_ms: null, q3_ms: null };
}

function gridSlot(line: Line, session: SessionCode) {
  return {
    ...entry(line),
    session,
    position: placeOrNull(line, "positionNumber"),
    position_text: text(line, "positionText"),
    qualified: placeOrNull(line, "qualificationPositionNumber"),
    penalty: textOrNull(line, "gridPenalty"),
    penalty_places: integerOrNull(line, "gridPenaltyPositions"),
  };
}

/** Visits that were not stops are marked once all are loaded. */
function pitStop(line: Line) {
  return {
    ...entry(line),
    stop: place(line, "stop"),
    lap: integer(line, "lap"),
    time_ms: integerOrNull(line, "timeMillis"),
    with_field: 0,
  };
}

function fastestLap(line: Line) {
  return {
    ...entry(line),
    position: placeOrNull(line, "positionNumber"),
    lap: integerOrNull(line, "lap"),
    time_ms: integerOrNull(line, "timeMillis"),
  };
}

/** How a car's race ended, from F1DB's race and sprint results. */
export type Ending = {
  /** Classified position; null if not classified. */
  position: number | null;
  /** The position, or DNF, NC, DSQ, EX, DNS, DNQ, DNPQ, DNP. */
  positionText: string;
  reasonRetired: string | null;
  /** Laps behind the winner; null on the lead lap. */
  gapLaps: number | null;
};

/**
 * The status of a result row: the reason for retirement if there is one (even a classified car may have one), otherwise
 * `Finished` on the lead lap, `+n Lap(s)` behind it, or the position text.
 */
export function statusText(ending: Ending): string {
  if (ending.reasonRetired !== null) return ending.reasonRetired;
  if (ending.position === null) return ending.positionText;
  if (ending.gapLaps === null || ending.gapLaps === 0) return "Finished";
  return ending.gapLaps === 1 ? "+1 Lap" : `+${ending.gapLaps} Laps`;
}
