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

// By-round standings of a season. Every answer is empty (no rounds, no lines) where the archive holds no detail of
// the season (see `/api/archive`: coverage of `round_standings`, `race` and `qualifying`).

/** A round as a column of a season's tables and charts; cells are in the order of these rounds. */
export const seasonRound = object({
  round,
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  /** Whether the weekend has a sprint. */
  sprint: boolean(),
});
export type SeasonRound = InferOutput<typeof seasonRound>;

/** A driver as a line of a season's tables and charts. */
const seasonDriver = {
  driver_id: driverId,
  driver_name: string(),
  /** Three letters; null where none is recorded. */
  code: nullable(string()),
  /** The team of the driver's last race of the season; null when there is none. */
  team_id: nullable(teamId),
};

/** A team a driver was entered for, and in which rounds; in two of one round where cars were shared. */
const stint = {
  team_id: teamId,
  team_name: string(),
  /** Null unless the season's constructors' table lists the team with several engines. */
  engine: nullable(string()),
  rounds: array(round),
};

/**
 * The answer of `/api/championships/{year}/driver/points`: cumulative counted points and place after each round run,
 * as the table stood then. Lists are as long as the rounds run, which may be fewer than `rounds`.
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
      /** Null where the table did not list the driver. */
      positions: array(nullable(position)),
    }),
  ),
});
export type DriverPoints = InferOutput<typeof driverPoints>;

/** The answer of `/api/championships/{year}/driver/details`: every driver who was entered, with the season's results. */
export const driverDetails = object({
  year: season,
  /** In the order of the table, then those it does not list, in the order of their first entry. */
  drivers: array(
    object({
      ...seasonDriver,
      /** The car's number at the driver's last entry; null where none is recorded. */
      number: nullable(string()),
      /** Nationality, for example "Netherlands". */
      country: string(),
      position: nullable(position),
      /** Counted points. */
      points,
      /** All points scored; more than `points` where results were dropped. */
      gross_points: points,
      /** Teams in the order of their first round, each with the points scored for it (dropped ones too). */
      teams: array(object({ ...stint, points })),
      /** How many Grands Prix were finished in each place, from the first place on, as far as the best and worst go. */
      finishes: array(count),
    }),
  ),
});
export type DriverDetails = InferOutput<typeof driverDetails>;

/** A result's position in the classification, or its position text without one. */
const classified = union([position, picklist(["DNF", "NC", "DSQ", "EX", "DNS", "DNQ", "DNPQ", "DNP"])]);
export type Classified = InferOutput<typeof classified>;

/**
 * A driver's Grand Prix as a cell: place, status (as in results: `Finished`, `+1 Lap`, the reason for retirement …),
 * grid slot, points of the race, and marks (`P` grid slot 1, `F` fastest lap, `PF` both); then the sprint's place and
 * points, both null where the driver ran no sprint. Of two cars in one race the better counts, with the points of both.
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

/** The answer of `/api/championships/{year}/driver/race-details`: every driver's every Grand Prix of a season. */
export const driverRaceDetails = object({
  year: season,
  rounds: array(seasonRound),
  /** In the order of `driverDetails`. */
  drivers: array(
    object({
      ...seasonDriver,
      teams: array(object(stint)),
      /** One for each round run; null where the driver was not entered. */
      races: array(nullable(raceCell)),
    }),
  ),
});
export type DriverRaceDetails = InferOutput<typeof driverRaceDetails>;

/**
 * Two teammates in one qualifying (`Q`) or sprint qualifying (`SQ`): round, session, what was compared, the gap in
 * seconds (first driver minus second: negative when the first was faster), the gap in per cent of the faster time,
 * and why the session does not count. Either the last is null, or the three before it are (docs/method.md).
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
  /** Whom the pairs name, in the order of the season's table. */
  drivers: array(object(seasonDriver)),
  /** Teams with a pair, by name. */
  teams: array(
    object({
      team_id: teamId,
      team_name: string(),
      pairs: array(
        object({
          /** Who is higher in the season's table comes first. */
          drivers: tuple([driverId, driverId]),
          /** Every session that both took part in for the team, in order. */
          sessions: array(pairSession),
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
  /** The drivers with a position in any qualifying, in the table's order. */
  drivers: array(
    object({
      ...seasonDriver,
      position,
      points,
      /** Place in each qualifying of the rounds run; null when not placed. */
      places: array(nullable(position)),
    }),
  ),
});
export type QualifyingChampionship = InferOutput<typeof qualifyingChampionship>;

/**
 * The answer of `/api/championships/{year}/constructor/round`: points and place after each round run, as the table
 * stood then. No teams before 1958.
 */
export const constructorRounds = object({
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
      /** Null before the first entry, 0 from then on; less than the round before where points were taken away. */
      points: array(nullable(points)),
      /** Null where the table did not place the team. */
      positions: array(nullable(position)),
    }),
  ),
});
export type ConstructorRounds = InferOutput<typeof constructorRounds>;
