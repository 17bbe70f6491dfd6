import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { qualifyingChampionshipTable } from "#app/features/standings/qualifying-championship/qualifying-championship-screen.tsx";
import { headToHeadTable } from "./head-to-head-table.tsx";
import { gapsTable } from "./gaps-screen.tsx";

const css = readFileSync(new URL("qualifying-teammates.css", import.meta.url), "utf8");

test("the style sheet gives every column a width, on wide and on small screens", () => {
  expect(styledColumns(css, headToHeadTable.name)).toEqual([
    headToHeadTable.columns.length,
    headToHeadTable.columns.length,
  ]);
  expect(styledColumns(css, gapsTable.name)).toEqual([gapsTable.columns.length, gapsTable.columns.length]);
  const { name, columns } = qualifyingChampionshipTable;
  expect(styledColumns(css, name)).toEqual([columns.length, columns.length]);
});
