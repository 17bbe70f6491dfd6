import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch, seasonParameter, stringifySearch } from "./search-params.ts";

test("a key that occurs twice becomes a list", () => {
  expect(parseSearch("?f=year.eq.2025&f=country.eq.Italy&sort=points.desc")).toEqual({
    f: ["year.eq.2025", "country.eq.Italy"],
    sort: "points.desc",
  });
});

test("commas and spaces stay readable", () => {
  expect(stringifySearch({ sort: "points.desc,year.asc", f: "race_name.eq.Las Vegas" })).toBe(
    "?sort=points.desc,year.asc&f=race_name.eq.Las+Vegas",
  );
});

test("absent values are left out", () => {
  expect(stringifySearch({ sort: undefined, f: [] })).toBe("");
});

test("what was written is read back, whatever it holds", () => {
  const values = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }));
  const search = fc.dictionary(fc.string({ minLength: 1 }), values);
  fc.assert(
    fc.property(search, (given) => {
      expect(parseSearch(stringifySearch(given))).toEqual({ ...given });
    }),
  );
});

test("a season is taken from an address and from a link, and anything else is dropped", () => {
  expect(seasonParameter("2025")).toBe(2025);
  expect(seasonParameter(1950)).toBe(1950);
  for (const season of ["", "25", "20250", "twenty", "1850", ["2024", "2025"], null, undefined, 2025.5]) {
    expect(seasonParameter(season)).toBeUndefined();
  }
});
