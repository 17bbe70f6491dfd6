import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("Norris won the title of 2025 by two points", "formula1.com, 7 December 2025", (archive) =>
  expect(archive.driverPoints(2025, 3)).toEqual([
    ["lando_norris", 423],
    ["max_verstappen", 421],
    ["oscar_piastri", 410],
  ]),
);

fact(
  "Verstappen won eight races of 2025, Norris and Piastri seven, Russell two",
  "formula1.com, 2025 results",
  (archive) => {
    const winners = archive.calendar(2025).map((race) => race.winner);
    const wins = Object.fromEntries(Map.groupBy(winners, (winner) => winner ?? "nobody"));
    expect(Object.entries(wins).map(([winner, won]) => [winner, won.length])).toEqual(
      expect.arrayContaining([
        ["max_verstappen", 8],
        ["lando_norris", 7],
        ["oscar_piastri", 7],
        ["george_russell", 2],
      ]),
    );
  },
);

fact(
  "The constructors of 2025: McLaren 833, Mercedes 469, Red Bull 451, Ferrari 398",
  "FIA, 2025 classification",
  (archive) =>
    expect(archive.teamPoints(2025, 4)).toEqual([
      ["mclaren", 833],
      ["mercedes", 469],
      ["red_bull", 451],
      ["ferrari", 398],
    ]),
);

fact("Ferrari won no Grand Prix in 2025", "formula1.com, 2025 results", (archive) =>
  expect(archive.teamSeason("ferrari", 2025)).toMatchObject({ wins: 0, total_points: 398, position: 4 }),
);

fact(
  "Melbourne 2025: Norris, Verstappen, Russell; Antonelli fourth in his first race",
  "formula1.com, 16 March 2025",
  (archive) => {
    expect(archive.podium(2025, "australia")).toEqual(["lando_norris", "max_verstappen", "george_russell"]);
    expect(archive.driverResult("kimi_antonelli", 2025, "australia").finish_position).toBe(4);
  },
);

fact("Hamilton won the first sprint of 2025, at Shanghai", "formula1.com, 22 March 2025", (archive) =>
  expect(archive.results(2025, "china", "S")[0]).toMatchObject({
    driver: "lewis_hamilton",
    team: "ferrari",
    points: 8,
  }),
);

fact(
  "A sprint is no Grand Prix: Hamilton's 2025 has no win and no podium",
  "formula1.com, 2025 results",
  (archive) =>
    expect(archive.driverSeason("lewis_hamilton", 2025)).toMatchObject({
      wins: 0,
      podiums: 0,
      total_points: 156,
      championship_rank: 6,
    }),
);

fact(
  "Leclerc, Hamilton and Gasly were disqualified at Shanghai in 2025",
  "FIA stewards, 23 March 2025",
  (archive) => {
    for (const driver of ["charles_leclerc", "lewis_hamilton", "pierre_gasly"]) {
      const result = archive.driverResult(driver, 2025, "china");
      expect(result).toMatchObject({ finish_position: null, points: 0 });
    }
  },
);

fact(
  "Hülkenberg's first podium: Silverstone 2025, third from 19th",
  "formula1.com, 6 July 2025",
  (archive) => {
    expect(archive.podium(2025, "great_britain")).toEqual([
      "lando_norris",
      "oscar_piastri",
      "nico_hulkenberg",
    ]);
    expect(archive.driverResult("nico_hulkenberg", 2025, "great_britain").grid_position).toBe(19);
  },
);

fact("Hadjar's first podium: Zandvoort 2025", "formula1.com, 31 August 2025", (archive) =>
  expect(archive.podium(2025, "netherlands")).toEqual(["oscar_piastri", "max_verstappen", "isack_hadjar"]),
);

fact("Both McLarens were disqualified in Las Vegas in 2025", "FIA stewards, Las Vegas 2025", (archive) => {
  expect(archive.race(2025, "las_vegas").winner).toBe("max_verstappen");
  for (const driver of ["lando_norris", "oscar_piastri"]) {
    expect(archive.driverResult(driver, 2025, "las_vegas").finish_position).toBeNull();
  }
});

fact(
  "Tsunoda and Lawson changed cars after two races of 2025",
  "Red Bull Racing, 27 March 2025",
  (archive) => {
    expect(archive.driverSeason("yuki_tsunoda", 2025).team_name).toBe("Racing Bulls / Red Bull");
    expect(archive.driverSeason("liam_lawson", 2025).team_name).toBe("Red Bull / Racing Bulls");
  },
);

fact("Piastri won at Sakhir in 2025 from pole", "formula1.com, 13 April 2025", (archive) =>
  expect(archive.race(2025, "bahrain")).toMatchObject({ winner: "oscar_piastri", pole: "oscar_piastri" }),
);
