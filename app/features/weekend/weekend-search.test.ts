import { expect, test } from "vitest";
import { askedPart, fastestLapSearch, lapChartSearch, lapsSearch } from "./weekend-search.ts";

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

const part = (text: unknown) => askedPart(fastestLapSearch({ part: text }));

test("a part of a lap is two distances, the shorter first, and nothing else", () => {
  expect(part("1200-1850")).toEqual({ from: 1200, to: 1850 });
  expect(fastestLapSearch({ part: "0012-50" }).part).toBe("12-50");
  for (const nonsense of ["1850-1200", "1200", "-5-10", "a-b", "1-1000000", 7, undefined])
    expect(part(nonsense)).toBeNull();
});
