import {
  array,
  type InferOutput,
  number,
  object,
  parse,
  pipe,
  readonly,
  record,
  string,
  tuple,
} from "valibot";
import {
  type CarShare,
  carShares,
  rankCareers,
  type RankedCareer,
} from "#archive/analysis/ratings/posterior-draws.ts";
import { rounded } from "#archive/analysis/arithmetic.ts";
import { carShare, fitRatings, type FittedRatings } from "#archive/analysis/ratings/fit-ratings.ts";
import { rowOf } from "#archive/analysis/ratings/matrix.ts";
import { type RatingsModel, ratingsModel, seasonTotals } from "#archive/analysis/ratings/ratings-model.ts";
import { finishingOrders } from "../derive/model-inputs.ts";
import { defineModel } from "./model.ts";
import type { DatabaseSync } from "node:sqlite";

/** Who has fewer classified results is in no list of all time. */
const leastStarts = 30;

/** Without about all of history there is no all-time rating. */
const leastRaces = 1000;

const inputSchema = array(
  object({ year: number(), cars: pipe(array(object({ driver: string(), team: string() })), readonly()) }),
);

const interval = object({ low: number(), middle: number(), high: number() });

const career = object({
  id: string(),
  starts: number(),
  mean: number(),
  deviation: number(),
  rank: interval,
  best: number(),
});

/** Year, mean and standard deviation of career and season together. */
const seasons = record(string(), array(tuple([number(), number(), number()])));

const share = object({
  from: number(),
  to: number(),
  races: number(),
  share: interval,
  car: number(),
  driver: number(),
});

const resultSchema = object({
  races: number(),
  results: number(),
  deviations: object({ driver: number(), driverSeason: number(), team: number(), teamSeason: number() }),
  carShare: number(),
  drivers: array(career),
  teams: array(career),
  /** For each listed driver, covariances with those before and with itself, in thousandths. */
  covariances: array(array(number())),
  driverSeasons: seasons,
  teamSeasons: seasons,
  decades: array(share),
  years: array(share),
});

export type RatingsResult = InferOutput<typeof resultSchema>;

/**
 * Driver and team ratings of all of history by the rank-ordered logit model (docs/method.md), counted twice: `by_team`
 * all cars of a team are one, `by_entrant` a privateer's cars are apart from the works team's.
 */
export const ratings = defineModel({
  name: "ratings",
  version: 1,
  input: inputSchema,
  result: resultSchema,
  inputs(db) {
    const orders = finishingOrders(db);
    if (orders.length < leastRaces) return new Map();
    return new Map([
      ["by_team", orders],
      ["by_entrant", finishingOrders(db, { cars: "entrant" })],
    ]);
  },
  compute(orders, onProgress) {
    const model = ratingsModel(orders);
    const fit = fitRatings(model, (done) => onProgress(done * 0.9));
    const drivers = rankCareers("drivers", model, fit, leastStarts);
    const teams = rankCareers("teams", model, fit, leastStarts);
    onProgress(0.95);
    const years = model.seasons.map(({ year }) => ({ from: year, to: year }));
    return {
      races: orders.length,
      results: orders.reduce((sum, { cars }) => sum + cars.length, 0),
      deviations: {
        driver: rounded(fit.deviations.driver, 3),
        driverSeason: rounded(fit.deviations.driverSeason, 3),
        team: rounded(fit.deviations.team, 3),
        teamSeason: rounded(fit.deviations.teamSeason, 3),
      },
      carShare: rounded(carShare(fit.deviations), 3),
      drivers: drivers.map(careerOf),
      teams: teams.map(careerOf),
      covariances: covariancesOf(drivers, fit),
      driverSeasons: seasonsOf("drivers", model, fit),
      teamSeasons: seasonsOf("teams", model, fit),
      decades: carShares(model, fit, decadesOf(years)).map(shareOf),
      years: carShares(model, fit, years).map(shareOf),
    };
  },
});

type Span = { from: number; to: number };

/** From the first decade's first year to the last one's last year that was raced. */
function decadesOf(years: ReadonlyArray<Span>): Array<Span> {
  const byDecade = Map.groupBy(years, ({ from }) => Math.floor(from / 10));
  return [...byDecade.values()].map((ofDecade) => ({
    from: ofDecade[0]?.from ?? 0,
    to: ofDecade.at(-1)?.to ?? 0,
  }));
}

function careerOf({ id, starts, mean, deviation, rank, best }: RankedCareer) {
  return {
    id,
    starts,
    mean: rounded(mean, 3),
    deviation: rounded(deviation, 3),
    rank,
    best: rounded(best, 3),
  };
}

function shareOf({ share: of, car, driver, ...span }: CarShare) {
  return {
    ...span,
    share: { low: rounded(of.low, 3), middle: rounded(of.middle, 3), high: rounded(of.high, 3) },
    car: rounded(car, 3),
    driver: rounded(driver, 3),
  };
}

function covariancesOf(drivers: ReadonlyArray<RankedCareer>, { variances }: FittedRatings) {
  return drivers.map(({ place }, index) => {
    const row = rowOf(variances.careerCovariance, place);
    return drivers.slice(0, index + 1).map((other) => Math.round(1000 * (row[other.place] ?? 0)));
  });
}

function seasonsOf(kind: "drivers" | "teams", model: RatingsModel, { effects, variances }: FittedRatings) {
  const byId = new Map<string, Array<[number, number, number]>>();
  for (const [index, season] of model.seasons.entries()) {
    const own = effects.seasons[index] ?? new Float64Array(0);
    const totals = seasonTotals(season, effects.careers, own);
    const first = kind === "drivers" ? 0 : season.drivers.length;
    for (const [at, id] of season[kind].entries()) {
      const deviation = Math.sqrt(variances.totals[index]?.[first + at] ?? 0);
      const list = byId.get(id) ?? [];
      list.push([season.year, rounded(totals[first + at] ?? 0, 3), rounded(deviation, 3)]);
      byId.set(id, list);
    }
  }
  return Object.fromEntries([...byId].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A team's drivers in one Grand Prix, and whether each was classified (1 or 0). */
const teamInRace = tuple([number(), string(), array(tuple([string(), number()]))]);

/** Two drivers of one team: ids in order, the team, first and last season, races of both, and classified in both. */
const teammateLink = tuple([string(), string(), string(), number(), number(), number(), number()]);

type TeammateLink = InferOutput<typeof teammateLink>;

const resultRows = array(
  object({ race_id: number(), year: number(), team_id: string(), driver_id: string(), classified: number() }),
);

/**
 * Who was whose teammate in all of history's Grands Prix (the Indianapolis 500 is left out, as in ratings), team by
 * team. It takes no time, but the starter archive lacks the results that it is counted from.
 */
export const teammates = defineModel({
  name: "teammates",
  version: 1,
  input: array(teamInRace),
  result: array(teammateLink),
  inputs(db) {
    const { races, teams } = teamsInRaces(db);
    return races < leastRaces ? new Map() : new Map([["all", teams]]);
  },
  compute(teams) {
    type Link = { from: number; to: number; races: number; classified: number };
    const links = new Map<string, Link>();
    for (const [year, team, drivers] of teams) {
      for (const [place, [one, oneFinished]] of drivers.entries()) {
        for (const [other, otherFinished] of drivers.slice(place + 1)) {
          const key = [one, other, team].join(" ");
          const link = links.get(key) ?? { from: year, to: year, races: 0, classified: 0 };
          links.set(key, {
            from: link.from,
            to: year,
            races: link.races + 1,
            classified: link.classified + oneFinished * otherFinished,
          });
        }
      }
    }
    return [...links]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { from, to, races, classified }]): TeammateLink => {
        const [one = "", other = "", team = ""] = key.split(" ");
        return [one, other, team, from, to, races, classified];
      });
  },
});

function teamsInRaces(db: DatabaseSync) {
  const rows = db.prepare(`
    SELECT race_id, year, team_id, driver_id, max(position IS NOT NULL) AS classified
    FROM result JOIN race ON race.id = race_id
    WHERE session = 'R' AND grand_prix_id <> 'indianapolis'
    GROUP BY year, round, team_id, driver_id ORDER BY year, round, team_id, driver_id`);
  const lines = parse(resultRows, rows.all());
  const groups = Map.groupBy(lines, ({ race_id, team_id }) => `${race_id} ${team_id}`);
  return {
    races: new Set(lines.map(({ race_id }) => race_id)).size,
    teams: [...groups.values()].flatMap((ofTeam): Array<[number, string, Array<[string, number]>]> => {
      const [first] = ofTeam;
      if (first === undefined || ofTeam.length < 2) return [];
      return [
        [first.year, first.team_id, ofTeam.map(({ driver_id, classified }) => [driver_id, classified])],
      ];
    }),
  };
}
