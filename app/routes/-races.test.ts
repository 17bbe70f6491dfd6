import { expect, test } from "vitest";
import { racesSearch } from "./races.index.tsx";

test("a season is four digits, as text or number", () => {
  expect(racesSearch({ year: "1950" }).year).toBe(1950);
  expect(racesSearch({ year: 1950 }).year).toBe(1950);
});

test.each(["", "50", "02025", "2025.5", "-2025", "1e3", "next", ["2024", "2025"], true, null])(
  "%j is no season and is dropped",
  (year) => {
    expect(racesSearch({ year }).year).toBeUndefined();
  },
);

test("a driver may be typed as a name, and takes the season's place", () => {
  const { year, driver } = racesSearch({ year: "2025", driver: "Sergio Pérez" });
  expect(driver).toBe("sergio_perez");
  expect(year).toBeUndefined();
});

test("a driver without a letter is dropped, so that the season stays", () => {
  expect(racesSearch({ year: "2025", driver: " ? " })).toMatchObject({ year: 2025, driver: undefined });
  expect(racesSearch({ driver: ["a", "b"] }).driver).toBeUndefined();
});

test("an address that is tidy stays as it is", () => {
  const once = racesSearch({ driver: "Lewis Hamilton", sort: "grid.asc" });
  expect(racesSearch(once)).toEqual(once);
});
