import { expect, test } from "vitest";
import type { IdealSectors } from "#contract/timing/lap.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { driverIdealLaps, idealFinding, lapSentence, teamIdealLaps } from "./ideal-laps.ts";
import { scaleOf, shareOn } from "./ideal-drawing.tsx";

type Line = IdealSectors["lines"][number];

function timed(seconds: number) {
  return { seconds, lap: 5 };
}

/** A driver's line: best sectors, all on lap 5, and a best lap of so many seconds. */
function line(driver: number, sectors: [number, number, number] | null, best: number | null): Line {
  const ideal = sectors === null ? null : sectors[0] + sectors[1] + sectors[2];
  return {
    driver,
    sectors: sectors?.map(timed) ?? [null, null, null],
    ideal,
    best: best === null ? null : timed(best),
    left: ideal === null || best === null ? null : best - ideal,
  };
}

const document: IdealSectors = {
  source: "OpenF1, session 1",
  drivers: [
    timedDriver("lando_norris", "NOR", "mclaren"),
    timedDriver("max_verstappen", "VER", "red_bull"),
    timedDriver("oscar_piastri", "PIA", "mclaren"),
    timedDriver("oliver_bearman", "BEA", "haas"),
  ],
  lines: [
    line(0, [25, 30.5, 20], 75.75),
    line(1, [25.5, 30, 20.25], 76),
    line(2, [25, 30.25, 20], 76.25),
    line(3, null, null),
  ],
};

test("drivers stand in order of their ideal laps, with their place by best lap beside it", () => {
  const laps = driverIdealLaps(document);
  expect(laps.map(({ label, idealPlace, bestPlace, left }) => [label, idealPlace, bestPlace, left])).toEqual([
    ["PIA", 1, 3, 1],
    ["NOR", 2, 1, 0.25],
    ["VER", 3, 2, 0.25],
    ["BEA", null, null, null],
  ]);
});

test("a team whose best lap is its ideal lap has left nothing, and not a rest of the sum below zero", () => {
  // Added as floating-point numbers the sectors come to a little more than 75.008.
  const laps = teamIdealLaps({ ...document, lines: [line(0, [25.001, 30.004, 20.003], 75.008)] });
  expect(laps.map(({ left }) => left)).toEqual([0]);
});

test("the fastest time through each sector is marked, and so are equal ones", () => {
  const marked = driverIdealLaps(document).map(({ label, sectors }) => [
    label,
    sectors.map((time) => time?.fastest ?? false),
  ]);
  expect(Object.fromEntries(marked)).toEqual({
    PIA: [true, false, true],
    NOR: [true, false, true],
    VER: [false, true, false],
    BEA: [false, false, false],
  });
});

test("a team adds the best sectors of either driver, against the better of their laps", () => {
  const [mclaren] = teamIdealLaps(document);
  expect(mclaren).toMatchObject({ name: "Mclaren", ideal: 75.25, left: 0.5, idealPlace: 1, bestPlace: 1 });
  expect(mclaren?.sectors.map((time) => time?.driver.driver_code)).toEqual(["NOR", "PIA", "NOR"]);
  expect(mclaren?.best).toMatchObject({ seconds: 75.75, driver: { driver_code: "NOR" } });
});

test("a team without a timed sector has no ideal lap and comes last", () => {
  expect(teamIdealLaps(document).at(-1)).toMatchObject({ name: "Haas", ideal: null, best: null, left: null });
});

test("a lap that is far behind all others lies beyond the scale", () => {
  const laps = driverIdealLaps({
    ...document,
    lines: [line(0, [25, 30, 20], 75.25), line(1, [25, 30.5, 20], 76), line(2, [35, 40, 30], 106)],
  });
  const scale = scaleOf(laps);
  expect(scale?.fastest).toBe(75);
  expect(scale?.length).toBeLessThan(5);
  expect(scale && shareOn(scale, 75)).toEqual({ share: 0, beyond: false });
  expect(scale && shareOn(scale, 106)).toEqual({ share: 1, beyond: true });
});

test("without a lap there is no scale", () => {
  expect(scaleOf(driverIdealLaps({ ...document, lines: [line(3, null, null)] }))).toBeNull();
});

test("a line of the drawing is read in words", () => {
  const [first] = driverIdealLaps(document);
  expect(first && lapSentence(first)).toBe(
    "Oscar Piastri: ideal lap 1:15.250, best lap 1:16.250, 1.000 s unused",
  );
});

test("the finding names who left the most between ideal and best lap", () => {
  expect(idealFinding(driverIdealLaps(document))).toBe("Piastri left the most time unused: 1.000 s");
  expect(idealFinding([])).toBeUndefined();
});
