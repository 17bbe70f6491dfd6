import { linePath } from "#app/ui/drawing/lengths.ts";
import { noValue } from "#app/text/format.ts";
import type { ChartStroke } from "../chart.ts";

/** Someone's way through the stages of a bump chart. */
export type BumpLine = {
  /** As the address has it. */
  id: string;
  name: string;
  /** The name for narrow places. */
  short: string;
  /** Any CSS colour. */
  colour: string;
  stroke: ChartStroke;
  /** The place in each stage, from 1; null where there is none. */
  places: ReadonlyArray<number | null>;
  /** What stands in place of a place that is null; null too where the line is not in the stage. */
  texts: ReadonlyArray<string | null>;
  /** The stages at which it has a ring. */
  marks?: ReadonlyArray<number>;
  /** What stands at its end in place of the last place, such as DSQ; null where the place holds. */
  result?: string | null;
  /** True for one that lost places after its line ended: its result has an asterisk, which the note below explains. */
  isMoved?: boolean;
  /** What stands behind its name at the end, such as the penalty that moved it from where its line ends. */
  note?: string | null;
};

/** A stage, and where it stands: a share of the drawing's width from the left. */
export type BumpStage = { name: string; x: number };

/** A line with its row in each stage, counted from 0; null where it is not in the stage. */
export type RowedLine = BumpLine & { rows: ReadonlyArray<number | null> };

/**
 * The rows of lines in each stage: by place, and below all places those who have none there, in the order of the lines.
 * Two who share a place stand one below the other, in that order too.
 */
export function withRows(lines: ReadonlyArray<BumpLine>): Array<RowedLine> {
  const stages = Math.max(0, ...lines.map(({ places }) => places.length));
  const rows = Array.from({ length: stages }, (_, stage) => rowsIn(lines, stage));
  return lines.map((line) => ({ ...line, rows: rows.map((ofStage) => ofStage.get(line.id) ?? null) }));
}

function rowsIn(lines: ReadonlyArray<BumpLine>, stage: number): ReadonlyMap<string, number> {
  const there = lines.filter(({ places, texts }) => isIn(places, stage) || isIn(texts, stage));
  const inOrder = there.toSorted((one, other) => placeIn(one, stage) - placeIn(other, stage));
  return new Map(inOrder.map(({ id }, row) => [id, row]));
}

function isIn(values: ReadonlyArray<unknown>, stage: number): boolean {
  return values[stage] !== null && values[stage] !== undefined;
}

function placeIn({ places }: BumpLine, stage: number): number {
  return places[stage] ?? Number.MAX_SAFE_INTEGER;
}

/** How many rows the fullest stage has. */
export function rowCount(lines: ReadonlyArray<RowedLine>): number {
  return Math.max(0, ...lines.flatMap(({ rows }) => rows.map((row) => (row === null ? 0 : row + 1))));
}

/** What stands beside the end of a line: its result, or its last place. */
export function endText(line: BumpLine): string {
  return line.result ?? textIn(line, line.places.length - 1);
}

/** Whether that is a word in place of a place, such as DSQ. */
export function hasNoResult(line: BumpLine): boolean {
  return line.result !== null && line.result !== undefined && !/^\d+$/.test(line.result);
}

/** The line that has a row in a stage; undefined for none. */
export function lineAt(lines: ReadonlyArray<RowedLine>, stage: number, row: number): RowedLine | undefined {
  return lines.find(({ rows }) => rows[stage] === row);
}

/** What a line shows in a stage: its place, or the word for none. */
export function textIn({ places, texts }: BumpLine, stage: number): string {
  return String(places[stage] ?? texts[stage] ?? noValue);
}

/** The lines of a stage from its first row down. */
export function linesIn(lines: ReadonlyArray<RowedLine>, stage: number): Array<RowedLine> {
  const there = lines.filter(({ rows }) => typeof rows[stage] === "number");
  return there.toSorted((one, other) => (one.rows[stage] ?? 0) - (other.rows[stage] ?? 0));
}

/** The lines that end before the last stage, those that came the furthest first. */
export function endedBefore(lines: ReadonlyArray<RowedLine>, stages: number): Array<RowedLine> {
  return lines
    .filter((line) => lastStage(line) >= 0 && lastStage(line) < stages - 1)
    .toSorted((one, other) => lastStage(other) - lastStage(one));
}

/** The drawing's width in the units of its paths; a row is one unit high. */
export const pathWidth = 1000;

type Point = readonly [x: number, y: number];

/**
 * A line as paths: through stages that follow each other, and over those that it is not in.
 *
 * @returns two `d` attributes, of which either may be empty
 */
export function pathsOf(
  { rows }: RowedLine,
  stages: ReadonlyArray<BumpStage>,
): { through: string; over: string } {
  const points = stages.flatMap(({ x }, stage): Array<{ stage: number; point: Point }> => {
    const row = rows[stage];
    return typeof row === "number" ? [{ stage, point: [x * pathWidth, row + 0.5] }] : [];
  });
  const steps = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
  const follows = steps.filter(({ from, to }) => to.stage - from.stage === 1);
  const skips = steps.filter(({ from, to }) => to.stage - from.stage > 1);
  return {
    through: runsOf(follows).map(linePath).join(""),
    over: skips.map(({ from, to }) => linePath([from.point, to.point])).join(""),
  };
}

type Step = { from: { stage: number; point: Point }; to: { stage: number; point: Point } };

/** Steps that follow each other, as runs of points: shorter than a path for each step. */
function runsOf(steps: ReadonlyArray<Step>): Array<Array<Point>> {
  const runs: Array<Array<Point>> = [];
  let end: number | null = null;
  for (const { from, to } of steps) {
    if (from.stage === end) runs.at(-1)?.push(to.point);
    else runs.push([from.point, to.point]);
    end = to.stage;
  }
  return runs;
}

/** The first stage that a line is in; -1 for none. */
export function firstStage({ rows }: RowedLine): number {
  return rows.findIndex((row) => row !== null);
}

/** The last stage that a line is in; -1 for none. */
export function lastStage({ rows }: RowedLine): number {
  return rows.findLastIndex((row) => row !== null);
}
