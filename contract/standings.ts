import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
  tuple,
  union,
} from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, points, position, round, season } from "./values.ts";

// Standings of a season by round. Every answer is empty (no rounds, no rows) if the archive lacks the detail (see
// `/api/archive`: coverage of `round_standings`, `race` and `qualifying`).

/** A round as a column of a season's tables and charts; cells are in the order of the rounds. */
export const seasonRound = object({
  round,
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  /** Whether the weekend has a sprint. */
  sprint: boolean(),
});
export type SeasonRound = InferOutput<typeof seasonRound>;

/** A driver as a row of a season's tables and charts. */
const seasonDriver = {
  driver_id: driverId,
  driver_name: string(),
  /** Three letters; null if there is none. */
  code: nullable(string()),
  /** The team of the driver's last race of the season; null when there is none. */
  team_id: nullable(teamId),
};

/** A driver's team and the rounds of its entries; two in one round if cars were shared. */
const stint = {
  team_id: teamId,
  team_name: string(),
  /** Null unless the season's constructors' standings list the team once per engine. */
  engine: nullable(string()),
  rounds: array(round),
};

/**
 * The answer of `/api/championships/{year}/driver/points`: cumulative counted points and position after each round so
 * far. Lists are as long as the rounds run, which may be fewer than `rounds`.
 */
export const driverPoints = object({
  year: season,
  /** All rounds of the calendar. */
  rounds: array(seasonRound),
  /** The drivers of the season's table, in its order. */
  drivers: array(
    object({
      ...seasonDriver,
      /** Null before the driver's first entry, 0 from then on. */
      points: array(nullable(points)),
      /** Null if the standings did not list the driver. */
      positions: array(nullable(position)),
    }),
  ),
});
export type DriverPoints = InferOutput<typeof driverPoints>;

/**
 * The answer of `/api/championships/{year}/driver/details`: every driver who was entered, with the season's results.
 */
export const driverDetails = object({
  year: season,
  /** In the order of the standings, then others in the order of their first entry. */
  drivers: array(
    object({
      ...seasonDriver,
      /** The car's number at the driver's last entry; null if not recorded. */
      number: nullable(string()),
      /** Nationality, for example "Netherlands". */
      country: string(),
      position: nullable(position),
      /** Counted points. */
      points,
      /** All points scored; more than `points` where results were dropped. */
      gross_points: points,
      /** Teams in the order of their first round, each with the points scored for it (including dropped ones). */
      teams: array(object({ ...stint, points })),
      /** How many Grands Prix were finished in each position, from first to the worst one. */
      finishes: array(count),
    }),
  ),
});
export type DriverDetails = InferOutput<typeof driverDetails>;

/** A result's classified position, or its position text. */
const classified = union([position, picklist(["DNF", "NC", "DSQ", "EX", "DNS", "DNQ", "DNPQ", "DNP"])]);
export type Classified = InferOutput<typeof classified>;

/**
 * A driver's Grand Prix as a cell: position, status (as in results: `Finished`, `+1 Lap`, the reason for retirement …),
 * grid slot, points of the race, and marks (`P` grid slot 1, `F` fastest lap, `PF` both); then position and points of
 * the sprint, both null if the driver did not race in it. Of two cars in one race the better counts, with the points of
 * both.
 */
export const raceCell = tuple([
  classified,
  string(),
  nullable(position),
  points,
  picklist(["", "P", "F", "PF"]),
  nullable(classified),
  nullable(points),
]);
export type RaceCell = InferOutput<typeof raceCell>;

/** The answer of `/api/championships/{year}/driver/race-details`: every Grand Prix of every driver of a season. */
export const driverRaceDetails = object({
  year: season,
  rounds: array(seasonRound),
  /** In the order of `driverDetails`. */
  drivers: array(
    object({
      ...seasonDriver,
      teams: array(object(stint)),
      /** One per round so far; null if the driver was not entered. */
      races: array(nullable(raceCell)),
    }),
  ),
});
export type DriverRaceDetails = InferOutput<typeof driverRaceDetails>;

/**
 * Two teammates in one qualifying (`Q`) or sprint qualifying (`SQ`): round, session, basis of comparison, gap in
 * seconds (first driver minus second: negative if the first was faster), gap as a percentage of the faster time, and
 * why the session does not count. Either the last is null, or the three before it are (docs/method.md).
 */
const pairSession = tuple([
  round,
  picklist(["Q", "SQ"]),
  nullable(picklist(["Q1", "Q2", "Q3", "time", "sum"])),
  nullable(number()),
  nullable(number()),
  nullable(string()),
]);
export type PairSession = InferOutput<typeof pairSession>;

/** The answer of `/api/championships/{year}/qualifying/teammate-head-to-head`: every pair of a season. */
export const qualifyingTeammates = object({
  year: season,
  rounds: array(seasonRound),
  /** The drivers in the pairs, in the order of the season's standings. */
  drivers: array(object(seasonDriver)),
  /** Teams with a pair, by name. */
  teams: array(
    object({
      team_id: teamId,
      team_name: string(),
      pairs: array(
        object({
          /** The one higher in the season's standings comes first. */
          drivers: tuple([driverId, driverId]),
          /** Every session that both took part in for the team, in order. */
          sessions: array(pairSession),
        }),
      ),
    }),
  ),
});
export type QualifyingTeammates = InferOutput<typeof qualifyingTeammates>;

/**
 * The answer of `/api/championships/{year}/qualifying/championship`: standings with points for qualifying positions.
 */
export const qualifyingChampionship = object({
  year: season,
  rounds: array(seasonRound),
  /** The rule in a sentence: which session, and the points for each position. */
  rule: string(),
  /** The drivers with a position in any qualifying, in the table's order. */
  drivers: array(
    object({
      ...seasonDriver,
      position,
      points,
      /** Position in each qualifying so far; null if unclassified. */
      places: array(nullable(position)),
    }),
  ),
});
export type QualifyingChampionship = InferOutput<typeof qualifyingChampionship>;

/**
 * The answer of `/api/championships/{year}/constructor/round`: points and position after each round so far. No teams
 * before 1958.
 */
export const constructorPoints = object({
  year: season,
  /** All rounds of the calendar. */
  rounds: array(seasonRound),
  /** The lines of the season's table, in its order. */
  teams: array(
    object({
      team_id: teamId,
      team_name: string(),
      /** Null unless the season's table lists the team with several engines. */
      engine: nullable(string()),
      /** Null before the first entry, 0 from then on; less than in the round before if points were deducted. */
      points: array(nullable(points)),
      /** Null if the standings did not list the team. */
      positions: array(nullable(position)),
    }),
  ),
});
export type ConstructorPoints = InferOutput<typeof constructorPoints>;
