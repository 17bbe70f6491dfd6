import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { driverId, teamId } from "../ids.ts";
import { count, points, position, round, season } from "../values.ts";

/** Points scored in a round that do not count. */
const droppedResult = object({ round, points });

/** Points that were ever given, for who chooses among them. */
const ruleChoices = object({
  /** Seasons in which a Grand Prix gave drivers the same points, and what the first of them gave for the fastest lap. */
  periods: array(
    object({
      from: season,
      /** Null for the present ones. */
      to: nullable(season),
      points: array(points),
      lap: picklist(["none", "always", "in_points"]),
    }),
  ),
  /** What sprints gave, and since when. */
  sprints: array(object({ from: season, points: array(points) })),
});
export type RuleChoices = InferOutput<typeof ruleChoices>;

/** A line of a table under other rules, beside the table as it is. */
const ruleLine = {
  team_id: nullable(teamId),
  /** Nationality, for example "Netherlands". */
  country: string(),
  /** Null when excluded from the table. */
  position: nullable(position),
  /** Points that count. */
  points,
  /** All points scored; more than `points` where results were dropped, or points taken away. */
  gross_points: points,
  dropped: array(droppedResult),
  /** Place and counted points in the table as it is; null for who is not in it. */
  was_position: nullable(position),
  was_points: nullable(points),
  /** Places gained (positive) or lost; null without a place in both. */
  gained: nullable(number()),
};

/** A line of the drivers' table; `team_id` is the team of the last race in which the driver was classified. */
const driverLine = object({ driver_id: driverId, driver_name: string(), ...ruleLine });
export type DriverRuleLine = InferOutput<typeof driverLine>;

/** A line of the constructors' table. */
const constructorLine = object({
  ...ruleLine,
  team_id: teamId,
  team_name: string(),
  /** Null unless the team is in one of the tables with several engines. */
  engine: nullable(string()),
});
export type ConstructorRuleLine = InferOutput<typeof constructorLine>;

/** The answer of `/api/championships/{year}/rules/{rules}`: both tables of a season under a rule set. */
export const seasonUnderRules = object({
  year: season,
  /** The rule set's text, canonical; empty for the season's own rules. */
  rules: string(),
  /** What was chosen, in words: "with the points of 1991–2002". */
  title: string(),
  /** Who would have been champion by this and who was, in sentences. Empty without results. */
  summary: array(string()),
  /** How the points are given and counted, in sentences; the constructors' is empty before 1958. */
  drivers_rule: string(),
  constructors_rule: string(),
  /** What stays as it was decided, whichever the rules. */
  notes: array(string()),
  /** Whether every round has been run. */
  finished: boolean(),
  /** The rounds run. */
  rounds: array(object({ round, race_name: string(), sprint: boolean(), left_out: boolean() })),
  choices: ruleChoices,
  drivers: array(driverLine),
  constructors: array(constructorLine),
});
export type SeasonUnderRules = InferOutput<typeof seasonUnderRules>;

/** A champion, or who leads a season that runs. */
const first = object({ id: string(), name: string(), team_id: nullable(teamId), points });
export type First = InferOutput<typeof first>;

/** Who was first, and who would be: several where they are equal in everything. */
const firsts = object({ was: nullable(first), would: array(first), changed: boolean() });
export type Firsts = InferOutput<typeof firsts>;

/** The answer of `/api/champions/{rules}`: the champions of all seasons under a rule set. */
export const championsUnderRules = object({
  rules: string(),
  title: string(),
  choices: ruleChoices,
  /** In how many finished seasons another driver, and another constructor, would have been champion. */
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
