import { expect, test } from "vitest";
import { type Column, defineTable } from "./definition.ts";
import { widthRules } from "./table-widths.tsx";

type Lap = { lap: number };

function column(id: string, about: Partial<Column<Lap>>): Column<Lap> {
  return { id, label: id, value: ({ lap }) => lap, ...about };
}

function tableOf(columns: ReadonlyArray<Column<Lap>>, smallOrder?: ReadonlyArray<string>) {
  return defineTable({
    name: "laps",
    caption: "Laps",
    noun: ["lap", "laps"],
    columns,
    ...(smallOrder === undefined ? {} : { smallOrder }),
  });
}

test("columns are as wide as they say, and the table takes at least the sum", () => {
  const table = tableOf([column("lap", { width: 4 }), column("time", { width: [6.5, 2] })]);
  expect(widthRules(table)).toBe(
    "@layer components{.laps{--columns:4rem minmax(6.5rem,2fr);--least-width:10.5rem}}",
  );
});

test("on a small screen columns have widths of their own, are left out, and stand in another order", () => {
  const columns = [
    column("lap", { width: 4, smallWidth: 3 }),
    column("note", { width: 9, smallWidth: null }),
    column("time", { width: 6 }),
  ];
  const small = (order?: ReadonlyArray<string>) => widthRules(tableOf(columns, order)).split("@media")[1];
  expect(small()).toBe(
    " (width<=768px){.laps{--columns:3rem 6rem;--least-width:9rem}.laps tr>:nth-child(2){display:none}}}",
  );
  expect(small(["time", "lap"])).toBe(
    " (width<=768px){.laps{--columns:6rem 3rem;--least-width:9rem}.laps tr>:nth-child(1){grid-column:2}" +
      ".laps tr>:nth-child(2){display:none}.laps tr>:nth-child(3){grid-column:1}}}",
  );
});

test("cells are counted from the start of a row, of which a group's lower rows lack the grouped ones", () => {
  const table = tableOf(
    [column("race", { width: 9, grouped: true }), column("lap", { width: 4, smallWidth: null })],
    ["race"],
  );
  expect(widthRules(table)).toContain(
    ".laps tr:not(.lower-row)>:nth-child(1){grid-column:1}" +
      ".laps tr:not(.lower-row)>:nth-child(2),.laps .lower-row>:nth-child(1){display:none}",
  );
});

test("a column without a width is refused, unless the table needs none", () => {
  const about = { name: "laps", caption: "Laps", noun: ["lap", "laps"] as const };
  const columns = [column("lap", { width: 4 }), column("time", {})];
  expect(() => defineTable({ ...about, columns })).toThrow("laps: the column time has no width");
  expect(widthRules(defineTable({ ...about, columns, widths: "content" }))).toBe("");
});
