import { CsvError, parse } from "csv-parse/sync";
import { isId } from "#contract/ids.ts";
import { DataError, messageOf } from "../data-error.ts";

/** One line of a CSV file, from which the functions below read columns. */
export type Line = {
  file: string;
  /** Counted from 1, the header being line 1. */
  number: number;
  columns: ReadonlyMap<string, number>;
  cells: ReadonlyArray<string>;
};

/**
 * Reads a CSV file with a header line by line, so that a large file is never in memory as a whole.
 *
 * @param take is called with each line after the header
 * @returns the number of lines after the header
 * @throws DataError if the file is not CSV, or a line's number of columns differs from the header's
 */
export function eachLine(file: string, bytes: Uint8Array, take: (line: Line) => void): number {
  let columns: Line["columns"] | null = null;
  let count = 0;
  // The parser does not store a record for which this returns null.
  function onRecord(cells: ReadonlyArray<string>, { lines }: { lines: number }): null {
    if (columns === null) {
      columns = new Map(cells.map((name, index) => [name, index]));
      return null;
    }
    take({ file, number: lines, columns, cells });
    count += 1;
    return null;
  }
  try {
    parse(bytes, { bom: true, on_record: onRecord });
  } catch (error) {
    if (error instanceof CsvError) throw new DataError(`${file}: ${messageOf(error)}`);
    throw error;
  }
  if (columns === null) throw new DataError(`${file} is empty`);
  return count;
}

/** A cell's text, "" if empty. @throws DataError if the file has no such column */
function cell(line: Line, column: string): string {
  const index = line.columns.get(column);
  if (index === undefined) throw new DataError(`${line.file} has no column ${column}`);
  return line.cells[index] ?? "";
}

function fault(line: Line, column: string, expected: string): DataError {
  const found = JSON.stringify(cell(line, column).slice(0, 60));
  return new DataError(`${line.file}, line ${line.number}: ${column} is ${found}, expected ${expected}`);
}

/** Makes a reader of non-empty cells return null for an empty one. */
function orNull<Value>(read: (line: Line, column: string) => Value) {
  return (line: Line, column: string): Value | null =>
    cell(line, column) === "" ? null : read(line, column);
}

/** A text that may be empty. */
export function anyText(line: Line, column: string): string {
  return cell(line, column);
}

/** A text that must not be empty. */
export function text(line: Line, column: string): string {
  const value = cell(line, column);
  if (value === "") throw fault(line, column, "a text");
  return value;
}

/** An F1DB id in this project's form, with underscores instead of hyphens. */
export function id(line: Line, column: string): string {
  const value = cell(line, column).replaceAll("-", "_");
  if (!isId(value)) throw fault(line, column, "an id");
  return value;
}

/** An integer, possibly negative. */
export function integer(line: Line, column: string): number {
  const value = cell(line, column);
  if (!/^-?\d{1,15}$/.test(value)) throw fault(line, column, "a whole number");
  return Number(value);
}

/** A position, counted from 1. */
export function place(line: Line, column: string): number {
  const value = integer(line, column);
  if (value < 1) throw fault(line, column, "a number from 1");
  return value;
}

/** A number with or without decimals. */
export function decimal(line: Line, column: string): number {
  const value = cell(line, column);
  if (!/^-?\d{1,15}(\.\d+)?$/.test(value)) throw fault(line, column, "a number");
  return Number(value);
}

/** Championship points; an empty cell means none. */
export function pointsOrZero(line: Line, column: string): number {
  const value = cell(line, column) === "" ? 0 : decimal(line, column);
  if (value < 0) throw fault(line, column, "points from 0");
  return value;
}

/** 1 for true; 0 for false or unknown. */
export function flag(line: Line, column: string): number {
  const value = cell(line, column);
  if (value === "true") return 1;
  if (value === "false" || value === "") return 0;
  throw fault(line, column, "true or false");
}

/** A day as YYYY-MM-DD. */
export function day(line: Line, column: string): string {
  const value = cell(line, column);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value);
  if (!isDay) throw fault(line, column, "a date (YYYY-MM-DD)");
  return value;
}

function isRealDay(value: string): boolean {
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** A time of day in UTC as HH:MM. */
export function clockTime(line: Line, column: string): string {
  const value = cell(line, column);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) throw fault(line, column, "a time (HH:MM)");
  return value;
}

/** The readers above, for cells that may be empty: null. */
export const textOrNull = orNull(text);
export const idOrNull = orNull(id);
export const integerOrNull = orNull(integer);
export const placeOrNull = orNull(place);
export const decimalOrNull = orNull(decimal);
export const dayOrNull = orNull(day);
export const clockTimeOrNull = orNull(clockTime);
