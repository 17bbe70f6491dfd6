import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { is } from "valibot";
import { lineCrossings } from "#archive/analysis/timing/race-laps.ts";
import { scoringSession } from "#contract/sessions.ts";
import { type Compound, compound } from "#contract/timing/session.ts";
import { DataError, messageOf } from "../data-error.ts";
import { eachLine, type Line } from "../release/csv.ts";
import { withLostLaps } from "./lost-laps.ts";
import { type CarLaps, type LapSession, recordedLaps } from "./lap-session.ts";

/** The columns of a file of laps, in any order; others are ignored. */
const columns = [
  "round",
  "session",
  "number",
  "code",
  "lap",
  "lap_seconds",
  "clock_seconds",
  "compound",
  "tyre_age",
  "pit_in_clock",
  "pit_out_clock",
  "track_status",
  "event",
] as const;
type ColumnName = (typeof columns)[number];

type LapRow = {
  line: Line;
  round: number;
  session: LapSession["session"];
  number: number;
  code: string;
  lap: number;
  ms: number | null;
  endedAt: number | null;
  compound: Compound;
  age: number | null;
  pitIn: number | null;
  pitOut: number | null;
  status: string | null;
  event: string;
};

/** A season file's sessions, and the corrections made. */
export type LapFile = { sessions: Array<LapSession>; notes: Array<string> };

/**
 * Reads a season's file of laps, gzipped or not. Its name begins with the season: "2026.csv.gz".
 *
 * @throws DataError with file, line and reason if a row is malformed, duplicated or out of order
 */
export function readLapFile(path: string): LapFile {
  const file = basename(path);
  const year = Number(/^(\d{4})\D/.exec(file)?.[1] ?? Number.NaN);
  if (!Number.isInteger(year)) throw new DataError(`${file}: its name does not begin with a season`);
  const rows: Array<LapRow> = [];
  const count = eachLine(file, bytesOf(path, file), (line) => rows.push(rowOf(line)));
  if (count === 0) throw new DataError(`${file}: has no laps`);
  const notes: Array<string> = [];
  const sessions = [...Map.groupBy(rows, ({ round, session }) => `${round} ${session}`).values()];
  return { sessions: sessions.map((all) => sessionOf(year, all, (note) => notes.push(note))), notes };
}

function bytesOf(path: string, file: string): Uint8Array {
  try {
    const bytes = readFileSync(path);
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw new DataError(`${file}: ${messageOf(error)}`);
  }
}

function rowOf(line: Line): LapRow {
  const session = cell(line, "session");
  if (!is(scoringSession, session)) throw fault(line, `session is "${session}", not R or S`);
  const name = cell(line, "compound");
  if (name !== "" && !is(compound, name)) throw fault(line, `compound "${name}" is none`);
  const code = cell(line, "code");
  if (!/^[A-Z]{3}$/.test(code)) throw fault(line, `code "${code}" is not three letters`);
  const status = cell(line, "track_status");
  if (!/^[0-7]*$/.test(status)) throw fault(line, `track_status "${status}" is not digits 1 to 7`);
  const event = cell(line, "event");
  if (event === "") throw fault(line, "event is empty");
  const ms = milliseconds(line, "lap_seconds");
  if (ms !== null && (ms < 30_000 || ms > 4_000_000)) throw fault(line, `lap_seconds is not plausible`);
  const endedAt = milliseconds(line, "clock_seconds");
  if (endedAt === null) throw fault(line, "clock_seconds is empty");
  return {
    line,
    round: whole(line, "round", 1),
    session,
    number: whole(line, "number", 0),
    code,
    lap: whole(line, "lap", 1),
    ms,
    endedAt,
    compound: is(compound, name) ? name : null,
    age: cell(line, "tyre_age") === "" ? null : whole(line, "tyre_age", 0),
    pitIn: milliseconds(line, "pit_in_clock"),
    pitOut: milliseconds(line, "pit_out_clock"),
    status: status.replaceAll(/[^4567]/g, ""),
    event,
  };
}

function cell(line: Line, name: ColumnName): string {
  const index = line.columns.get(name);
  const value = index === undefined ? undefined : line.cells[index];
  if (value === undefined) throw fault(line, `there is no column ${name}`);
  return value;
}

function whole(line: Line, name: ColumnName, least: number): number {
  const value = cell(line, name);
  if (!/^\d{1,3}(?:\.0)?$/.test(value) || Number(value) < least)
    throw fault(line, `${name} is "${value}", not a number from ${least} to 999`);
  return Number(value);
}

function milliseconds(line: Line, name: ColumnName): number | null {
  const value = cell(line, name);
  if (value === "") return null;
  if (!/^\d{1,5}(?:\.\d{1,6})?$/.test(value)) throw fault(line, `${name} is "${value}", not seconds`);
  return Math.round(Number(value) * 1000);
}

function fault({ file, number }: Line, reason: string): DataError {
  return new DataError(`${file}, line ${number}: ${reason}`);
}

function sessionOf(year: number, rows: ReadonlyArray<LapRow>, note: (text: string) => void): LapSession {
  const [first] = rows;
  if (first === undefined) throw new Error("a session has at least one row");
  const { round, session, event } = first;
  const other = rows.find((row) => row.event !== event);
  if (other !== undefined) throw fault(other.line, `round ${round} is ${event} and ${other.event}`);
  const cars = [...Map.groupBy(rows, ({ number }) => number).values()].map((own) => inOrder(own, note));
  const complete = withLostLaps(cars, lostLap);
  for (const [index, own] of complete.entries()) {
    const [last, before] = [own.at(-1), cars[index]?.at(-1)];
    if (last === undefined || before === undefined || last.lap === before.lap) continue;
    note(
      `${nameOf(last)}: laps are missing in the middle (${last.lap - before.lap}); those after them were counted anew`,
    );
  }
  return { year, round, session, event, cars: complete.map(carOf) };
}

/** One car's rows from its first lap, without gaps. */
function inOrder(rows: ReadonlyArray<LapRow>, note: (text: string) => void): Array<LapRow> {
  const sorted = rows.toSorted((one, other) => one.lap - other.lap || clockOf(one) - clockOf(other));
  const counted = sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && before.code !== row.code)
      throw fault(row.line, `car ${row.number} is ${before.code} and ${row.code}`);
    if (before?.lap === row.lap && before.endedAt === row.endedAt)
      throw fault(row.line, `lap ${row.lap} of car ${row.number} is there twice`);
    if (before !== undefined && clockOf(before) > clockOf(row))
      throw fault(row.line, `lap ${row.lap} of car ${row.number} ends before the lap before it`);
    if (row.lap === index + 1) return row;
    // A repeated lap number where the next one is missing: the feed counted late.
    if (before?.lap !== row.lap || sorted[index + 1]?.lap === index + 1)
      throw fault(row.line, `car ${row.number} has lap ${row.lap} where lap ${index + 1} is due`);
    note(`${nameOf(row)}: lap ${row.lap} is there twice; the second was taken for lap ${index + 1}`);
    return { ...row, lap: index + 1 };
  });
  return counted.map((row, index) => {
    const [before, after] = [counted[index - 1], counted[index + 1]];
    if (row.endedAt !== null && row.endedAt === after?.endedAt) {
      note(`${nameOf(row)}: the end of lap ${row.lap} is missing`);
      return { ...row, ms: null, endedAt: null };
    }
    return row.endedAt !== null && row.endedAt === before?.endedAt ? { ...row, ms: null } : row;
  });
}

function lostLap(before: LapRow, lap: number): LapRow {
  return { ...before, lap, ms: null, endedAt: null, age: null, pitIn: null, pitOut: null, status: null };
}

function clockOf({ endedAt }: LapRow): number {
  return endedAt ?? 0;
}

function nameOf({ round, session, number, code }: LapRow): string {
  return `round ${round} ${session}, car ${number} (${code})`;
}

function carOf(rows: ReadonlyArray<LapRow>): CarLaps {
  const [first] = rows;
  if (first === undefined) throw new Error("a car has at least one row");
  const ends = settledEnds(first.number, rows);
  return {
    number: first.number,
    code: first.code,
    laps: rows.map(({ ms, endedAt, status }, index) => ({ ms, endedAt: ends[index] ?? endedAt, status })),
    stints: stintsOf(rows),
    visits: visitsOf(rows),
  };
}

/** The clock is accurate to a tenth of a second; consecutive lap times improve it to the thousandth. */
function settledEnds(number: number, rows: ReadonlyArray<LapRow>): Array<number | null> {
  return lineCrossings({ laps: recordedLaps(number, rows) })
    .slice(1)
    .map((end) => (end === null ? null : Math.round(end)));
}

function stintsOf(rows: ReadonlyArray<LapRow>): CarLaps["stints"] {
  const stints: CarLaps["stints"] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isFitted = index === 0 || row.pitOut !== null;
    const goesOn =
      before !== undefined &&
      !isFitted &&
      (row.compound === null || before.compound === row.compound) &&
      (row.age === null || before.age === null || row.age === before.age + 1);
    if (goesOn) continue;
    stints.push({
      fromLap: row.lap,
      compound: row.compound,
      age: row.age === null ? null : Math.max(0, row.age - 1),
    });
  }
  return stints;
}

function visitsOf(rows: ReadonlyArray<LapRow>): CarLaps["visits"] {
  return rows.flatMap(({ lap, pitIn }, index) => {
    const left = rows[index + 1]?.pitOut ?? null;
    if (pitIn === null && left === null) return [];
    const laneMs = pitIn === null || left === null || left <= pitIn ? null : left - pitIn;
    return [{ lap, enteredAt: pitIn, laneMs, left: left !== null }];
  });
}
