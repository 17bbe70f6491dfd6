import { expect, test } from "vitest";
import type { CircuitRace } from "#contract/circuits.ts";
import { circuitRecords, decadesOf, listedWinners, namesInWall } from "./circuit-screens.tsx";
import { driverHonours, layoutsOf, teamHonours } from "./circuit-history.ts";
import { racesWithResult, heldText, kilometres, missingResultText, wonFromPole } from "./circuit-texts.ts";

const clark = { driver_id: "jim_clark", driver_name: "Jim Clark" };
const hill = { driver_id: "graham_hill", driver_name: "Graham Hill" };
const lotus = { team_id: "lotus", team_name: "Lotus" };

function race(year: number, more: Partial<CircuitRace> = {}): CircuitRace {
  return {
    year,
    round: 1,
    race_name: "Test Grand Prix",
    country: "Italy",
    date_utc: `${year}-05-01`,
    time_utc: null,
    sprint: false,
    winner: { ...clark, ...lotus, shared_with: null },
    pole: { ...hill, team_id: null },
    credited_pole: null,
    fastest_lap: { ...hill, team_id: "brm", time: 90 },
    layout_id: "test_1",
    lap_length_km: 5,
    turns: 10,
    ...more,
  };
}

const ahead = race(1970, {
  winner: null,
  pole: null,
  fastest_lap: null,
  layout_id: "test_2",
  lap_length_km: 4.5,
});

test("drivers stand by wins, then poles and fastest laps, with the seasons of their wins", () => {
  expect(driverHonours([race(1965), race(1963)])).toEqual([
    {
      id: "jim_clark",
      name: "Jim Clark",
      wins: 2,
      poles: 0,
      fastest_laps: 0,
      first_win: 1963,
      last_win: 1965,
      team: { id: "lotus", year: 1965 },
      won_for: [{ team_id: "lotus", wins: 2, year: 1965 }],
    },
    {
      id: "graham_hill",
      name: "Graham Hill",
      wins: 0,
      poles: 2,
      fastest_laps: 2,
      first_win: null,
      last_win: null,
      team: null,
      won_for: [],
    },
  ]);
});

test("who still races has the colour of the present team, and who won before that of the car of the last win", () => {
  const teams = driverHonours([race(1965)], { graham_hill: "brm" }).map(({ id, team }) => [id, team]);
  expect(teams).toEqual([
    ["jim_clark", { id: "lotus", year: 1965 }],
    ["graham_hill", { id: "brm", year: Infinity }],
  ]);
});

test("both drivers of a winning shared car have won, and their team once", () => {
  const races = [race(1957, { winner: { ...clark, ...lotus, shared_with: hill } })];
  expect(driverHonours(races).map(({ name, wins }) => [name, wins])).toEqual([
    ["Graham Hill", 1],
    ["Jim Clark", 1],
  ]);
  expect(teamHonours(races)).toMatchObject([{ id: "lotus", wins: 1 }]);
});

test("a race to come gives no honours", () => {
  expect(driverHonours([ahead])).toEqual([]);
  expect(teamHonours([ahead])).toEqual([]);
});

test("a layout to which the races returned is one, with its record and the races held on it", () => {
  const races = [
    ahead,
    race(1968, { fastest_lap: { ...clark, team_id: "lotus", time: 88.5 } }),
    race(1967, { layout_id: "test_3", fastest_lap: { ...hill, team_id: "brm", time: null } }),
    race(1966),
  ];
  expect(layoutsOf(races)).toEqual([
    {
      layout_id: "test_2",
      lap_length_km: 4.5,
      turns: 10,
      first_year: 1970,
      last_year: 1970,
      races: 0,
      record: null,
    },
    {
      layout_id: "test_1",
      lap_length_km: 5,
      turns: 10,
      first_year: 1966,
      last_year: 1968,
      races: 2,
      record: { ...clark, team_id: "lotus", time: 88.5, year: 1968 },
    },
    {
      layout_id: "test_3",
      lap_length_km: 5,
      turns: 10,
      first_year: 1967,
      last_year: 1967,
      races: 1,
      record: null,
    },
  ]);
});

test("how often there were races leaves out those to come", () => {
  expect(heldText({ races_held: 2, races: [ahead, race(1968), race(1966)] })).toBe(
    "2 Grands Prix from 1966 to 1968",
  );
  expect(heldText({ races_held: 1, races: [race(1957)] })).toBe("1 Grand Prix in 1957");
  expect(heldText({ races_held: 0, races: [ahead] })).toBe("No Grand Prix result yet");
});

test("a length is told to the metre, and an unknown one is a dash", () => {
  expect(kilometres(5.4)).toBe("5.400 km");
  expect(kilometres(null)).toBe("–");
});

test("a Grand Prix without a result is in neither count, and is named once it has been held", () => {
  const races = [ahead, race(1965), race(1963)];
  expect(heldText({ races_held: 2, races })).toBe("2 Grands Prix from 1963 to 1965");
  expect(racesWithResult(races)).toHaveLength(2);
  expect(missingResultText(races, Date.parse("1970-04-01"))).toBeNull();
  expect(missingResultText(races, Date.parse("1970-06-01"))).toBe(
    "Not available yet: the result of the 1970 Test Grand Prix.",
  );
});

test("the records of a circuit name all who hold them", () => {
  const races = [race(1968, { fastest_lap: { ...clark, team_id: "lotus", time: 88.5 } }), race(1966)];
  const texts = circuitRecords(races).map(({ label, value, detail }) => [label, value, detail]);
  expect(texts).toEqual([
    ["Lap record", "1:28.500", "Jim Clark, 1968"],
    ["Most poles", "2", "Graham Hill"],
    ["Won from pole", "0%", "0 of 2 Grands Prix"],
    ["Different winners", "1", "driver, 1 team"],
  ]);
  expect(circuitRecords([])).toEqual([]);
});

test("wins from pole are counted where a car was on pole", () => {
  const won = race(1966, { winner: { ...hill, ...lotus, shared_with: null } });
  expect(wonFromPole([ahead, won, race(1965)])).toEqual({
    value: "50%",
    detail: "1 of 2 Grands Prix",
  });
  expect(wonFromPole([ahead, won, race(1965), race(1964, { pole: null })])).toEqual({
    value: "50%",
    detail: "1 of 2 Grands Prix with a car on pole",
  });
  expect(wonFromPole([ahead, race(1964, { pole: null })]).value).toBe("–");
});

const winners = (all: Array<number>) =>
  all.map((wins, index) => ({
    id: String(index),
    name: "",
    wins,
    poles: 0,
    fastest_laps: 0,
    first_win: null,
    last_win: null,
    team: null,
    won_for: [],
  }));

const listOf = (all: Array<number>) => {
  const { listed, more } = listedWinners(winners(all));
  return [listed.map(({ wins }) => wins), more];
};

test("a list of winners has five, and says how many more won as often as the last of them", () => {
  expect(listOf([9, 5, 2, 2, 2, 2, 2, 1])).toEqual([[9, 5, 2, 2, 2], "and 2 more with 2 wins"]);
  expect(listOf([9, 5, 2, 2, 2, 1, 1])).toEqual([[9, 5, 2, 2, 2], null]);
  expect(listOf([9, 5])).toEqual([[9, 5], null]);
  expect(listOf([1, 1, 1, 1, 1, 1])).toEqual([[1, 1, 1, 1, 1], "and 1 more with 1 win"]);
});

test("winners stand by decade, ten seasons each, two races of one season in their order", () => {
  const decades = decadesOf([race(2021, { round: 9 }), race(2021, { round: 8 }), race(2009)]);
  expect(decades.map(({ decade }) => decade)).toEqual([2020, 2000]);
  expect(decades.map(({ seasons }) => seasons.length)).toEqual([10, 10]);
  expect(decades[0]?.seasons[1]).toMatchObject({ year: 2021, races: [{ round: 8 }, { round: 9 }] });
  expect(decades[1]?.seasons.map(({ races }) => races.length).join("")).toBe("0000000001");
});

function wonBy(driver_name: string, year: number): CircuitRace {
  return race(year, { winner: { ...clark, driver_name, ...lotus, shared_with: null } });
}

test("winners who would share three letters on a phone have their initials before two", () => {
  const names = namesInWall(
    ["Damon Hill", "Graham Hill", "Jim Clark", "Jody Scheckter", "Michael Schumacher", "Damon Hill"].map(
      (name, index) => wonBy(name, 1990 - index),
    ),
  );
  expect([...names.values()].map(({ code }) => code)).toEqual(["DHI", "GHI", "CLA", "JSC", "MSC"]);
  expect(names.get("Graham Hill")).toEqual({ name: "G. Hill", code: "GHI" });
});
