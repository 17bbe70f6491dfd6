import { expect, test } from "vitest";
import type { TopSpeed } from "#contract/timing/lap.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { highest, measuredPlaces, speedFinding, speedRange, speedRows } from "./speeds.ts";

/** Drivers with so many km/h at the trap, in order of classification; 0 for never measured. */
function session(...trap: Array<number>): TopSpeed {
  return {
    source: "OpenF1, session 1",
    drivers: trap.map((_, index) => timedDriver(`driver_${"abcdef"[index]}`, `DR${index}`, "mclaren")),
    lines: trap.map((kmh, driver) => ({
      driver,
      speed_trap: kmh === 0 ? null : { kmh, lap: 3 },
      intermediate_1: null,
      intermediate_2: { kmh: 280, lap: 4 },
    })),
  };
}

test("the fastest at the trap comes first, equal ones share a place, and the unmeasured come last", () => {
  const rows = speedRows(session(320, 325, 0, 320));
  expect(rows.map(({ driver, rank }) => [driver.driver_code, rank])).toEqual([
    ["DR1", 1],
    ["DR0", 2],
    ["DR3", 2],
    ["DR2", null],
  ]);
});

test("a place at which nobody was measured is left out", () => {
  expect(measuredPlaces(speedRows(session(320, 325)))).toEqual(["speed_trap", "intermediate_2"]);
  expect(measuredPlaces([])).toEqual([]);
});

test("the scale holds everyone between round numbers", () => {
  const rows = speedRows(session(331, 327, 324));
  expect(highest(rows, "speed_trap")).toBe(331);
  expect(speedRange(rows, "speed_trap")).toEqual({ from: 320, to: 335 });
});

test("a driver who never drove a quick lap does not squeeze the others", () => {
  const { from } = speedRange(speedRows(session(331, 328, 326, 180)), "speed_trap");
  expect(from).toBeGreaterThan(300);
});

test("the finding names who was the fastest at the trap, or all who were", () => {
  expect(speedFinding(speedRows(session(320, 325, 0)))).toBe(
    "B was the fastest through the speed trap: 325 km/h",
  );
  expect(speedFinding(speedRows(session(325, 325)))).toMatch(/ and .+ were the fastest/);
  expect(speedFinding(speedRows(session(0)))).toBeUndefined();
});
