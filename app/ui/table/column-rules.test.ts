import { expect, test } from "vitest";
import { type Column, defineTable, type Table } from "./definition.ts";
import { columnRules } from "./column-rules.tsx";
import { maxSpan } from "./row-groups.ts";

type Lap = { lap: number };

function column(id: string, about: Partial<Column<Lap>>): Column<Lap> {
  return { id, label: id, value: ({ lap }) => lap, ...about };
}

function tableOf(columns: ReadonlyArray<Column<Lap>>, about: Partial<Table<Lap>> = {}) {
  return defineTable({
    name: "laps",
    caption: "Laps",
    noun: ["lap", "laps"],
    columns,
    ...about,
  });
}

test("columns are as wide as they say, and the table takes at least the sum", () => {
  const table = tableOf([column("lap", { width: 4 }), column("time", { width: [6.5, 2] })]);
  expect(columnRules(table)).toContain("{.laps{--columns:4rem minmax(6.5rem,2fr);--least-width:10.5rem}");
});

test("the frame scrolls sideways where the page has no room for the columns", () => {
  const columns = [column("lap", { width: 30, smallWidth: 20 }), column("time", { width: 10 })];
  const scrolls = "{--frame-scroll:auto;--head-position:static}";
  const rules = columnRules(tableOf(columns));
  expect(rules).toContain(`(width>768px){@container page (width<42.25rem){.frame-laps${scrolls}}}`);
  expect(rules).toContain(`(width<=768px){@container page (width<30rem){.frame-laps${scrolls}}}`);
  const twoLines = columnRules(tableOf([column("lap", { width: 30, phone: "name" })]));
  expect(twoLines).not.toContain("@media (width<=768px)");
});

test("on a small screen columns have widths of their own, are left out, and stand in another order", () => {
  const columns = [
    column("lap", { width: 4, smallWidth: 3 }),
    column("note", { width: 9, smallWidth: null }),
    column("time", { width: 6 }),
  ];
  const small = (about: Partial<Table<Lap>>) => columnRules(tableOf(columns, about)).split("@media")[1];
  expect(small({})).toBe(
    " (width<=768px){.laps{--columns:3rem 6rem;--least-width:9rem}.laps tr>:nth-child(2){display:none}}",
  );
  expect(small({ smallOrder: ["time", "lap"] })).toBe(
    " (width<=768px){.laps{--columns:6rem 3rem;--least-width:9rem}.laps tr>:nth-child(2){display:none}" +
      ".laps tr>:nth-child(1){grid-column:2}.laps tr>:nth-child(3){grid-column:1}}",
  );
});

const time = { width: 6, numeric: true };

test("numbers are aligned at their end, in columns counted from the start of a row", () => {
  const columns = [column("lap", time), column("note", { width: 9 }), column("a", time), column("b", time)];
  expect(columnRules(tableOf(columns))).toContain(
    ".laps tr>:nth-child(1),.laps tr>:nth-child(n+3){text-align:end",
  );
  expect(columnRules(tableOf([...columns.slice(2), column("c", { width: 1 })]))).toContain(
    ".laps tr>:nth-child(n+1):where(:nth-child(-n+2)){text-align:end",
  );
});

test("a cell of a group spans its rows, up to the most that share one", () => {
  const rules = columnRules(tableOf([column("race", { width: 4, grouped: true })]));
  for (let span = 2; span <= maxSpan; span += 1)
    expect(rules).toContain(`.laps td[rowspan="${span}"]{grid-row:span ${span}}`);
  expect(columnRules(tableOf([column("race", { width: 4 })]))).not.toContain("rowspan");
});

test("equal columns are as wide as the table says", () => {
  const table = tableOf([column("lap", {})], { widths: "equal", equalWidths: { each: 3.5, second: 9 } });
  expect(columnRules(table)).toContain("{.laps{--column-width:3.5rem;--second-column-width:9rem}");
  const wide = tableOf([column("lap", {})], { widths: "equal", equalWidths: { eachWide: 4 } });
  expect(columnRules(wide)).toContain("(width>=1310px){.data-table.laps{--column-width:4rem}}");
  const small = tableOf([column("code", {}), column("team", { smallWidth: null })], {
    widths: "equal",
    equalWidths: { smallFirst: 4 },
  });
  expect(columnRules(small)).toContain(
    "@media screen and (width<=768px){.laps{--first-column-width:4rem}.laps tr>:nth-child(2){display:none}}",
  );
});

test("a group's lower rows lack the cells that the first of its rows has for all", () => {
  const rules = columnRules(
    tableOf([column("race", { ...time, grouped: true }), column("note", { width: 9 }), column("lap", time)]),
  );
  expect(rules).toContain(
    ".laps tr:where(:not(.lower-row))>:nth-child(1),.laps tr:where(:not(.lower-row))>:nth-child(3)," +
      ".laps .lower-row>:nth-child(2){text-align:end",
  );
});

test("in rows of two lines each part has its place, and what is no part is not seen", () => {
  const columns = [
    column("place", { width: 3, phone: "place" }),
    column("driver", { width: 9, phone: "name" }),
    column("laps", { width: 3 }),
    column("time", { width: 6, phone: "value" }),
    column("status", { width: 6, phone: "reason" }),
  ];
  const [, rules] = columnRules(tableOf(columns, { bar: "driver" })).split(
    "@media screen and (width<=768px)",
  );
  expect(rules).toContain(
    ".two-lines.laps tr>td:nth-child(n+1):where(:nth-child(-n+2)),.two-lines.laps tr>td:nth-child(4)," +
      ".two-lines.laps .unplaced>td:nth-child(5){position:static",
  );
  expect(rules).toContain(".two-lines.laps tr>td:nth-child(4){grid-area:1/6");
  expect(rules).toContain(":where(.two-lines.laps .unplaced>td:nth-child(5))::before");
  expect(rules).not.toContain("nth-child(3)");
});

test("a year in the place of a place has the room of four digits", () => {
  const columns = [
    column("year", { width: 3, phone: "place" }),
    column("driver", { width: 9, phone: "name" }),
  ];
  const [wide, small] = columnRules(tableOf(columns)).split("@media screen and (width<=768px)");
  expect(wide).not.toContain("--place-width");
  expect(small).toContain(".two-lines.laps{--place-width:3rem}");
  expect(small).toContain(".two-lines.laps tr>td:nth-child(1){text-align:start}");
  expect(columnRules(tableOf([column("place", { width: 3, phone: "place" })]))).not.toContain(
    "--place-width",
  );
});

test("words that stand for a head are said on a small screen only", () => {
  const columns = [
    column("place", { width: 3, phone: "place" }),
    column("grid", { width: 3, phone: "detail", phoneWords: { before: "grid " } }),
    column("points", { width: 4, phone: "value", phoneWords: { after: " pts" } }),
    column("wins", { width: 4, phone: "second", phoneWords: { after: " wins", one: " win" } }),
  ];
  const [wide, small] = columnRules(tableOf(columns)).split("@media screen and (width<=768px)");
  expect(wide).not.toContain("content");
  expect(small).toContain('.two-lines.laps tr>td:nth-child(2)::before{content:"· grid "}');
  expect(small).toContain('.two-lines.laps tr>td:nth-child(3)::after{content:" pts";color:var(--color-soft)');
  expect(small).toContain('.two-lines.laps tr>td:nth-child(4).one::after{content:" win"}');
});

test("the first two columns stay in sight, the second beside the first", () => {
  const columns = [column("place", { width: 4, smallWidth: 2.25 }), column("driver", { width: 9 })];
  expect(columnRules(tableOf(columns))).not.toContain("sticky");
  const rules = columnRules(tableOf(columns, { twoStickyColumns: true }));
  expect(rules).toContain("position:sticky;inset-inline-start:0");
  expect(rules).toContain(".laps tr>:nth-child(2){inset-inline-start:4rem}");
  expect(rules).toContain("@media (width<=768px){.laps tr>:nth-child(2){inset-inline-start:2.25rem}}");
});

test("a column without a width is refused, unless the table needs none", () => {
  const columns = [column("lap", { width: 4 }), column("time", {})];
  expect(() => tableOf(columns)).toThrow("laps: the column time has no width");
  expect(columnRules(tableOf(columns, { widths: "content" }))).toBe("@layer components{}");
});

test("on a phone a grouped column can be the heading of its rows, which are low where they have one line", () => {
  const driver = column("driver", { width: 9, grouped: true, phone: "group" });
  const rules = columnRules(tableOf([driver, column("laps", { width: 4, phone: "name" })]));
  expect(rules).toContain(".two-lines.laps tbody tr:not(.lower-row){--group-height:2rem");
  expect(rules).toContain(".data-table.two-lines.laps{--row-height:2.75rem}");
  const ungrouped = columnRules(
    tableOf([column("a", { width: 4, phone: "name" }), column("b", { width: 4, phone: "lead" })]),
  );
  expect(ungrouped).not.toContain("--group-height");
  // Nothing stands between it and the value, and it is cut off no earlier.
  expect(ungrouped).toContain(".two-lines.laps tr>td:nth-child(2){grid-column:2/6}");
  expect(ungrouped).not.toContain("--row-height:2.75rem");
});

test("a grouped column can be a row above its group on wide screens too", () => {
  const columns = [column("driver", { width: 0, grouped: true }), column("laps", { width: 4 })];
  const rules = columnRules(tableOf(columns, { groupRows: true }));
  expect(rules).toContain("(width>768px){.laps{--columns:4rem;");
  expect(rules).toContain(">td:nth-child(1){grid-column:1/-1;");
  expect(rules).not.toContain("grid-row:span");
});

test("a division begins with a strong line, and on a phone says once what its rows share", () => {
  const columns = [
    column("year", { width: 4, phone: "detail" }),
    column("race", { width: 9, phone: "name" }),
    column("team", { width: 9, phone: "second" }),
  ];
  const divisions = { by: ({ lap }: Lap) => lap, column: "year" };
  const alone = columnRules(tableOf(columns, { divisions }));
  expect(alone).toContain(".laps .begins>td{border-block-start-color:var(--color-line-strong)}");
  expect(alone).toContain(".laps .begins>td:nth-child(1){font-weight:800}");
  expect(alone).not.toContain(".two-lines.laps .begins");
  const small = columnRules(tableOf(columns, { divisions: { ...divisions, shared: "team" } }));
  expect(small).toContain(
    ".two-lines.laps .divided tr:not(.begins)>td:nth-child(1),.two-lines.laps .divided tr:not(.begins)>td:nth-child(3){position:absolute",
  );
  expect(columnRules(tableOf(columns))).not.toContain("begins");
});

test("a number that is the name of a row begins where names do", () => {
  const rules = columnRules(tableOf([column("lap", { width: 4, numeric: true, phone: "name" })]));
  expect(rules).toMatch(/\.two-lines\.laps [^{}]*\{grid-area:1\/2\/2\/6;[^{}]*text-align:start/);
});
