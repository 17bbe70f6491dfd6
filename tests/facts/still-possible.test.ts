import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

/** Who can still come first. */
function contenders(bounds: ReadonlyMap<string, ReadonlyArray<number>>): Array<string> {
  return [...bounds].filter(([, [best]]) => best === 1).map(([id]) => id);
}

factOfRaces(
  "Four could be champion before the last race of 2010",
  "formula1.com, November 2010",
  (archive) => {
    const bounds = archive.driversPossible(2010, 18);
    expect(contenders(bounds).toSorted()).toEqual([
      "fernando_alonso",
      "lewis_hamilton",
      "mark_webber",
      "sebastian_vettel",
    ]);
    expect(bounds.get("fernando_alonso")).toEqual([1, 4]);
    expect(bounds.get("jenson_button")).toEqual([4, 5]);
  },
);

factOfRaces(
  "Red Bull had the constructors' title of 2010 before the last race",
  "formula1.com, 7 November 2010",
  (archive) => expect(archive.teamsPossible(2010, 18).get("red_bull")).toEqual([1, 1]),
);

factOfRaces(
  "Two could be champion before the last race of 2021, and Bottas was third whatever came",
  "formula1.com, December 2021",
  (archive) => {
    const bounds = archive.driversPossible(2021, 21);
    expect(contenders(bounds)).toHaveLength(2);
    expect(bounds.get("max_verstappen")).toEqual([1, 2]);
    expect(bounds.get("lewis_hamilton")).toEqual([1, 2]);
    expect(bounds.get("valtteri_bottas")).toEqual([3, 3]);
    expect(bounds.get("sergio_perez")).toEqual([4, 4]);
  },
);

factOfRaces(
  "Mercedes did not have the constructors' title of 2021 yet before the last race",
  "formula1.com, December 2021",
  (archive) =>
    expect(contenders(archive.teamsPossible(2021, 21)).toSorted()).toEqual(["mercedes", "red_bull"]),
);

fact("Three could be champion before the last race of 2025", "formula1.com, December 2025", (archive) =>
  expect(contenders(archive.driversPossible(2025, 23)).toSorted()).toEqual([
    "lando_norris",
    "max_verstappen",
    "oscar_piastri",
  ]),
);

fact(
  "After round 11 of 2026 twelve Grands Prix and two sprints have 316 points: everyone can still be champion",
  "FIA, 2026 calendar and sporting regulations",
  (archive) => {
    const bounds = archive.driversPossible(2026, 11);
    expect(bounds.size).toBe(22);
    expect(contenders(bounds)).toHaveLength(22);
    // 1,284 points are to be had. The ten behind Antonelli lack 1,218 of his 219 points each, eleven would lack 1,418.
    expect(bounds.get("kimi_antonelli")).toEqual([1, 11]);
  },
);
