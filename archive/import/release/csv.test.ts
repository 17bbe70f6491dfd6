import { expect, test } from "vitest";
import {
  anyText,
  clockTime,
  day,
  decimal,
  eachLine,
  flag,
  id,
  integer,
  type Line,
  place,
  placeOrNull,
  pointsOrZero,
  textOrNull,
} from "./csv.ts";

function linesOf(content: string): Array<Line> {
  const lines: Array<Line> = [];
  eachLine("races.csv", new TextEncoder().encode(content), (line) => lines.push(line));
  return lines;
}

/** A line with one column `value`. */
function lineWith(value: string): Line {
  return { file: "races.csv", number: 2, columns: new Map([["value", 0]]), cells: [value] };
}

test("lines are handed over with their number and the header's columns", () => {
  const lines = linesOf('\uFEFF"id","name"\n1,"Grand Prix, first"\n2,\n');
  expect(lines.map((line) => [line.number, anyText(line, "id"), textOrNull(line, "name")])).toEqual([
    [2, "1", "Grand Prix, first"],
    [3, "2", null],
  ]);
});

test("a line that is cut off is refused", () => {
  expect(() => linesOf('"id","name"\n1')).toThrow(/^races\.csv: Invalid Record Length/);
  expect(() => linesOf('"id","name"\n1,"Gra')).toThrow(/^races\.csv: Quote Not Closed/);
});

test("an empty file is refused", () => {
  expect(() => linesOf("")).toThrow("races.csv is empty");
});

function refuseAll(): never {
  throw new RangeError("enough");
}

test("what a reader throws ends the reading and stays as it is", () => {
  expect(() => eachLine("races.csv", new TextEncoder().encode("id\n1\n"), refuseAll)).toThrow(RangeError);
});

test("a missing column is named with its file", () => {
  expect(() => integer(lineWith("1"), "round")).toThrow("races.csv has no column round");
});

test("numbers are read, and anything else is refused with its place", () => {
  expect(integer(lineWith("-3"), "value")).toBe(-3);
  expect(decimal(lineWith("4.381"), "value")).toBe(4.381);
  expect(() => integer(lineWith("3.5"), "value")).toThrow(
    'races.csv, line 2: value is "3.5", expected a whole number',
  );
  expect(() => decimal(lineWith("fast"), "value")).toThrow("expected a number");
  expect(() => integer(lineWith(""), "value")).toThrow("expected a whole number");
});

test("places count from 1, and no place is null", () => {
  expect(place(lineWith("1"), "value")).toBe(1);
  expect(placeOrNull(lineWith(""), "value")).toBeNull();
  expect(() => place(lineWith("0"), "value")).toThrow("expected a number from 1");
});

test("no points are 0, and negative points are refused", () => {
  expect(pointsOrZero(lineWith(""), "value")).toBe(0);
  expect(pointsOrZero(lineWith("1.33"), "value")).toBe(1.33);
  expect(() => pointsOrZero(lineWith("-1"), "value")).toThrow("expected points from 0");
});

test("true and false are 1 and 0", () => {
  expect([flag(lineWith("true"), "value"), flag(lineWith("false"), "value")]).toEqual([1, 0]);
  expect(() => flag(lineWith("yes"), "value")).toThrow("expected true or false");
});

test("days must exist", () => {
  expect(day(lineWith("2024-02-29"), "value")).toBe("2024-02-29");
  expect(() => day(lineWith("2023-02-29"), "value")).toThrow("expected a date");
  expect(() => day(lineWith("2023-13-01"), "value")).toThrow("expected a date");
  expect(() => day(lineWith("1.5.2023"), "value")).toThrow("expected a date");
});

test("times are of a day", () => {
  expect(clockTime(lineWith("23:59"), "value")).toBe("23:59");
  expect(() => clockTime(lineWith("24:00"), "value")).toThrow("expected a time");
});

test("ids get underscores, and what is no id is refused", () => {
  expect(id(lineWith("carlos-sainz-jr"), "value")).toBe("carlos_sainz_jr");
  expect(() => id(lineWith("Carlos Sainz"), "value")).toThrow("expected an id");
});
