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

// Title chances by the model of docs/method.md, "Title chances": probabilities, not betting odds.

/**
 * A chance in thousandths: the share of simulated seasons. 1000 only if the title is mathematically decided, 0 if it
 * was possible but happened in no simulation.
 */
const chance = pipe(number(), integer(), minValue(0), maxValue(1000));

/** Chances before the first round and after each round so far; null if mathematically impossible. */
const chances = array(nullable(chance));

const odds = {
  year: season,
  /** All rounds of the calendar; lists of chances begin before the first. */
  rounds: array(seasonRound),
  /** Simulated seasons per figure. */
  simulations: count,
  /** The round that decided the title mathematically, and its date; null while it is open. */
  decided: nullable(object({ round, date: day })),
};

/** The answer of `/api/championships/{year}/odds`: drivers' title chances. No drivers if there are none. */
export const driverOdds = object({
  ...odds,
  /** Drivers who ever had a chance of 1 per cent, by the last chance, then by the highest. */
  drivers: array(
    object({
      driver_id: driverId,
      driver_name: string(),
      /** Three letters; null if there is none. */
      code: nullable(string()),
      /** The team of the driver's last race of the season. */
      team_id: nullable(teamId),
      chances,
    }),
  ),
});
export type DriverOdds = InferOutput<typeof driverOdds>;

/** The answer of `/api/championships/{year}/constructor/odds`: constructors' title chances, from 1958 on. */
export const constructorOdds = object({
  ...odds,
  /** As for drivers. */
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

/** The mean multi-class Brier score over a number of rounds, from 0 (best) to 2. */
const score = {
  rounds: count,
  brier: number(),
  /** The score of "the leader, as often as leaders won"; null before the first round, when nobody leads. */
  baseline: nullable(number()),
};

const reportCard = object({
  championship: picklist(["drivers", "constructors"]),
  /** Seasons that are over. */
  seasons: object({ first: season, last: season }),
  all: object(score),
  /** Seasons on which the model's settings were chosen, and held-out seasons. */
  chosen_on: object(score),
  untouched: object(score),
  before_first_round: object(score),
  decades: array(object({ decade: season, ...score })),
  /** Chances between two bounds (shares): how many, their mean, and the share of them that came true. */
  bins: array(object({ from: number(), to: number(), count, said: number(), happened: number() })),
});
export type TitleOddsReport = InferOutput<typeof reportCard>;

/**
 * The answer of `/api/title-odds/report-card`: how accurate the chances of both titles were. Empty if there are none.
 */
export const titleOddsReport = array(reportCard);

const changed = object({
  driver_id: driverId,
  driver_name: string(),
  /** The team of the driver's last race of the season. */
  team_id: nullable(teamId),
  before: chance,
  after: chance,
});

/** The answer of `/api/title-odds/swings`: the rounds that changed the drivers' title chances most, largest first. */
export const titleSwings = array(
  object({
    year: season,
    round,
    race_name: string(),
    /** The circuit's country. */
    country: string(),
    /** The total change in thousandths: half the sum of all absolute changes. */
    moved: chance,
    /** The largest gain and the largest loss. */
    gained: changed,
    lost: changed,
    /** The champion; null while the season is running. */
    champion: nullable(string()),
  }),
);
export type TitleSwing = InferOutput<typeof titleSwings>[number];
