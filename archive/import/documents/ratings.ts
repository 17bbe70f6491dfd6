import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { rounded } from "#archive/analysis/arithmetic.ts";
import { deviationsOf89 } from "#archive/analysis/ratings/posterior-draws.ts";
import { paths } from "#contract/endpoints.ts";
import {
  driverRatings,
  driverSeasonRatings,
  ratingEras,
  ratingFacts,
  seasonDriverRatings,
  seasonTeamRatings,
  teamRatings,
  teamSeasonRatings,
} from "#contract/ratings.ts";
import { ratings, type RatingsResult, teammates } from "../models/ratings.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";

/** The answers about ratings; none where the archive has none. */
export function* ratingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const results = ratings.results(db);
  const byTeam = results.get("by_team");
  const byEntrant = results.get("by_entrant");
  if (byTeam === undefined || byEntrant === undefined) return;
  const drivers = entitiesOf(db, "driver");
  const teams = entitiesOf(db, "team");
  yield apiDocument(paths.ratingDrivers(), driverRatings, allDrivers(byTeam, byEntrant, drivers));
  yield apiDocument(paths.ratingTeams(), teamRatings, allTeams(byTeam, teams));
  yield apiDocument(paths.ratingEras(), ratingEras, erasOf(byTeam, byEntrant));
  yield apiDocument(paths.ratingFacts(), ratingFacts, factsOf(db, byTeam, byEntrant, drivers, teams));
  yield* seasonDocuments(db, byTeam, drivers, teams);
}

type Entity = { name: string; country: string; first_year: number | null; last_year: number | null };
type Entities = ReadonlyMap<string, Entity>;

const entityRows = array(
  object({
    id: string(),
    name: string(),
    country: string(),
    first_year: nullable(number()),
    last_year: nullable(number()),
  }),
);

function entitiesOf(db: DatabaseSync, table: "driver" | "team"): Entities {
  const query = `
    SELECT own.id AS id, own.name AS name, country.name AS country, first_year, last_year
    FROM ${table} AS own JOIN country ON country.id = country_id`;
  return new Map(parse(entityRows, db.prepare(query).all()).map(({ id, ...entity }) => [id, entity]));
}

type Career = RatingsResult["drivers"][number];

function allTimeOf({ mean, deviation, rank, best }: Career, place: number) {
  return {
    rank: place + 1,
    rank_low: rank.low,
    rank_middle: rank.middle,
    rank_high: rank.high,
    rating: mean,
    deviation,
    best,
  };
}

function allDrivers(byTeam: RatingsResult, byEntrant: RatingsResult, drivers: Entities) {
  const entrantPlaces = new Map(byEntrant.drivers.map(({ id }, place) => [id, place]));
  return byTeam.drivers.flatMap((career, place) => {
    const driver = drivers.get(career.id);
    const entrantPlace = entrantPlaces.get(career.id) ?? -1;
    const asEntrant = byEntrant.drivers[entrantPlace];
    if (driver === undefined || asEntrant === undefined) return [];
    return [
      {
        driver_id: career.id,
        driver_name: driver.name,
        country: driver.country,
        first_year: driver.first_year,
        last_year: driver.last_year,
        starts: career.starts,
        by_team: allTimeOf(career, place),
        by_entrant: allTimeOf(asEntrant, entrantPlace),
      },
    ];
  });
}

function allTeams(byTeam: RatingsResult, teams: Entities) {
  return byTeam.teams.flatMap((career, place) => {
    const team = teams.get(career.id);
    if (team === undefined) return [];
    return [
      {
        team_id: career.id,
        team_name: team.name,
        country: team.country,
        first_year: team.first_year,
        last_year: team.last_year,
        starts: career.starts,
        ...allTimeOf(career, place),
      },
    ];
  });
}

type Share = RatingsResult["years"][number];

function sharesOf({ share, car, driver }: Share) {
  return { share: share.middle, low: share.low, high: share.high, car, driver };
}

function bothWays(ofTeam: ReadonlyArray<Share>, ofEntrant: ReadonlyArray<Share>) {
  return ofTeam.flatMap((era, place) => {
    const asEntrant = ofEntrant[place];
    if (asEntrant === undefined) return [];
    const { from, to, races } = era;
    return [{ from, to, races, by_team: sharesOf(era), by_entrant: sharesOf(asEntrant) }];
  });
}

function erasOf(byTeam: RatingsResult, byEntrant: RatingsResult) {
  const { driver, driverSeason, team, teamSeason } = byTeam.deviations;
  return {
    races: byTeam.races,
    results: byTeam.results,
    model: {
      driver,
      driver_season: driverSeason,
      team,
      team_season: teamSeason,
      car_share: byTeam.carShare,
    },
    decades: bothWays(byTeam.decades, byEntrant.decades),
    years: bothWays(byTeam.years, byEntrant.years),
  };
}

function factsOf(
  db: DatabaseSync,
  byTeam: RatingsResult,
  byEntrant: RatingsResult,
  drivers: Entities,
  teams: Entities,
) {
  const links = teammates.results(db).get("all") ?? [];
  const driverIds = [...new Set(links.flatMap(([one, other]) => [one, other]))].toSorted();
  const teamIds = [...new Set(links.map(([, , team]) => team))].toSorted();
  const driverPlaces = new Map(driverIds.map((id, place) => [id, place]));
  const teamPlaces = new Map(teamIds.map((id, place) => [id, place]));
  return {
    drivers: driverIds.map((id) => [id, drivers.get(id)?.name ?? id]),
    teams: teamIds.map((id) => [id, teams.get(id)?.name ?? id]),
    links: links.map(([one, other, team, ...figures]) => [
      driverPlaces.get(one),
      driverPlaces.get(other),
      teamPlaces.get(team),
      ...figures,
    ]),
    by_team: posteriorOf(byTeam),
    by_entrant: posteriorOf(byEntrant),
  };
}

function posteriorOf({ drivers, covariances }: RatingsResult) {
  return { drivers: drivers.map(({ id }) => id), means: drivers.map(({ mean }) => mean), covariances };
}

/** A driver's rating in a season of an archive; null where there is none. */
export function driverSeasonRatingIn(db: DatabaseSync) {
  const byTeam = ratings.results(db).get("by_team");
  return (driver: string, year: number) =>
    byTeam === undefined ? null : ratingIn(byTeam.driverSeasons, driver, year);
}

const seatRows = array(object({ driver_id: string(), team_id: string(), year: number() }));

/** The answers about a driver's, a team's and a season's ratings by season. */
function* seasonDocuments(
  db: DatabaseSync,
  { driverSeasons, teamSeasons }: RatingsResult,
  drivers: Entities,
  teams: Entities,
): Iterable<ApiDocument> {
  const query = `
    SELECT driver_id, team_id, year FROM driver_season_team ORDER BY year, driver_id, team_order`;
  const seats = parse(seatRows, db.prepare(query).all()).flatMap(({ driver_id, team_id, year }) => {
    const own = ratingIn(driverSeasons, driver_id, year);
    const car = ratingIn(teamSeasons, team_id, year);
    const driver = drivers.get(driver_id);
    const team = teams.get(team_id);
    if (own === null || car === null || driver === undefined || team === undefined) return [];
    return [
      {
        driver_id,
        driver_name: driver.name,
        year,
        team_id,
        team_name: team.name,
        ...own,
        car: car.rating,
        car_low: car.low,
        car_high: car.high,
      },
    ];
  });
  for (const [id, ofDriver] of Map.groupBy(seats, ({ driver_id }) => driver_id))
    yield apiDocument(paths.driverRatings(id), driverSeasonRatings, ofDriver);
  for (const [year, ofYear] of Map.groupBy(seats, (seat) => seat.year)) {
    const best = ofYear.toSorted((one, other) => other.rating - one.rating);
    yield apiDocument(paths.ratingSeasonDrivers(year), seasonDriverRatings, best);
  }
  const cars = Object.entries(teamSeasons).flatMap(([team_id, seasons]) => {
    const team = teams.get(team_id);
    if (team === undefined) return [];
    return seasons.map((season) => ({
      team_id,
      team_name: team.name,
      year: season[0],
      ...intervalOf(season),
    }));
  });
  for (const [id, ofTeam] of Map.groupBy(cars, ({ team_id }) => team_id))
    yield apiDocument(paths.teamRatings(id), teamSeasonRatings, ofTeam);
  for (const [year, ofYear] of Map.groupBy(cars, (car) => car.year)) {
    const best = ofYear.toSorted((one, other) => other.rating - one.rating);
    yield apiDocument(paths.ratingSeasonTeams(year), seasonTeamRatings, best);
  }
}

function ratingIn(seasons: RatingsResult["driverSeasons"], id: string, year: number) {
  const season = seasons[id]?.find(([each]) => each === year);
  return season === undefined ? null : intervalOf(season);
}

/** The rating of a season with its 89 % interval, to three decimals. */
function intervalOf([, mean, deviation]: readonly [number, number, number]) {
  const reach = deviationsOf89 * deviation;
  return { rating: mean, low: rounded(mean - reach, 3), high: rounded(mean + reach, 3) };
}
