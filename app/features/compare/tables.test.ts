import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { sharedRacesTable, sharedSeasonsTable } from "./shared-section.tsx";

const css = readFileSync(new URL("compare.css", import.meta.url), "utf8");

test.each([sharedRacesTable("One", "Other"), sharedSeasonsTable("One", "Other")])(
  "the styles of $name are for as many columns as it has",
  ({ name, columns }) => {
    const styled = styledColumns(css, name);
    expect(styled.length).toBeGreaterThan(0);
    expect(new Set(styled)).toEqual(new Set([columns.length]));
  },
);
