import { array, boolean, type InferOutput, nullable, number, object, picklist, string, tuple } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, points, position, round, season } from "./values.ts";

/** A round as a column of a season's tables and charts; cells below stand in the order of these rounds. */
const seasonRound = object({ round, race_name: string(), country: string(), sprint: boolean() });

/** A driver as a line of a season's tables and charts. */
const seasonDriver = {
  driver_id: driverId,
  driver_name: string(),
  /** Three letters; null where none is recorded. */
  code: nullable(string()),
  /** The team of the driver's last race of the season; null when there is none. */
  team_id: nullable(teamId),
};

/** The answer of `/api/championships/{year}/driver/points`: cumulative counted points after each round run. */
export const driverPoints = object({
  year: season,
  rounds: array(seasonRound),
  /** In the order of the table; a list is as long as the rounds run, null before the driver's first appearance. */
  drivers: array(object({ ...seasonDriver, points: array(nullable(points)) })),
});
export type DriverPoints = InferOutput<typeof driverPoints>;

/** The answer of `/api/championships/{year}/driver/details`: who the season's drivers are, and their season. */
export const driverDetails = object({
  year: season,
  drivers: array(
    object({
      ...seasonDriver,
      number: nullable(string()),
      country: string(),
      position: nullable(position),
      /** Counted points. */
      points,
      /** All points scored; more than `points` where results were dropped. */
      gross_points: points,
      /** Places gained (positive) or lost in the table since the round before; null after the first. */
      change: nullable(number()),
      /** Teams in race order, each with the rounds raced for it. */
      teams: array(object({ team_id: teamId, team_name: string(), rounds: array(round) })),
      /** How often each finishing place was reached, by place from 1. */
      finishes: array(count),
      /** Final positions still possible in a running season, best and worst; null once it is over. */
      possible: nullable(tuple([position, position])),
    }),
  ),
});
export type DriverDetails = InferOutput<typeof driverDetails>;

/**
 * A driver's race as a cell: finishing place (null when not classified), status, grid slot, points, and marks:
 * `P` pole, `F` fastest lap; then the sprint's place and points, both null without a sprint.
 */
const raceCell = tuple([
  nullable(position),
  string(),
  nullable(position),
  points,
  string(),
  nullable(position),
  nullable(points),
]);

/** The answer of `/api/championships/{year}/driver/race-details`: every driver's every race of a season. */
export const driverRaceDetails = object({
  year: season,
  rounds: array(seasonRound),
  drivers: array(
    object({
      ...seasonDriver,
      /** One a round run; null where the driver was not entered. */
      races: array(nullable(raceCell)),
    }),
  ),
});
export type DriverRaceDetails = InferOutput<typeof driverRaceDetails>;

/** The answer of `/api/championships/{year}/qualifying/teammate-head-to-head`: every pair of a season. */
export const qualifyingTeammates = object({
  year: season,
  pairs: array(
    object({
      team_id: teamId,
      team_name: string(),
      drivers: tuple([object(seasonDriver), object(seasonDriver)]),
      /** How often the first and the second was faster. */
      faster: tuple([count, count]),
      sessions: array(
        object({
          round,
          session_type: picklist(["Q", "SQ"]),
          /** What was compared; null when the session is left out. */
          segment: nullable(picklist(["Q1", "Q2", "Q3", "time", "sum"])),
          /** First minus second in seconds; null when left out. */
          gap: nullable(number()),
          /** In per cent of the faster time; null when left out. */
          gap_percent: nullable(number()),
          /** Why it does not count; null when it does. */
          left_out: nullable(string()),
        }),
      ),
    }),
  ),
});
export type QualifyingTeammates = InferOutput<typeof qualifyingTeammates>;

/** The answer of `/api/championships/{year}/qualifying/championship`: a table as if qualifying gave the points. */
export const qualifyingChampionship = object({
  year: season,
  rounds: array(seasonRound),
  /** The rule in a sentence: which session, which points for which place. */
  rule: string(),
  drivers: array(
    object({
      ...seasonDriver,
      position,
      points,
      /** Place in each round's qualifying; null when not placed. */
      places: array(nullable(position)),
    }),
  ),
});
export type QualifyingChampionship = InferOutput<typeof qualifyingChampionship>;

/** The answer of `/api/championships/{year}/constructor/round`: points and place after each round run. */
export const constructorRounds = object({
  year: season,
  rounds: array(seasonRound),
  teams: array(
    object({
      team_id: teamId,
      team_name: string(),
      /** Named only where the season's table tells a team's engines apart; null otherwise. */
      engine: nullable(string()),
      points: array(nullable(points)),
      positions: array(nullable(position)),
    }),
  ),
});
export type ConstructorRounds = InferOutput<typeof constructorRounds>;
