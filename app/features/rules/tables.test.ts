import { expect, test } from "vitest";
import { constructorsTable, driversTable } from "./tables.tsx";

test("the order in the address is that of one of the two tables", () => {
  const ids = [driversTable([], 1988), constructorsTable([], 1988)].flatMap(({ columns }) =>
    columns.map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
