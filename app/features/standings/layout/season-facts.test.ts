import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { seasonAheadTable } from "./season-facts.tsx";

const css = readFileSync(new URL("layout.css", import.meta.url), "utf8");

test("the style sheet gives every column a width, on wide and on small screens", () => {
  const { name, columns } = seasonAheadTable;
  expect(styledColumns(css, name)).toEqual([columns.length, columns.length]);
});
