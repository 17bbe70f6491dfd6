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
 * drivers, or teams, and a difference d means odds of e^d to finish ahead in a race. Intervals hold 89 per cent.
 */

/** A share or a chance. */
const share = pipe(number(), minValue(0), maxValue(1));

/** Where a driver or a team stands of all time, counting privateers in one of two ways. */
const allTimeRating = object({
  /** The place by rating. */
  rank: position,
  /** The interval of the rank, and its median. */
  rank_low: position,
  rank_middle: position,
  rank_high: position,
  rating: number(),
  /** The standard deviation of the rating. */
  deviation: pipe(number(), minValue(0)),
  /** The chance of being the best of all listed. */
  best: share,
});

/** A driver of at least 30 classified starts. */
const driverRating = object({
  driver_id: driverId,
  driver_name: string(),
  country: string(),
  first_year: season,
  last_year: season,
  /** Classified starts. */
  starts: count,
  /** All cars of a team are one car. */
  by_team: allTimeRating,
  /** The cars of each entrant are a car of their own, so that a privateer's are apart from the works team's. */
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

/** A driver among those of one season, best first. */
const seasonDriverRating = object({
  driver_id: driverId,
  driver_name: string(),
  ...driverSeasonRating.entries,
});
export type SeasonDriverRating = InferOutput<typeof seasonDriverRating>;
export const seasonDriverRatings = array(seasonDriverRating);

/** A team among those of one season, best first. */
const seasonTeamRating = object({
  team_id: teamId,
  team_name: string(),
  ...teamSeasonRating.entries,
});
export type SeasonTeamRating = InferOutput<typeof seasonTeamRating>;
export const seasonTeamRatings = array(seasonTeamRating);

/** How much of the differences within a field was the car, in one way of counting. */
const carShare = object({
  share: share,
  low: share,
  high: share,
  /** The standard deviations of cars, and of drivers, within a field. */
  car: pipe(number(), minValue(0)),
  driver: pipe(number(), minValue(0)),
});

/** The seasons of a decade, or one season. */
const ratingEra = object({
  from: season,
  to: season,
  races: count,
  by_team: carShare,
  by_entrant: carShare,
});
export type RatingEra = InferOutput<typeof ratingEra>;

/** The answer of `/api/ratings/eras`: the car's share by decade and by season, and what the model rests on. */
export const ratingEras = object({
  /** Grands Prix, and classified cars. */
  races: count,
  results: count,
  /**
   * The standard deviations of the four kinds of effects, and the car's share that follows from them; null in an archive
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

/** One way of counting, for two drivers. */
const sameCar = object({
  /** The chance that the first is the better driver. */
  better: share,
  /** The chance that the first finishes ahead in a race in equal cars, both classified. */
  ahead: share,
});

/** A step between two teammates. */
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
  /** Null unless both are among the drivers of all time. */
  by_team: nullable(sameCar),
  by_entrant: nullable(sameCar),
  /** The chain of teammates from the first to the other; null where there is none. */
  chain: nullable(array(chainStep)),
});
export type RatingPair = InferOutput<typeof ratingPair>;

/** The listed drivers in one way of counting. */
const posterior = object({
  drivers: array(driverId),
  means: array(number()),
  /** For each driver, the covariances with those before and with itself, in thousandths. */
  covariances: array(array(number())),
});

/** What two drivers are compared by: the posterior of the ratings, and who was whose teammate. */
export const ratingFacts = object({
  /** Id and name of all drivers and teams of the links; a number in a link is a place in these lists. */
  drivers: array(tuple([driverId, string()])),
  teams: array(tuple([teamId, string()])),
  /** Two drivers, their team, first and last season, races of both, and races in which both were classified. */
  links: array(tuple([count, count, count, season, season, count, count])),
  by_team: posterior,
  by_entrant: posterior,
});
export type RatingFacts = InferOutput<typeof ratingFacts>;
