import { parse } from "valibot";
import { expect, test } from "vitest";
import { starterSessions } from "#archive/import/openf1/starter-timing.ts";
import { pace, type StopsAndPlaces, stopsAndPlaces } from "#contract/timing/race-laps.ts";
import { circuitLapFigures, type RaceFigures, seasonLapFigures } from "./lap-figures.ts";
import { driver } from "./testing/hand-made.ts";

type Places = StopsAndPlaces["places"][number];

/** A race of two teams whose drivers gained so many places from these places on the grid. */
function race(round: number, starts: ReadonlyArray<[grid: number | null, gained: number]>): RaceFigures {
  const places = starts.map(([grid, gained], index): Places => ({
    driver: index,
    grid,
    first_lap: (grid ?? 20) - gained,
    track_won: index,
    track_lost: 1,
    stops_won: 0,
    stops_lost: index,
    neutralised: round === 1 ? null : 1.5 * index,
  }));
  const drivers = starts.map((_, index) => driver(index + 1));
  return {
    year: 2026,
    round,
    race_name: `Race ${round}`,
    session: "R",
    document: { source: "by hand", drivers, stops: [], places },
  };
}

const races = [
  race(1, [
    [1, -1],
    [2, 1],
    [null, 3],
  ]),
  race(2, [
    [2, 0],
    [6, 2],
    [5, -1],
  ]),
];

test("a season's first laps stand beside what places on the grid within one of theirs gained", () => {
  const { drivers } = seasonLapFigures(2026, races);
  expect(
    drivers.map(({ driver_name, races: held, starts, first_lap, first_lap_usual }) => ({
      driver_name,
      held,
      starts,
      first_lap,
      first_lap_usual,
    })),
  ).toEqual([
    // Places 1 and 2 gained -1, 1 and 0: 0 on average, twice. Places 5 and 6: 2 and -1, so 0.5.
    { driver_name: "Driver 1", held: 2, starts: 2, first_lap: -1, first_lap_usual: 0 },
    { driver_name: "Driver 2", held: 2, starts: 2, first_lap: 3, first_lap_usual: 0.5 },
    { driver_name: "Driver 3", held: 2, starts: 1, first_lap: -1, first_lap_usual: 0.5 },
  ]);
});

test("places and seconds are added up over the races; seconds only over those that were neutralised", () => {
  const { drivers, races: held } = seasonLapFigures(2026, races);
  expect(drivers[2]).toMatchObject({
    track_won: 4,
    track_lost: 2,
    stops_won: 0,
    stops_lost: 4,
    neutralised: 3,
  });
  expect(held.map(({ track_changes, stop_changes }) => [track_changes, stop_changes])).toEqual([
    [3, 0],
    [3, 0],
  ]);
  expect(seasonLapFigures(2026, races.slice(0, 1)).drivers[2]?.neutralised).toBeNull();
});

test("a circuit's places on the grid each have the mean of what they gained", () => {
  expect(circuitLapFigures(races).first_lap).toEqual([
    { grid: 1, starts: 1, gained: -1 },
    { grid: 2, starts: 2, gained: 0.5 },
    { grid: 5, starts: 1, gained: -1 },
    { grid: 6, starts: 1, gained: 2 },
  ]);
});

function stop(under: "green" | "SC", lost: number | null): StopsAndPlaces["stops"][number] {
  return { driver: 0, lap: 10, under, lost };
}

test("the cost of stops is given by track status, from three usable stops on", () => {
  const stops = [20, 21, 25, 22, null].map((lost) => stop("green", lost)).concat(stop("SC", 9));
  const document = { source: "by hand", drivers: [driver(1)], places: [], stops };
  const { pit_loss } = circuitLapFigures([
    { year: 2026, round: 1, race_name: "Race", session: "R", document },
  ]);
  expect(pit_loss).toEqual([{ under: "green", stops: 4, median: 21.5, lower: 20.8, upper: 22.8 }]);
});

const shanghai = starterSessions().find(
  ({ year, round, session }) => year === 2025 && round === 2 && session === "R",
);

test("a stop in Shanghai costs within a second of the 22.3 s of TUM's race simulation", () => {
  const document = parse(stopsAndPlaces, shanghai?.documents["stops-and-places"]);
  const { pit_loss } = circuitLapFigures([
    { year: 2025, round: 2, race_name: "China", session: "R", document },
  ]);
  const green = pit_loss.find(({ under }) => under === "green");
  expect(green?.stops).toBeGreaterThan(15);
  expect(Math.abs((green?.median ?? 0) - 22.3)).toBeLessThan(1);
});

/** A figure of the prototype (docs/method.md) and how near ours has to come. */
function near(value: number | undefined, published: number, within: number): boolean {
  return value !== undefined && Math.abs(value - published) <= within;
}

test("the model of China 2025 gives the tyres, the trend and the gaps of its prototype, within their errors", () => {
  const { model, lines, drivers } = parse(pace, shanghai?.documents.pace);
  const slope = (name: string) => model?.compounds.find(({ compound }) => compound === name)?.slope.value;
  const behind = (code: string) =>
    lines.find((line) => drivers[line.driver]?.driver_code === code)?.behind?.value;
  expect(near(slope("HARD"), 0.036, 0.003)).toBe(true);
  expect(near(slope("MEDIUM"), 0.076, 0.007)).toBe(true);
  expect(near(model?.trend.value, -0.074, 0.004)).toBe(true);
  expect(near(behind("NOR"), 0.2, 0.05)).toBe(true);
  expect(near(behind("RUS"), 0.23, 0.05)).toBe(true);
  expect(near(behind("VER"), 0.27, 0.05)).toBe(true);
});
