import type { SessionCode } from "#contract/sessions.ts";
import {
  flag,
  id,
  idOrNull,
  integer,
  integerOrNull,
  place,
  placeOrNull,
  pointsOrZero,
  text,
  textOrNull,
  type Line,
} from "./csv.ts";
import type { F1dbFeed, Names } from "./f1db-feed.ts";
import { statusText } from "./status.ts";

/** Classifications, grids, pit stops and fastest laps. */
export const sessionFeeds: ReadonlyArray<F1dbFeed> = [
  results("f1db-races-race-results.csv", "R"),
  results("f1db-races-sprint-race-results.csv", "S"),
  qualifying("f1db-races-qualifying-results.csv", "Q"),
  qualifying("f1db-races-qualifying-1-results.csv", "Q1D"),
  qualifying("f1db-races-qualifying-2-results.csv", "Q2D"),
  qualifying("f1db-races-sprint-qualifying-results.csv", "SQ"),
  qualifying("f1db-races-pre-qualifying-results.csv", "PQ"),
  practice("f1db-races-free-practice-1-results.csv", "FP1"),
  practice("f1db-races-free-practice-2-results.csv", "FP2"),
  practice("f1db-races-free-practice-3-results.csv", "FP3"),
  practice("f1db-races-free-practice-4-results.csv", "FP4"),
  practice("f1db-races-warming-up-results.csv", "WU"),
  grid("f1db-races-starting-grid-positions.csv", "R"),
  grid("f1db-races-sprint-starting-grid-positions.csv", "S"),
  { file: "f1db-races-pit-stops.csv", table: "pit_stop", rows: (line) => [pitStop(line)] },
  { file: "f1db-races-fastest-laps.csv", table: "fastest_lap", rows: (line) => [fastestLap(line)] },
];

function results(file: string, session: SessionCode): F1dbFeed {
  return { file, table: "result", rows: (line, names) => [result(line, session, names)] };
}

function qualifying(file: string, session: SessionCode): F1dbFeed {
  return { file, table: "timed_result", rows: (line) => [qualifyingResult(line, session)] };
}

function practice(file: string, session: SessionCode): F1dbFeed {
  return { file, table: "timed_result", rows: (line) => [practiceResult(line, session)] };
}

function grid(file: string, session: SessionCode): F1dbFeed {
  return { file, table: "grid", rows: (line) => [gridSlot(line, session)] };
}

/** What all lists of a session have in common: whose line it is, and where it stands. */
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

function pitStop(line: Line) {
  return {
    ...entry(line),
    stop: place(line, "stop"),
    lap: integer(line, "lap"),
    time_ms: integerOrNull(line, "timeMillis"),
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
