import { expect, test } from "vitest";
import { lapChartSearch, lapsSearch } from "./weekend-search.ts";

test("an address holds the view and the driver, and drops nonsense", () => {
  expect(lapChartSearch({ view: "trace", highlight: "lando_norris" })).toMatchObject({
    view: "trace",
    highlight: "lando_norris",
  });
  expect(lapChartSearch({ view: "positions" }).view).toBeUndefined();
  expect(lapsSearch({ view: "tyres", driver: 7 })).toMatchObject({ view: "tyres" });
  expect(lapsSearch({ view: "times" }).view).toBe("times");
  expect(lapsSearch({ view: "pace" }).view).toBeUndefined();
});
