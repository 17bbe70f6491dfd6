import {
  array,
  type InferOutput,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  tuple,
} from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, position, season } from "./values.ts";

/*
 * Ratings by the rank-ordered logit model (docs/method.md). A rating is in units of the model: 0 is the mean of all
 * drivers, or teams, and a difference d means odds of e^d to finish ahead in a race. Intervals contain 89 per cent.
 */

/** A share or probability. */
const share = pipe(number(), minValue(0), maxValue(1));

/** An all-time rating, with privateers counted in one of two ways. */
const allTimeRating = object({
  /** Rank by rating. */
  rank: position,
  /** The interval of the rank, and its median. */
  rank_low: position,
  rank_middle: position,
  rank_high: position,
  rating: number(),
  /** The standard deviation of the rating. */
  deviation: pipe(number(), minValue(0)),
  /** The probability of being the best of all listed. */
  best: share,
});

/** A driver with at least 30 classified starts. */
const driverRating = object({
  driver_id: driverId,
  driver_name: string(),
  country: string(),
  first_year: season,
  last_year: season,
  /** Classified starts. */
  starts: count,
  /** With all cars of a team as one car. */
  by_team: allTimeRating,
  /** With each entrant's cars as a car of their own, which separates privateers from the works team. */
  by_entrant: allTimeRating,
});
export type DriverRating = InferOutput<typeof driverRating>;
export const driverRatings = array(driverRating);

/** A team with at least 30 classified cars. */
const teamRating = object({
  team_id: teamId,
  team_name: string(),
  country: string(),
  first_year: season,
  last_year: season,
  /** Classified cars. */
  starts: count,
  ...allTimeRating.entries,
});
export type TeamRating = InferOutput<typeof teamRating>;
export const teamRatings = array(teamRating);

const interval = { rating: number(), low: number(), high: number() };

/** A driver's season with a team, and the car's rating in it; several rows for a season with several teams. */
const driverSeasonRating = object({
  year: season,
  team_id: teamId,
  team_name: string(),
  ...interval,
  /** The team's. */
  car: number(),
  car_low: number(),
  car_high: number(),
});
export type DriverSeasonRating = InferOutput<typeof driverSeasonRating>;
export const driverSeasonRatings = array(driverSeasonRating);

/** A team's season. */
const teamSeasonRating = object({ year: season, ...interval });
export const teamSeasonRatings = array(teamSeasonRating);

/** A driver's rating among those of one season, best first. */
const seasonDriverRating = object({
  driver_id: driverId,
  driver_name: string(),
  ...driverSeasonRating.entries,
});
export type SeasonDriverRating = InferOutput<typeof seasonDriverRating>;
export const seasonDriverRatings = array(seasonDriverRating);

/** A team's rating among those of one season, best first. */
const seasonTeamRating = object({
  team_id: teamId,
  team_name: string(),
  ...teamSeasonRating.entries,
});
export type SeasonTeamRating = InferOutput<typeof seasonTeamRating>;
export const seasonTeamRatings = array(seasonTeamRating);

/** The car's share in the differences within a field, with privateers counted in one way. */
const carShare = object({
  share: share,
  low: share,
  high: share,
  /** Standard deviations of cars and of drivers within a field. */
  car: pipe(number(), minValue(0)),
  driver: pipe(number(), minValue(0)),
});

/** A decade or a season. */
const ratingEra = object({
  from: season,
  to: season,
  races: count,
  by_team: carShare,
  by_entrant: carShare,
});
export type RatingEra = InferOutput<typeof ratingEra>;

/** The answer of `/api/ratings/eras`: the car's share by decade and season, and the data behind the model. */
export const ratingEras = object({
  /** Numbers of Grands Prix and classified cars. */
  races: count,
  results: count,
  /**
   * Standard deviations of the four kinds of effects, and the car's share derived from them; null for an archive
   * without ratings.
   */
  model: nullable(
    object({
      driver: number(),
      driver_season: number(),
      team: number(),
      team_season: number(),
      car_share: share,
    }),
  ),
  decades: array(ratingEra),
  years: array(ratingEra),
});
export type RatingEras = InferOutput<typeof ratingEras>;

/** Two drivers compared, with privateers counted in one way. */
const sameCar = object({
  /** The probability that the first is the better driver. */
  better: share,
  /** The probability that the first finishes ahead in a race in equal cars, both classified. */
  ahead: share,
  /** Between these that probability lies with 89%, by how well both ratings are known. */
  ahead_low: share,
  ahead_high: share,
});

/** A link between two teammates. */
const chainStep = object({
  driver_id: driverId,
  driver_name: string(),
  mate_id: driverId,
  mate_name: string(),
  /** Grands Prix of both in one team, and those in which both were classified. */
  races: count,
  classified: count,
  teams: array(object({ team_id: teamId, team_name: string(), from: season, to: season, races: count })),
});

/** The answer about two drivers in the same car. */
export const ratingPair = object({
  driver_id: driverId,
  driver_name: string(),
  other_id: driverId,
  other_name: string(),
  /** Null unless both are rated. */
  by_team: nullable(sameCar),
  by_entrant: nullable(sameCar),
  /** The chain of teammates from the first to the other; null if there is none. */
  chain: nullable(array(chainStep)),
});
export type RatingPair = InferOutput<typeof ratingPair>;

/** The posterior of all rated drivers, with privateers counted in one way. */
const posterior = object({
  drivers: array(driverId),
  means: array(number()),
  /** For each driver, covariances with all previous drivers and itself, in thousandths. */
  covariances: array(array(number())),
});

/** The input for comparing two drivers: the posterior of the ratings, and the graph of teammates. */
export const ratingFacts = object({
  /** Id and name of all drivers and teams in the links; numbers in links are indices into these lists. */
  drivers: array(tuple([driverId, string()])),
  teams: array(tuple([teamId, string()])),
  /** Two drivers, their team, first and last season, races of both, and races in which both were classified. */
  links: array(tuple([count, count, count, season, season, count, count])),
  by_team: posterior,
  by_entrant: posterior,
});
export type RatingFacts = InferOutput<typeof ratingFacts>;
