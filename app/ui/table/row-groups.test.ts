import fc from "fast-check";
import { expect, test } from "vitest";
import { beginningsOf, chunkRows, groupRows, maxSpan } from "./row-groups.ts";

type Row = { race: number; session: string };

const groupOf = (row: Row) => `${row.race} ${row.session}`;
const race = (id: number): Row => ({ race: id, session: "R" });
const sprint = (id: number): Row => ({ race: id, session: "S" });
const anyRow = fc.record({ race: fc.integer({ min: 1, max: 3 }), session: fc.constantFrom("R", "S") });

function spans(rows: Array<Row>): Array<number> {
  return groupRows(rows, groupOf).map(({ span }) => span);
}

test("adjacent rows of one race and session share their first row's cells", () => {
  expect(spans([race(2), race(2), race(1), race(1), race(1)])).toEqual([2, 0, 3, 0, 0]);
});

test("race and sprint of one weekend are two groups", () => {
  expect(spans([race(2), race(2), sprint(2), sprint(2)])).toEqual([2, 0, 2, 0]);
});

test("rows of one race that no longer stand together are groups of their own", () => {
  expect(spans([race(2), race(1), race(2)])).toEqual([1, 1, 1]);
});

test("without groups each row stands alone", () => {
  expect(groupRows([race(1), race(1)]).map(({ span }) => span)).toEqual([1, 1]);
});

test("no rows have no groups and no chunks", () => {
  expect(chunkRows(groupRows([], groupOf), 40)).toEqual([]);
});

test("a group that is larger than any rule for spans goes on in a second cell", () => {
  const rows = Array.from({ length: maxSpan + 2 }, () => race(1));
  expect(spans(rows).filter((span) => span > 0)).toEqual([maxSpan, 2]);
});

const inSeasons = [
  { year: 2017, team: "red_bull" },
  { year: 2016, team: "red_bull" },
  { year: 2016, team: "red_bull" },
  { year: 2016, team: "toro_rosso" },
];

test("a division begins with each season, and with another team within it", () => {
  const [newest, second, , other] = inSeasons;
  const byYear = ({ year }: (typeof inSeasons)[number]) => year;
  expect(beginningsOf(inSeasons, byYear)).toEqual(new Set([newest, second]));
  expect(beginningsOf(inSeasons, byYear, ({ team }) => team)).toEqual(new Set([newest, second, other]));
});

test("rows of one season that stand apart have no divisions", () => {
  expect(beginningsOf([...inSeasons, ...inSeasons], ({ year }) => year)).toBeNull();
});

test("spans cover every row exactly once, whatever the order", () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const grouped = groupRows(rows, groupOf);
      expect(grouped.map(({ row }) => row)).toEqual(rows);
      const below = grouped.flatMap(({ span }, index) =>
        span === 0 ? [] : grouped.slice(index + 1, index + span),
      );
      expect(below.every(({ span }) => span === 0)).toBe(true);
      expect(grouped.reduce((sum, { span }) => sum + span, 0)).toBe(rows.length);
    }),
  );
});

test("chunks keep every row in order, reach their size and never part a group", () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.integer({ min: 1, max: 5 }), (rows, size) => {
      const grouped = groupRows(rows, groupOf);
      const chunks = chunkRows(grouped, size);
      expect(chunks.flat()).toEqual(grouped);
      expect(chunks.slice(0, -1).every((chunk) => chunk.length >= size)).toBe(true);
      expect(chunks.every(([first]) => first !== undefined && first.span > 0)).toBe(true);
    }),
  );
});
