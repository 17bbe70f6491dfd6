import { readFileSync } from "node:fs";
import { is } from "valibot";
import {
  anyText,
  eachLine,
  id,
  integer,
  integerOrNull,
  type Line,
  placeOrNull,
} from "#archive/import/release/csv.ts";
import { openZip } from "#archive/import/release/zip.ts";
import { scoringSession, type SessionCode } from "#contract/sessions.ts";

/** A driver's line in F1DB's classification of a session. Times are in seconds. */
export type OfficialLine = {
  number: number;
  driver_id: string;
  team_id: string;
  position: number | null;
  /** Null in sessions without laps. */
  laps: number | null;
  /** The best time: of practice, of any qualifying segment, or of the race; null for none. */
  best: number | null;
  /** Behind the winner of a race, for cars on the lead lap; null otherwise. */
  gap: number | null;
  /** Time added to a race after the flag. */
  penalty: number;
};

const tables: Partial<Record<SessionCode, string>> = {
  R: "race-results",
  S: "sprint-race-results",
  Q: "qualifying-results",
  SQ: "sprint-qualifying-results",
  FP1: "free-practice-1-results",
  FP2: "free-practice-2-results",
  FP3: "free-practice-3-results",
};

const release = process.env.F1DB_ARCHIVE ?? "";
export const hasRelease = release !== "";

/** F1DB's classification, in order. @throws Error if `F1DB_ARCHIVE` is not set */
export function officialLines(year: number, round: number, session: SessionCode): Array<OfficialLine> {
  if (!hasRelease) throw new Error("F1DB_ARCHIVE is not set");
  const files = openZip(readFileSync(release));
  const bests = new Map<number, number | null>();
  const take = (table: string, use: (line: Line) => void) => {
    const file = `f1db-races-${table}.csv`;
    eachLine(file, files.read(file), (line) => {
      if (integer(line, "year") === year && integer(line, "round") === round) use(line);
    });
  };
  if (session === "R") {
    take("fastest-laps", (line) => bests.set(integer(line, "driverNumber"), seconds(line, "timeMillis")));
  }
  const lines: Array<OfficialLine> = [];
  const table = tables[session];
  if (table === undefined) throw new Error(`No classification of ${session}`);
  const isRace = is(scoringSession, session);
  take(table, (line) => {
    const number = integer(line, "driverNumber");
    lines.push({
      number,
      driver_id: id(line, "driverId"),
      team_id: id(line, "constructorId"),
      position: placeOrNull(line, "positionNumber"),
      laps: integerOrNull(line, "laps"),
      best: isRace ? (bests.get(number) ?? null) : bestOf(line, session),
      gap: isRace ? seconds(line, "gapMillis") : null,
      penalty: isRace ? (seconds(line, "timePenaltyMillis") ?? 0) : 0,
    });
  });
  return lines;
}

function bestOf(line: Line, session: SessionCode): number | null {
  const columns = session === "Q" || session === "SQ" ? ["q1Millis", "q2Millis", "q3Millis"] : ["timeMillis"];
  const times = columns.flatMap((column) => seconds(line, column) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function seconds(line: Line, column: string): number | null {
  return anyText(line, column) === "" ? null : integer(line, column) / 1000;
}

/** The laps of each car's stops in a race as listed by F1DB, by car number. */
export function officialStops({ year, round }: { year: number; round: number }): Map<number, Array<number>> {
  const file = "f1db-races-pit-stops.csv";
  const stops = new Map<number, Array<number>>();
  eachLine(file, openZip(readFileSync(release)).read(file), (line) => {
    if (integer(line, "year") !== year || integer(line, "round") !== round) return;
    const number = integer(line, "driverNumber");
    stops.set(number, [...(stops.get(number) ?? []), integer(line, "lap")]);
  });
  return stops;
}
