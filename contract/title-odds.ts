import {
  array,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from "valibot";
import { driverId, teamId } from "./ids.ts";
import { seasonRound } from "./standings.ts";
import { count, day, round, season } from "./values.ts";

// Title chances by the model of docs/method.md, "Title chances". No chance is an odds format: all are shares.

/**
 * A chance in thousandths: the share of simulated seasons that ended so. 1000 only where arithmetic leaves nobody else,
 * 0 where it was possible and came about in no simulation.
 */
const chance = pipe(number(), integer(), minValue(0), maxValue(1000));

/** Chances before the first round and after each one that was run; null where it was impossible by arithmetic. */
const chances = array(nullable(chance));

const odds = {
  year: season,
  /** All rounds of the calendar; a chance list begins before the first of them. */
  rounds: array(seasonRound),
  /** How many seasons were simulated for each figure. */
  simulations: count,
  /** The round after which nobody else could be champion, and its day; null while that is open. */
  decided: nullable(object({ round, date: day })),
};

/** The answer of `/api/championships/{year}/odds`: the chances of the drivers' title. No drivers where there are none. */
export const driverOdds = object({
  ...odds,
  /** Who ever had a chance of 1 per cent, by the last chance, then by the highest. */
  drivers: array(
    object({
      driver_id: driverId,
      driver_name: string(),
      /** Three letters; null where none is recorded. */
      code: nullable(string()),
      /** The team of the driver's last race of the season. */
      team_id: nullable(teamId),
      chances,
    }),
  ),
});
export type DriverOdds = InferOutput<typeof driverOdds>;

/** The answer of `/api/championships/{year}/constructor/odds`: the chances of the constructors' title, from 1958 on. */
export const constructorOdds = object({
  ...odds,
  /** As with drivers. */
  teams: array(
    object({
      team_id: teamId,
      team_name: string(),
      /** Null unless the season's constructors' table lists the team with several engines. */
      engine: nullable(string()),
      chances,
    }),
  ),
});
export type ConstructorOdds = InferOutput<typeof constructorOdds>;

/** The mean multi-class Brier score of so many rounds, from 0 (best) to 2. */
const score = {
  rounds: count,
  brier: number(),
  /** The same of "the leader, as often as leaders won"; null before the first round, when nobody leads. */
  baseline: nullable(number()),
};

const reportCard = object({
  championship: picklist(["drivers", "constructors"]),
  /** Seasons that are over. */
  seasons: object({ first: season, last: season }),
  all: object(score),
  /** Seasons on which the model's settings were chosen, and those that were not looked at before. */
  chosen_on: object(score),
  untouched: object(score),
  before_first_round: object(score),
  decades: array(object({ decade: season, ...score })),
  /** Chances between two bounds (shares): how many, their mean, and the share of them that came true. */
  bins: array(object({ from: number(), to: number(), count, said: number(), happened: number() })),
});
export type TitleOddsReport = InferOutput<typeof reportCard>;

/** The answer of `/api/title-odds/report-card`: how good the chances of both titles were. Empty where the archive has none. */
export const titleOddsReport = array(reportCard);

const changed = object({ driver_id: driverId, driver_name: string(), before: chance, after: chance });

/** The answer of `/api/title-odds/swings`: the rounds that changed the chances of the drivers' title most, greatest first. */
export const titleSwings = array(
  object({
    year: season,
    round,
    race_name: string(),
    /** The circuit's country. */
    country: string(),
    /** How much of the title changed hands, in thousandths: half the sum of all changes. */
    moved: chance,
    /** Who gained most, and who lost most. */
    gained: changed,
    lost: changed,
    /** Who became champion; null while the season runs. */
    champion: nullable(string()),
  }),
);
export type TitleSwing = InferOutput<typeof titleSwings>[number];
