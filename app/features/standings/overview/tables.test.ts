import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { styledColumns } from "#app/ui/table/testing.ts";
import { constructorsTables } from "./constructors-overview-screen.tsx";
import { driversTables } from "./drivers-overview-screen.tsx";

const css = readFileSync(new URL("overview.css", import.meta.url), "utf8");

test.each([...Object.values(driversTables), ...Object.values(constructorsTables)])(
  "the style sheet gives every column of $name a width, on wide and on small screens",
  ({ name, columns }) => {
    expect(styledColumns(css, name)).toEqual([columns.length]);
  },
);
