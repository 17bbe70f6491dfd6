import { array, nullable, number, object, tuple } from "valibot";
import { expect, test } from "vitest";
import { isParsedBy, parseRows } from "./parse-rows.ts";

const list = array(object({ points: number(), laps: nullable(array(object({ time: number() }))) }));
const season = object({
  year: number(),
  rounds: array(object({ round: number() })),
  standings: array(object({ points: number(), cells: array(nullable(tuple([number()]))) })),
});

const good = { points: 1, laps: null };

test("a valid answer is unchanged", () => {
  expect(parseRows(list, [good, good])).toMatchObject({
    parsed: { value: [good, good] },
    dropped: 0,
    fault: null,
  });
});

test("invalid rows among more valid ones are dropped, and the first issue is reported with its path", () => {
  const { parsed, dropped, fault } = parseRows(list, [good, { points: null, laps: null }, good, null, good]);
  expect(parsed.value).toEqual([good, good, good]);
  expect(dropped).toBe(2);
  expect(fault).toMatch(/^1\.points: /);
});

test("a row is dropped as a whole, and once, however many issues it has", () => {
  const bad = { points: "x", laps: [{ time: 1 }, { time: "y" }] };
  expect(parseRows(list, [good, bad, good])).toMatchObject({ parsed: { value: [good, good] }, dropped: 1 });
});

test.each([
  ["more bad rows than good ones", list, [good, {}, {}]],
  ["one bad row", list, [{}]],
  ["no list", list, {}],
  ["null", list, null],
  ["a text", list, "[]"],
])("%s is an error", (_what, schema, data) => {
  expect(() => parseRows(schema, data)).toThrow("API error");
});

test("rows in a member known to hold rows are dropped too", () => {
  const standing = { points: 1, cells: [null, [1]] };
  const data = { year: 2025, rounds: [], standings: [standing, { points: 1, cells: [["x"]] }, standing] };
  expect(parseRows(season, data)).toMatchObject({
    parsed: { value: { year: 2025, standings: [standing, standing] } },
    dropped: 1,
  });
});

test("a positional list is never shortened", () => {
  const data = { year: 2025, rounds: [{ round: 1 }, { round: "2" }, { round: 3 }], standings: [] };
  expect(() => parseRows(season, data)).toThrow("API error");
});

test("invalid rows do not excuse other issues", () => {
  const data = {
    year: "2025",
    rounds: [],
    standings: [{}, { points: 1, cells: [] }, { points: 1, cells: [] }],
  };
  expect(() => parseRows(season, data)).toThrow("API error");
});

test("a value is identified by the schema that parsed it", () => {
  const { parsed } = parseRows(list, [good]);
  expect(isParsedBy(list, parsed)).toBe(true);
  expect(isParsedBy(season, parsed)).toBe(false);
});
