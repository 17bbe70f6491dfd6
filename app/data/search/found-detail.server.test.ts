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

test("a race is told by its winner, its laps, its margin and points other than the usual ones", () => {
  const lines = [
    raceLine({ position: 1, driver_name: "Alain Prost", laps: 31, time: 3667.74, gap: null }),
    raceLine({ position: 2, laps: 31, gap: 7.446 }),
  ];
  expect(raceFigures({ lines, points_factor: 0.5 }, "Alain Prost")).toEqual([
    ["Prost", "winner"],
    ["31", "laps"],
    ["7.446 s", "winning margin"],
    ["Prost", "pole position"],
    ["Half", "points"],
  ]);
  expect(raceFigures({ lines: [], points_factor: 1 })).toEqual([]);
});
