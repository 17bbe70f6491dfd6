import { expect, test } from "vitest";
import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import { gapOf, hasSprintQualifying, inTableOrder, pairsIn } from "./pairs.ts";

const norris = { driver_id: "lando_norris", driver_name: "Lando Norris", code: "NOR", team_id: "mclaren" };
const piastri = { driver_id: "oscar_piastri", driver_name: "Oscar Piastri", code: "PIA", team_id: "mclaren" };

/** A season of one pair. */
function season(...sessions: Array<PairSession>): QualifyingTeammates {
  return {
    year: 2025,
    rounds: [{ round: 1, race_name: "Australian Grand Prix", country: "Australia", sprint: false }],
    drivers: [norris, piastri],
    teams: [
      {
        team_id: "mclaren",
        team_name: "McLaren",
        pairs: [{ drivers: ["lando_norris", "oscar_piastri"], sessions }],
      },
    ],
  };
}

test("a pair's qualifyings are summed up, and those left out are named with their reason", () => {
  const answer = season(
    [1, "Q", "Q3", -0.25, -0.5, null],
    [2, "Q", "Q3", -0.75, -1, null],
    [1, "Q", null, null, null, "Lando Norris set no time"],
  );
  expect(pairsIn("Q", answer)).toMatchObject([
    {
      teamName: "McLaren",
      first: { id: "lando_norris", name: "Lando Norris" },
      second: { id: "oscar_piastri", name: "Oscar Piastri" },
      sessions: 2,
      driverFaster: 2,
      teammateFaster: 0,
      medianGap: -0.5,
      leftOut: 1,
      whyLeftOut: ["R1 Australian Grand Prix: Lando Norris set no time"],
    },
  ]);
});

test("sprint qualifying is counted apart, and only by those who met in it", () => {
  const without = season([1, "Q", "Q3", -0.25, -0.5, null]);
  expect(hasSprintQualifying(without)).toBe(false);
  expect(pairsIn("SQ", without)).toEqual([]);
  const withSprint = season([1, "Q", "Q3", -0.25, -0.5, null], [1, "SQ", "Q3", 0.5, 1, null]);
  expect(hasSprintQualifying(withSprint)).toBe(true);
  expect(pairsIn("SQ", withSprint)).toMatchObject([{ sessions: 1, medianGap: 0.5 }]);
});

test("pairs stand in the order of the table, and of one driver's the pair with more sessions first", () => {
  const drivers = ["verstappen", "tsunoda", "lawson", "norris", "piastri"].map((id) => ({
    ...norris,
    driver_id: id,
  }));
  const times: Array<PairSession> = [1, 2, 3].map((round) => [round, "Q", "Q3", -0.25, -0.5, null]);
  const answer: QualifyingTeammates = {
    ...season(),
    drivers,
    teams: [
      {
        team_id: "mclaren",
        team_name: "McLaren",
        pairs: [{ drivers: ["norris", "piastri"], sessions: times }],
      },
      {
        team_id: "red_bull",
        team_name: "Red Bull",
        pairs: [
          { drivers: ["verstappen", "lawson"], sessions: times.slice(0, 1) },
          { drivers: ["verstappen", "tsunoda"], sessions: times },
        ],
      },
    ],
  };
  expect(inTableOrder(pairsIn("Q", answer), answer).map(({ second }) => second.id)).toEqual([
    "tsunoda",
    "lawson",
    "piastri",
  ]);
});

test("the faster of two is named first, and the gap is the faster's", () => {
  const [pair] = pairsIn("Q", season([1, "Q", "Q3", 0.5, 1, null], [1, "Q", "Q3", -0.25, -0.5, null]));
  expect(pair && gapOf(pair)).toMatchObject({
    faster: { name: "Oscar Piastri" },
    slower: { name: "Lando Norris" },
    ahead: 1,
    medianGap: -0.125,
    medianGapPercent: -0.25,
  });
  const [other] = pairsIn("Q", season([1, "Q", "Q3", -0.5, -1, null]));
  expect(other && gapOf(other)).toMatchObject({
    faster: { name: "Lando Norris" },
    ahead: 1,
    medianGap: -0.5,
  });
});

test("a pair without a session that counts has no gap", () => {
  const [pair] = pairsIn("Q", season([1, "Q", null, null, null, "no times"]));
  expect(pair && gapOf(pair)).toMatchObject({ sessions: 0, medianGap: null, meanGap: null, leftOut: 1 });
});
