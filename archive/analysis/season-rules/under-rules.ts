import { firstConstructorsSeason } from "#contract/ids.ts";
import type { RuleSet } from "#contract/rules/rule-set.ts";
import type { ScoringRace } from "./race-points.ts";
import { chosenRules, type Rules } from "./rules.ts";
import { type ConstructorLine, constructorsTable, driversTable, type TableLine } from "./tables.ts";

/** A season's tables under a rule set. */
export type TablesUnderRules = {
  rules: Rules;
  drivers: ReadonlyArray<TableLine>;
  /** Empty before the first constructors' championship, 1958. */
  constructors: ReadonlyArray<ConstructorLine>;
};

/**
 * A season's tables under a rule set.
 *
 * @param rounds how many rounds the season has
 * @param races the Grands Prix and sprints that were run
 */
export function tablesUnderRules(
  chosen: RuleSet,
  { year, rounds }: { year: number; rounds: number },
  races: ReadonlyArray<ScoringRace>,
): TablesUnderRules {
  const rules = chosenRules(chosen, { year, rounds });
  const counted = races.filter((race) => chosen.without?.includes(race.round) !== true);
  return {
    rules,
    drivers: driversTable(year, counted, rules),
    constructors: year < firstConstructorsSeason ? [] : constructorsTable(year, counted, rules),
  };
}

/** The team that each driver was last classified for, by driver. @param races in the order of their rounds */
export function lastTeams(races: ReadonlyArray<ScoringRace>): Map<string, string> {
  return new Map(races.flatMap(({ lines }) => lines.map(({ driver_id, team_id }) => [driver_id, team_id])));
}
