import { expect, test } from "vitest";
import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import { withoutCustomers } from "./season-pairs.tsx";

const rounds = ["Indianapolis 500", "Dutch Grand Prix"].map((race_name, index) => ({
  round: index + 1,
  race_name,
  country: "",
  sprint: false,
}));

/** A make's qualifyings: who set which time in which round; null for no time. */
function make(...sessions: Array<Record<string, number | null>>): QualifyingTeammates {
  const ids = [...new Set(sessions.flatMap((session) => Object.keys(session)))];
  const pairs = ids.flatMap((first, index) =>
    ids.slice(index + 1).flatMap((second) => {
      const met = sessions.flatMap((times, round): Array<PairSession> => {
        const [one, other] = [times[first], times[second]];
        if (one === undefined || other === undefined) return [];
        if (one === null || other === null) return [[round + 1, "Q", null, null, null, "no time"]];
        return [[round + 1, "Q", "time", one - other, 0, null]];
      });
      const drivers: [string, string] = [first, second];
      return met.length === 0 ? [] : [{ drivers, sessions: met }];
    }),
  );
  return {
    year: 1955,
    rounds,
    drivers: ids.map((id) => ({ driver_id: id, driver_name: id.toUpperCase(), code: null, team_id: null })),
    teams: [{ team_id: "kurtis_kraft", team_name: "Kurtis Kraft", pairs }],
  };
}

const indianapolis = { a: 65, b: 64, c: null, d: 66, e: 70, f: 67, g: 64 };

test("pairs of a make with very many are listed where they met again, the others by their session", () => {
  const { listed, makes } = withoutCustomers("Q", make(indianapolis, { a: 90, d: 91 }));
  expect(listed.teams[0]?.pairs.map(({ drivers }) => drivers)).toEqual([["a", "d"]]);
  expect(makes).toEqual([
    {
      teamId: "kurtis_kraft",
      teamName: "Kurtis Kraft",
      pairs: 20,
      sessions: [
        {
          round: 1,
          raceName: "Indianapolis 500",
          timed: [
            ["b", 0],
            ["g", 0],
            ["a", 1],
            ["d", 2],
            ["f", 3],
            ["e", 6],
          ].map(([id, gap]) => ({ id, name: String(id).toUpperCase(), gap })),
          untimed: [{ id: "c", name: "C" }],
        },
      ],
    },
  ]);
});

test("a make with few pairs has all of them listed", () => {
  const season = make({ a: 65, b: 64, c: null, d: 66 });
  expect(withoutCustomers("Q", season)).toEqual({ listed: season, makes: [] });
});

test("a session in which nobody set a time has no order", () => {
  const ids = Object.keys(indianapolis);
  const none = Object.fromEntries(ids.map((id) => [id, null]));
  const [only] = withoutCustomers("Q", make(none)).makes;
  expect(only?.sessions).toMatchObject([{ timed: [], untimed: ids.map((id) => ({ id })) }]);
});
