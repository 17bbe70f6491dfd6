import { expect, test } from "vitest";
import { career, record } from "#app/features/sample-rows-testing.ts";
import { scoreOf } from "./head-to-head-matrix.tsx";
import { asTeammates, commonSeasons, wereAlwaysTeammates } from "./head-to-head-section.tsx";

const careers = ["alain_prost", "ayrton_senna"].map((driver_id) => career({ driver_id }));
const pair = { driver_id: "alain_prost", teammate_id: "ayrton_senna" };

test("all races count by the order of classification, the finished ones by themselves", () => {
  const all = [
    record({ year: 1989, round: 2, driver_position: 1, teammate_position: 3, driver_points: 9 }),
    record({ round: 16, driver_position: 4, teammate_position: 20, teammate_points: 0 }),
    record({ round: 12 }),
  ];
  const [together] = asTeammates([{ ...pair, all, finished: [record({ round: 12 })] }], careers);
  expect(together).toMatchObject({
    driver: { id: "alain_prost", name: "Alain Prost" },
    teammate: { id: "ayrton_senna", name: "Ayrton Senna" },
    teams: "McLaren",
    seasons: { from: 1988, to: 1989 },
    all: { races: 3, driverWins: 2, teammateWins: 1 },
    finished: { races: 1, driverWins: 0, teammateWins: 1, winPercent: 0 },
    points: { driver: 21, teammate: 18 },
  });
});

test("several teams stand in the order of time", () => {
  const all = [record({ year: 1992, team_name: "Williams" }), record({ year: 1988, team_name: "McLaren" })];
  expect(asTeammates([{ ...pair, all, finished: [] }], careers)[0]?.teams).toBe("McLaren / Williams");
});

test("two who met in two shared cars of one race met once", () => {
  const all = [
    record({ year: 1955, round: 1, driver_position: 5 }),
    record({ year: 1955, round: 1, driver_position: 2, teammate_position: 3 }),
  ];
  const [together] = asTeammates([{ ...pair, all, finished: all }], careers);
  expect(together?.all).toMatchObject({ races: 1, driverWins: 0, teammateWins: 1 });
});

test("two who raced against each other in other cars too were not always teammates", () => {
  const [together] = asTeammates([{ ...pair, all: [record()], finished: [] }], careers);
  if (together === undefined) throw new Error("they were teammates");
  const others = { one: "nigel_mansell", other: "alain_prost", all: { of: 1, one: 1, other: 0 } };
  const met = { one: "ayrton_senna", other: "alain_prost", all: { of: 1, one: 1, other: 0 } };
  expect(wereAlwaysTeammates(together, [others, met])).toBe(true);
  expect(wereAlwaysTeammates(together, [others, { ...met, all: { of: 2, one: 2, other: 0 } }])).toBe(false);
  expect(wereAlwaysTeammates(together, [others])).toBe(false);
});

test("a pair without a race together has no head-to-head", () => {
  expect(asTeammates([{ ...pair, all: [], finished: [] }], careers)).toEqual([]);
});

test("a pair of which one is not compared is left out", () => {
  const all = [record({ teammate_id: "nigel_mansell" })];
  const meetings = [{ ...pair, teammate_id: "nigel_mansell", all, finished: all }];
  expect(asTeammates(meetings, careers)).toEqual([]);
});

test("only drivers of the same time may have been teammates", () => {
  const [senna, schumacher, alonso] = [
    career({ first_year: 1984, last_year: 1994 }),
    career({ first_year: 1991, last_year: 2012 }),
    career({ first_year: 2001, last_year: 2026 }),
  ];
  expect(commonSeasons([senna, alonso])).toBeNull();
  expect(commonSeasons([senna, schumacher])).toEqual({ from: 1991, to: 1994 });
  expect(commonSeasons([senna, schumacher, alonso])).toEqual({ from: 1991, to: 2012 });
});

test("a score is seen from who is asked for", () => {
  const met = {
    one: "ayrton_senna",
    other: "alain_prost",
    from: 1984,
    to: 1993,
    all: { of: 3, one: 2, other: 1 },
    finished: { of: 1, one: 1, other: 0 },
    qualifying: { of: 5, one: 4, other: 1 },
    points: null,
  };
  expect(scoreOf([met], "alain_prost", "ayrton_senna")).toEqual({
    pair: "ayrton_senna,alain_prost",
    all: [1, 2],
    qualifying: [1, 4],
  });
  expect(scoreOf([met], "ayrton_senna", "alain_prost")?.all).toEqual([2, 1]);
  expect(scoreOf([met], "alain_prost", "jim_clark")).toBeNull();
});
