import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { driverId, teamId } from "../ids.ts";
import { count, points, position, round, season } from "../values.ts";

/** Points scored in a round that do not count. */
const droppedResult = object({ round, points });

/** Points scales that have been used, to choose from. */
const ruleChoices = object({
  /** Periods in which a Grand Prix gave drivers the same points, with the first season's points for the fastest lap. */
  periods: array(
    object({
      from: season,
      /** Null for the current one. */
      to: nullable(season),
      points: array(points),
      lap: picklist(["none", "always", "in_points"]),
    }),
  ),
  /** What sprints gave, and since when. */
  sprints: array(object({ from: season, points: array(points) })),
});
export type RuleChoices = InferOutput<typeof ruleChoices>;

/** A row of a table under other rules, beside the real one. */
const ruleLine = {
  team_id: nullable(teamId),
  /** Nationality, for example "Netherlands". */
  country: string(),
  /** Null if excluded from the table. */
  position: nullable(position),
  /** Counted points. */
  points,
  /** All points scored; more than `points` if results were dropped or points deducted. */
  gross_points: points,
  dropped: array(droppedResult),
  /** Position and counted points in the real table; null if not in it. */
  was_position: nullable(position),
  was_points: nullable(points),
  /** Positions gained (positive) or lost; null without a position in both. */
  gained: nullable(number()),
};

/** A row of the drivers' table; `team_id` is the team of the last race in which the driver was classified. */
const driverLine = object({ driver_id: driverId, driver_name: string(), ...ruleLine });
export type DriverRuleLine = InferOutput<typeof driverLine>;

/** A row of the constructors' table. */
const constructorLine = object({
  ...ruleLine,
  team_id: teamId,
  team_name: string(),
  /** Null unless one of the tables lists the team once per engine. */
  engine: nullable(string()),
});
export type ConstructorRuleLine = InferOutput<typeof constructorLine>;

/** A champion, or the leader of the running season. */
const first = object({ id: string(), name: string(), team_id: nullable(teamId), points });
export type First = InferOutput<typeof first>;

/** The real first place, and the first places under other rules: several if they are tied in everything. */
const firsts = object({ was: nullable(first), would: array(first), changed: boolean() });
export type Firsts = InferOutput<typeof firsts>;

/** A well-known rule set, and whom the title of a season would go to under it. */
const alternative = object({
  /** "Points of 1991–2002". */
  label: string(),
  /** The rule set's canonical text. */
  rules: string(),
  driver: firsts,
  /** The first of those below; null without one. */
  second: nullable(first),
  /** The number of drivers who would be placed differently. */
  moved: count,
});
export type Alternative = InferOutput<typeof alternative>;

/** The answer of `/api/championships/{year}/rules/{rules}`: both tables of a season under a rule set. */
export const seasonUnderRules = object({
  year: season,
  /** The rule set's canonical text; empty for the season's own rules. */
  rules: string(),
  /** The chosen rules in words: "with the points of 1991–2002". */
  title: string(),
  /** The champions under these rules and in reality, in sentences. Empty without results. */
  summary: array(string()),
  /** The points system in sentences; the constructors' is empty before 1958. */
  drivers_rule: string(),
  constructors_rule: string(),
  /** Decisions that stay in force under any rules. */
  notes: array(string()),
  /** Whether every round has been run. */
  finished: boolean(),
  /** The rounds run. */
  rounds: array(object({ round, race_name: string(), sprint: boolean(), left_out: boolean() })),
  choices: ruleChoices,
  /** Other rule sets that would change the season's table: first those with another champion, the clearest first, then by `moved`. */
  alternatives: array(alternative),
  drivers: array(driverLine),
  constructors: array(constructorLine),
});
export type SeasonUnderRules = InferOutput<typeof seasonUnderRules>;

/** The answer of `/api/champions/{rules}`: the champions of all seasons under a rule set. */
export const championsUnderRules = object({
  rules: string(),
  title: string(),
  choices: ruleChoices,
  /** The number of finished seasons with another drivers' or constructors' champion. */
  changed_drivers: count,
  changed_constructors: count,
  seasons: array(
    object({
      year: season,
      finished: boolean(),
      driver: firsts,
      /** Null before 1958. */
      constructor: nullable(firsts),
    }),
  ),
});
export type ChampionsUnderRules = InferOutput<typeof championsUnderRules>;
