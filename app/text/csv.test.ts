import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test("a strict reader gets back what was written", () => {
  const lines = [
    ["name", "said"],
    ["Pérez, Sergio", 'he said "no"'],
    ["two\r\nlines", " spaces "],
  ];
  expect(parse(csvText(lines), { record_delimiter: "\r\n" })).toEqual(lines);
});

test("no such value is an empty field, and numbers and truths are bare", () => {
  expect(csvText([[null, 0, -1.5, true]])).toBe(",0,-1.5,true\r\n");
});

test.each([
  "=1+1",
  "+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "+1 +1",
  "\n=1+1",
  "＝1+1",
  "＋1+1",
  "－1+1",
  "＠SUM(A1)",
])("a spreadsheet takes %j for text", (text) => {
  expect(parse(csvText([[text]]), { record_delimiter: "\r\n" })).toEqual([[`'${text}`]]);
});

test("laps behind stay readable", () => {
  expect(csvText([["+1 Lap", "+12 Laps"]])).toBe("+1 Lap,+12 Laps\r\n");
});
