import { expect, test } from "vitest";
import { firstOfEach } from "./api-document.ts";

test("of several rows with one key the first is kept, in place", () => {
  const rows = ["moss 1", "brooks 2", "moss 3", "lewis-evans 4"];
  expect(firstOfEach(rows, (row) => row.split(" ")[0] ?? "")).toEqual([
    "moss 1",
    "brooks 2",
    "lewis-evans 4",
  ]);
});
