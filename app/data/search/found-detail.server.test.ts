import { expect, test, vi } from "vitest";
import { raceLine } from "#app/features/sample-rows-testing.ts";

// The Worker's environment; nothing is requested here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));
const { raceFigures, racesAround } = await import("./found-detail.server.ts");

const race = (year: number) => ({ year, round: 6, race_name: "Monaco Grand Prix", winner: null });

test("beside a race stand the one before and the one after at its circuit, where there are any", () => {
  const races = [1986, 1985, 1984, 1980].map(race);
  expect(racesAround(races, { year: 1984, round: 6 })).toEqual([race(1980), race(1985)]);
  expect(racesAround(races, { year: 1986, round: 6 })).toEqual([race(1985)]);
  expect(racesAround(races, { year: 1980, round: 6 })).toEqual([race(1984)]);
  expect(racesAround(races, { year: 1984, round: 7 })).toEqual([]);
});

test("a race is told by what its podium leaves open: pole, fastest lap, laps, and other points than the usual ones", () => {
  const lines = [
    raceLine({ position: 1, driver_name: "Alain Prost", laps: 31, time: 3667.74, gap: null }),
    raceLine({
      position: 2,
      laps: 31,
      driver_name: "Ayrton Senna",
      has_fastest_lap: true,
      fastest_lap: 114.334,
    }),
  ];
  expect(raceFigures({ lines, points_factor: 0.5 }, "Alain Prost")).toEqual([
    ["Prost", "pole position"],
    ["1:54.334", "fastest lap, Senna"],
    ["31", "laps"],
    ["Half", "points"],
  ]);
  expect(raceFigures({ lines: [], points_factor: 1 })).toEqual([]);
});

test("those who share a fastest lap are counted, and a shared car is classified once", () => {
  const fastest = { has_fastest_lap: true, fastest_lap: 110 };
  const lines = [
    raceLine({ position: 1, number: "1", driver_name: "Mike Hawthorn", laps: 90, ...fastest }),
    raceLine({ position: 2, number: "2", driver_name: "Stirling Moss", ...fastest }),
    raceLine({ position: 3, number: "3", driver_name: "Luigi Musso", shared_car: true }),
    raceLine({ position: 3, number: "3", driver_name: "Peter Collins", shared_car: true }),
    raceLine({ position: null, number: "4" }),
  ];
  expect(raceFigures({ lines, points_factor: 1 })).toEqual([
    ["1:50.000", "fastest lap, 2 drivers"],
    ["90", "laps"],
    ["3", "classified"],
  ]);
});
