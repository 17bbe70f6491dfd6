import { expect, test } from "vitest";
import { searchWithLooks } from "./index-file.ts";

const file = {
  drivers: [
    ["lewis_hamilton", "Lewis Hamilton", "HAM", "", 2007, 2026],
    ["duncan_hamilton", "Duncan Hamilton", null, "", 1951, 1953],
  ],
  teams: [["lewis_racing", "Lewis Racing", "", 1960, 1961]],
  circuits: [],
  races: [],
  engines: [],
  teammates: [],
  seasons: [1950, 2026],
  countries: ["United Kingdom"],
  colours: ["ferrari"],
  driverLooks: [
    [0, 0, 106],
    [0, null, 0],
  ],
  teamLooks: [[null, 1]],
} satisfies Parameters<typeof searchWithLooks>[0];

test("what is found has its team, its flag and what it won until when, and nothing where that is not known", () => {
  const search = searchWithLooks(file);
  expect(search.find("hamilton", 2)).toMatchObject([
    {
      name: "Lewis Hamilton",
      team: { id: "ferrari" },
      country: "United Kingdom",
      figure: "106 wins",
      until: 2026,
    },
    { name: "Duncan Hamilton", team: null, country: "United Kingdom", figure: "", until: 1953 },
  ]);
  expect(search.find("lewis racing", 1)).toMatchObject([
    { team: { id: "lewis_racing" }, country: null, figure: "1 win", until: 1961 },
  ]);
});
