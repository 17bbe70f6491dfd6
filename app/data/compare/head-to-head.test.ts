import { expect, test } from "vitest";
import type { SharedRace } from "#contract/head-to-head.ts";
import { driversHeadToHead, teamsHeadToHead } from "./head-to-head.ts";

const side = { team_name: "Team", position: 1, position_text: "1", grid_position: 1, points: 0 };

function race(changes: Partial<SharedRace>): SharedRace {
  return {
    year: 2012,
    round: 1,
    race_name: "Grand Prix",
    country: "Italy",
    driver: side,
    other: { ...side, position: 2 },
    ahead: "driver",
    qualifying: null,
    ...changes,
  };
}

function gap(value: number | null): SharedRace["qualifying"] {
  const times = { driver_time: 90, gap_percent: null, segment: null, left_out: null };
  return { ...times, teammate_time: 90, gap: value };
}

test("all races count by the order of classification, finished ones and qualifyings by themselves", () => {
  const retired = { ...side, position: null, position_text: "DNF" };
  const headToHead = driversHeadToHead("ada", "ben", [
    race({ year: 2014, qualifying: gap(-0.1), driver: { ...side, points: 12.5 } }),
    race({ year: 2010, driver: retired, ahead: "other", qualifying: gap(0.2) }),
    race({ ahead: null, qualifying: gap(0) }),
    race({ qualifying: gap(null) }),
  ]);
  expect(headToHead).toEqual({
    one: "ada",
    other: "ben",
    from: 2010,
    to: 2014,
    all: { of: 4, one: 2, other: 1 },
    finished: { of: 3, one: 2, other: 0 },
    qualifying: { of: 3, one: 1, other: 1 },
    points: { one: 12.5, other: 0 },
  });
});

test("seasons of two teams add up", () => {
  const season = {
    races: 16,
    ahead: 10,
    behind: 6,
    finished: 12,
    finished_ahead: 7,
    finished_behind: 5,
    qualifyings: 16,
    qualifying_ahead: 4,
    qualifying_behind: 12,
  };
  expect(
    teamsHeadToHead("a", "b", [
      { year: 1989, ...season },
      { year: 1988, ...season },
    ]),
  ).toMatchObject({
    from: 1988,
    to: 1989,
    all: { of: 32, one: 20, other: 12 },
    finished: { of: 24, one: 14, other: 10 },
    qualifying: { of: 32, one: 8, other: 24 },
    points: null,
  });
});

test("drivers who never met have no head-to-head", () => {
  expect(driversHeadToHead("ada", "ben", [])).toBeNull();
  expect(teamsHeadToHead("a", "b", [])).toBeNull();
});
