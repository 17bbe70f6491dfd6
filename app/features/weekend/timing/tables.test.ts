import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { lapComparisonTable, lapsTable } from "../fastest-lap/lap-tables.tsx";
import { driverIdealTable, teamIdealTable } from "#app/features/weekend/ideal-sectors/ideal-view.tsx";
import { stintsTable, untimedStintsTable } from "../stints/stints-table.tsx";
import { flagTable } from "#app/features/weekend/teammate-gap/flag-gaps-view.tsx";
import { pairsTable } from "../teammate-gap/gap-tables.tsx";
import { speedsTable } from "#app/features/weekend/top-speed/top-speed-screen.tsx";
import { timedDriver } from "./testing.ts";

const trace = {
  driver: timedDriver("lando_norris", "NOR", "mclaren"),
  lap: 1,
  seconds: 80,
  speeds: [],
  clock: [],
};
const comparison = lapComparisonTable({ first: trace, second: trace, metres: [], behind: [] });

const tables = [
  ["stints/stints.css", stintsTable],
  ["stints/stints.css", untimedStintsTable],
  ["teammate-gap/gap.css", pairsTable],
  ["teammate-gap/gap.css", flagTable],
  ["ideal-sectors/ideal.css", driverIdealTable],
  ["ideal-sectors/ideal.css", teamIdealTable],
  ["top-speed/speeds.css", speedsTable([])],
  ["fastest-lap/fastest-lap.css", lapsTable],
  ["fastest-lap/fastest-lap.css", comparison],
] as const;

test.each(tables)(
  "%s has a width for every column, on wide screens and on small ones",
  (file, { name, columns }) => {
    const css = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
    expect(styledColumns(css, name)).toEqual([columns.length, columns.length]);
  },
);
