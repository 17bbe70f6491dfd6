import { expect, test } from "vitest";
import {
  type BumpLine,
  firstStage,
  lastStage,
  linesIn,
  pathsOf,
  rowCount,
  textIn,
  withRows,
} from "./bump.ts";

/** A line whose stages hold a place, a word for none, or null where it is not in the stage. */
function line(id: string, ...stages: ReadonlyArray<number | string | null>): BumpLine {
  return {
    id,
    name: id.toUpperCase(),
    short: id,
    colour: "#000000",
    stroke: "solid",
    places: stages.map((stage) => (typeof stage === "number" ? stage : null)),
    texts: stages.map((stage) => (typeof stage === "string" ? stage : null)),
  };
}

const stages = [
  { name: "Qualifying", x: 0 },
  { name: "Grid", x: 0.5 },
  { name: "Finish", x: 1 },
];

test("whoever has no place stands below all who have, in the order of the lines", () => {
  const rows = withRows([
    line("hunt", 1, 2, 1),
    line("mass", 3, "PL", 2),
    line("lauda", 2, 1, "DNF"),
    line("amon", 4, 3, "DNF"),
  ]);
  expect(rows.map((each) => each.rows)).toEqual([
    [0, 1, 0],
    [2, 3, 1],
    [1, 0, 2],
    [3, 2, 3],
  ]);
});

test("two who share a place have a row each", () => {
  const rows = withRows([line("fagioli", 7, 1), line("fangio", 1, 1), line("gonzalez", 6, 2)]);
  expect(rows.map((each) => each.rows[1])).toEqual([0, 1, 2]);
});

test("whoever is not in a stage has no row there and takes none", () => {
  const rows = withRows([line("norris", 2, 1), line("rookie", 1, null), line("piastri", null, 2)]);
  expect(rows.map((each) => each.rows)).toEqual([
    [1, 0],
    [0, null],
    [null, 1],
  ]);
  expect(linesIn(rows, 0).map(({ id }) => id)).toEqual(["rookie", "norris"]);
  expect(linesIn(rows, 1).map(({ id }) => id)).toEqual(["norris", "piastri"]);
  expect(rowCount(rows)).toBe(2);
});

test("a line goes through its stages, and thinly over those that it is not in", () => {
  const [through] = withRows([line("a", 1, 1, 1)]);
  const [over] = withRows([line("a", 1, null, 1)]);
  const [alone] = withRows([line("a", null, 1, null)]);
  if (through === undefined || over === undefined || alone === undefined) throw new Error("no line");
  expect(pathsOf(through, stages)).toEqual({ through: "M0 0.5L500 0.5L1000 0.5", over: "" });
  expect(pathsOf(over, stages)).toEqual({ through: "", over: "M0 0.5L1000 0.5" });
  expect(pathsOf(alone, stages)).toEqual({ through: "", over: "" });
});

test("a gap parts a line into runs", () => {
  const five = [0, 0.25, 0.5, 0.75, 1].map((x, index) => ({ name: String(index), x }));
  const [parted] = withRows([line("a", 1, 1, null, 1, 1)]);
  if (parted === undefined) throw new Error("no line");
  expect(pathsOf(parted, five)).toEqual({
    through: "M0 0.5L250 0.5M750 0.5L1000 0.5",
    over: "M250 0.5L750 0.5",
  });
});

test("a line knows where it begins and ends, and what it shows there", () => {
  const [late] = withRows([line("a", null, 3)]);
  expect(late === undefined ? null : firstStage(late)).toBe(1);
  const [stopped] = withRows([line("a", 3, "DNF", null)]);
  if (stopped === undefined) throw new Error("no line");
  expect(lastStage(stopped)).toBe(1);
  expect([0, 1, 2].map((stage) => textIn(stopped, stage))).toEqual(["3", "DNF", "–"]);
});
