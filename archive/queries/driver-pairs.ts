import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, object, parse, string } from "valibot";
import { rounded } from "#archive/analysis/arithmetic.ts";
import { qualifyingGap } from "#archive/analysis/qualifying.ts";
import type { DriverSide, SideRace } from "#archive/storage/driver-side.ts";
import { unpackStream } from "#archive/storage/packed-text.ts";
import type { SharedRace } from "#contract/head-to-head.ts";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { type Versioned, versionValue } from "./version.ts";
import {
  chanceOfAhead,
  chanceOfBetter,
  rangeOfAhead,
  teammateChain,
} from "#archive/analysis/ratings/same-car.ts";
import { paths } from "#contract/endpoints.ts";
import type { RatingFacts, RatingPair } from "#contract/ratings.ts";
import { readDocument } from "./documents.ts";

/** Every Grand Prix that both drivers entered, newest first; none for a driver against themselves. */
export async function readSharedRaces(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<Array<SharedRace>>> {
  const { version, facts } = await readDriverSides(db, driver, other);
  return { version, facts: facts === null || driver === other ? [] : sharedRacesOf(...facts) };
}

function sharedRacesOf(driver: DriverSide, other: DriverSide): Array<SharedRace> {
  const ofOther = new Map(other.races.map((race) => [race.race_id, race]));
  return driver.races.flatMap((mine) => {
    const theirs = ofOther.get(mine.race_id);
    if (theirs === undefined) return [];
    const { year, round, race_name, country } = mine;
    return {
      year,
      round,
      race_name,
      country,
      driver: inRace(mine),
      other: inRace(theirs),
      ahead: aheadOf(mine, theirs),
      qualifying: gapIn(mine, theirs, [driver.name, other.name]),
    };
  });
}

/** A driver with several lines has the position of the best, with the points of all. */
function inRace({ lines }: SideRace): SharedRace["driver"] {
  const [best] = lines;
  return {
    team_name: best.team_name,
    position: best.position,
    position_text: best.position_text,
    grid_position: best.grid,
    points: lines.reduce((sum, line) => sum + line.points, 0),
  };
}

/** Two drivers who shared a car have one position: neither was ahead. */
function aheadOf({ lines: [mine] }: SideRace, { lines: [theirs] }: SideRace): SharedRace["ahead"] {
  if (mine.position !== null && mine.position === theirs.position) return null;
  return mine.display_order < theirs.display_order ? "driver" : "other";
}

function gapIn(mine: SideRace, theirs: SideRace, [me, them]: [string, string]): SharedRace["qualifying"] {
  if (mine.qualifying === null || theirs.qualifying === null) return null;
  const { basis, ...times } = mine.qualifying;
  return qualifyingGap({ name: me, ...times }, { name: them, ...theirs.qualifying }, basis);
}

/** The stored Grands Prix of two drivers, with the archive's version in the same batch. */
export const driverSidesSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT packed FROM driver_side WHERE driver_id = ?1) AS driver,
    (SELECT packed FROM driver_side WHERE driver_id = ?2) AS other`;

const sidesRow = object({ version: string(), driver: nullable(string()), other: nullable(string()) });

/** Both drivers' Grands Prix; null if either entered none. */
async function readDriverSides(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<[driver: DriverSide, other: DriverSide] | null>> {
  const row = parse(sidesRow, await db.prepare(driverSidesSql).bind(driver, other).first());
  if (row.driver === null || row.other === null) return { version: row.version, facts: null };
  return { version: row.version, facts: await Promise.all([sideIn(row.driver), sideIn(row.other)]) };
}

/** Not validated, since the import wrote it with the same schema: that would take a quarter of the answer's time. */
function sideIn(packed: string): Promise<DriverSide> {
  return new Response(unpackStream(packed)).json();
}

const noPosterior = { drivers: [], means: [], covariances: [] };

/** For an archive without ratings. */
export const noRatingFacts: RatingFacts = {
  drivers: [],
  teams: [],
  links: [],
  by_team: noPosterior,
  by_entrant: noPosterior,
};

/** Which of two drivers the archive has. */
export const pairKnownSql = "SELECT id FROM driver WHERE id IN (?1, ?2)";

const knownRows = object({ results: array(object({ id: string() })) });

/** An answer about a pair, or the driver of it whom the archive does not have. */
type KnownPair = { answer: RatingPair } | { unknown: { kind: "driver"; id: DriverId } };

/** Two drivers in the same car, and the chain of teammates between them. */
export async function readRatingPair(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<KnownPair>> {
  const [{ version, body }, found] = await Promise.all([
    readDocument(db, paths.ratingFacts(), JSON.stringify(noRatingFacts)),
    db.prepare(pairKnownSql).bind(driver, other).all(),
  ]);
  const known = new Set(parse(knownRows, found).results.map(({ id }) => id));
  const unknown = [driver, other].find((id) => !known.has(id));
  if (unknown !== undefined) return { version, facts: { unknown: { kind: "driver", id: unknown } } };
  // Not validated, since the import wrote it with the same schema: that would take longer than the answer.
  const facts: RatingFacts = await new Response(body).json();
  return { version, facts: { answer: ratingPairOf(facts, driver, other) } };
}

/** The answer about a pair. A driver without teammates is named by id. */
export function ratingPairOf(facts: RatingFacts, driver: DriverId, other: DriverId): RatingPair {
  const names = new Map(facts.drivers);
  const name = (id: string) => names.get(id) ?? nameFromId(id);
  const teamNames = new Map(facts.teams);
  const idOf = (place: number) => facts.drivers[place]?.[0] ?? "";
  const links = facts.links.map(([one, mate, team, from, to, races, classified]) => ({
    one: idOf(one),
    other: idOf(mate),
    team: facts.teams[team]?.[0] ?? "",
    from,
    to,
    races,
    classified,
  }));
  const chain = teammateChain(links, driver, other);
  return {
    driver_id: driver,
    driver_name: name(driver),
    other_id: other,
    other_name: name(other),
    by_team: sameCarOf(facts.by_team, driver, other),
    by_entrant: sameCarOf(facts.by_entrant, driver, other),
    chain:
      chain?.map((step) => ({
        driver_id: step.from,
        driver_name: name(step.from),
        mate_id: step.to,
        mate_name: name(step.to),
        races: step.links.reduce((sum, { races }) => sum + races, 0),
        classified: step.links.reduce((sum, { classified }) => sum + classified, 0),
        teams: step.links
          .map(({ team, from, to, races }) => ({
            team_id: team,
            team_name: teamNames.get(team) ?? team,
            from,
            to,
            races,
          }))
          .toSorted((one, two) => one.from - two.from),
      })) ?? null,
  };
}

/** Null unless both are rated, and for a driver against themselves. */
function sameCarOf({ drivers, means, covariances }: RatingFacts["by_team"], driver: string, other: string) {
  const [one, two] = [drivers.indexOf(driver), drivers.indexOf(other)];
  if (one < 0 || two < 0 || one === two) return null;
  const covariance = (a: number, b: number) => (covariances[Math.max(a, b)]?.[Math.min(a, b)] ?? 0) / 1000;
  const variance = covariance(one, one) + covariance(two, two) - 2 * covariance(one, two);
  const difference = { mean: (means[one] ?? 0) - (means[two] ?? 0), deviation: Math.sqrt(variance) };
  const { low, high } = rangeOfAhead(difference);
  return {
    better: rounded(chanceOfBetter(difference), 3),
    ahead: rounded(chanceOfAhead(difference), 3),
    ahead_low: rounded(low, 3),
    ahead_high: rounded(high, 3),
  };
}
