import { expect, test, vi } from "vitest";

// The Worker's environment; nothing is requested here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));
const { racesAround } = await import("./found-detail.server.ts");

const race = (year: number) => ({ year, round: 6, race_name: "Monaco Grand Prix", winner: null });

test("beside a race stand the one before and the one after at its circuit, where there are any", () => {
  const races = [1986, 1985, 1984, 1980].map(race);
  expect(racesAround(races, { year: 1984, round: 6 })).toEqual([race(1980), race(1985)]);
  expect(racesAround(races, { year: 1986, round: 6 })).toEqual([race(1985)]);
  expect(racesAround(races, { year: 1980, round: 6 })).toEqual([race(1984)]);
  expect(racesAround(races, { year: 1984, round: 7 })).toEqual([]);
});
