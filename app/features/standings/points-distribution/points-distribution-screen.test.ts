import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { placePointsTable, placePointsTableWithSprints } from "./points-distribution-screen.tsx";

const css = readFileSync(new URL("points-distribution.css", import.meta.url), "utf8");

test.each([placePointsTable, placePointsTableWithSprints])(
  "the style sheet gives every column of $name a width, on wide and on small screens",
  ({ name, columns }) => {
    expect(styledColumns(css, name)).toEqual([columns.length, columns.length]);
  },
);
