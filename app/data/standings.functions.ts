import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import type { SeasonUnderRules } from "#contract/rules/answers.ts";
import { season } from "#contract/values.ts";
import { apiGet, currentSeason } from "./upstream.server.ts";
import { maxLength, object, pipe, string } from "valibot";
import { ruleText } from "#contract/rules/address.ts";
import { mostWins } from "#contract/rules/presets.ts";
import { maxRuleTextLength, readRuleSet, ruleSegment } from "#contract/rules/rule-set.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** A season's drivers' table. */
export const fetchDriverOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverOverview, data));

/** A season's constructors' table. */
export const fetchConstructorOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorOverview, data));

/** The ids of the present season's teams and drivers, in the order of its tables. */
export const fetchPresentOrder = createServerFn({ method: "GET" }).handler(async () => {
  const year = await currentSeason();
  const [teams, drivers] = await Promise.all([
    apiGet(endpoints.constructorOverview, year),
    apiGet(endpoints.driverOverview, year),
  ]);
  return {
    teams: [...new Set(teams.standings.map(({ team_id }) => team_id))],
    drivers: drivers.standings.map(({ driver_id }) => driver_id),
  };
});

/** Drivers' points and places after each round. */
export const fetchDriverPoints = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverPoints, data));

/** A season's drivers: who they are, and their season in figures. */
export const fetchDriverDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverDetails, data));

/** Every race of every driver of a season. */
export const fetchDriverRaceDetails = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverRaceDetails, data));

/** Every pair of teammates in a season's qualifying sessions. */
export const fetchQualifyingTeammates = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.qualifyingTeammates, data));

/** A season's table with points for qualifying positions. */
export const fetchQualifyingChampionship = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.qualifyingChampionship, data));

/** Lap statistics of a season's drivers. */
export const fetchSeasonLaps = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.seasonLaps, data));

/** Constructors' points and places after each round. */
export const fetchConstructorPoints = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorPoints, data));

/** Chances of the drivers' title after each round of a season. */
export const fetchDriverOdds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverOdds, data));

/** Chances of the constructors' title after each round of a season. */
export const fetchConstructorOdds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorOdds, data));

/** How accurate past title chances were. */
export const fetchTitleOddsReport = createServerFn({ method: "GET" }).handler(() =>
  apiGet(endpoints.titleOddsReport),
);

/** The races that changed the drivers' title chances most. */
export const fetchTitleSwings = createServerFn({ method: "GET" }).handler(() =>
  apiGet(endpoints.titleSwings),
);

/** A result under other rules, or why the rules are invalid; `expected` says what would be valid. */
export type UnderRules<Answer> =
  | { kind: "answer"; answer: Answer }
  | { kind: "refused"; message: string; expected: string; refused: InvalidQueryError["refused"] };

const rules = pipe(string(), maxLength(maxRuleTextLength));

/** A season's tables under the rules in the URL; without any, under the well-known ones that change it most. */
export const fetchSeasonUnderRules = createServerFn({ method: "GET" })
  .validator(object({ year: season, rules }))
  .handler(({ data: { year, rules: text } }) => orRefused(() => seasonUnderRules(year, text)));

/** The champions of all seasons under the rules in the URL; without any, with wins alone deciding. */
export const fetchChampions = createServerFn({ method: "GET" })
  .validator(rules)
  .handler(({ data }) =>
    orRefused(() => {
      const text = data === "" ? ruleText(mostWins.search) : data;
      return apiGet(endpoints.champions, ruleSegment(readRuleSet(new URLSearchParams(text))));
    }),
  );

async function seasonUnderRules(year: number, text: string): Promise<SeasonUnderRules> {
  const segment = ruleSegment(readRuleSet(new URLSearchParams(text)));
  const answer = await apiGet(endpoints.seasonUnderRules, year, segment);
  const [most] = answer.alternatives;
  return answer.rules !== "" || most === undefined
    ? answer
    : apiGet(endpoints.seasonUnderRules, year, most.rules);
}

async function orRefused<Answer>(ask: () => Promise<Answer>): Promise<UnderRules<Answer>> {
  try {
    return { kind: "answer", answer: await ask() };
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    return { kind: "refused", message: error.message, expected: error.expected, refused: error.refused };
  }
}
