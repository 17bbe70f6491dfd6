import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, number, object, parse, string, tuple } from "valibot";
import { defineModel } from "./model.ts";
import { leastRaces } from "./ratings.ts";

/** A team's drivers in one Grand Prix, and whether each was classified (1 or 0). */
const teamInRace = tuple([number(), string(), array(tuple([string(), number()]))]);

/** Two drivers of one team: ids in order, the team, first and last season, races of both, and classified in both. */
const teammateLink = tuple([string(), string(), string(), number(), number(), number(), number()]);

type TeammateLink = InferOutput<typeof teammateLink>;

const resultRows = array(
  object({ race_id: number(), year: number(), team_id: string(), driver_id: string(), classified: number() }),
);

/**
 * Who was whose teammate in all of history's Grands Prix (the Indianapolis 500 is left out, as in ratings), team by
 * team. It takes no time, but the starter archive lacks the results that it is counted from.
 */
export const teammates = defineModel({
  name: "teammates",
  version: 1,
  input: array(teamInRace),
  result: array(teammateLink),
  inputs(db) {
    const { races, teams } = teamsInRaces(db);
    return races < leastRaces ? new Map() : new Map([["all", teams]]);
  },
  compute(teams) {
    type Link = { from: number; to: number; races: number; classified: number };
    const links = new Map<string, Link>();
    for (const [year, team, drivers] of teams) {
      for (const [place, [one, oneFinished]] of drivers.entries()) {
        for (const [other, otherFinished] of drivers.slice(place + 1)) {
          const key = [one, other, team].join(" ");
          const link = links.get(key) ?? { from: year, to: year, races: 0, classified: 0 };
          links.set(key, {
            from: link.from,
            to: year,
            races: link.races + 1,
            classified: link.classified + oneFinished * otherFinished,
          });
        }
      }
    }
    return [...links]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { from, to, races, classified }]): TeammateLink => {
        const [one = "", other = "", team = ""] = key.split(" ");
        return [one, other, team, from, to, races, classified];
      });
  },
});

function teamsInRaces(db: DatabaseSync) {
  const rows = db.prepare(`
    SELECT race_id, year, team_id, driver_id, max(position IS NOT NULL) AS classified
    FROM result JOIN race ON race.id = race_id
    WHERE session = 'R' AND grand_prix_id <> 'indianapolis'
    GROUP BY year, round, team_id, driver_id ORDER BY year, round, team_id, driver_id`);
  const lines = parse(resultRows, rows.all());
  const groups = Map.groupBy(lines, ({ race_id, team_id }) => `${race_id} ${team_id}`);
  return {
    races: new Set(lines.map(({ race_id }) => race_id)).size,
    teams: [...groups.values()].flatMap((ofTeam): Array<[number, string, Array<[string, number]>]> => {
      const [first] = ofTeam;
      if (first === undefined || ofTeam.length < 2) return [];
      return [
        [first.year, first.team_id, ofTeam.map(({ driver_id, classified }) => [driver_id, classified])],
      ];
    }),
  };
}
