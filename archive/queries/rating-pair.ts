import type { D1Database } from "@cloudflare/workers-types";
import { chanceOfAhead, chanceOfBetter, teammateChain } from "#archive/analysis/ratings/same-car.ts";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import type { RatingFacts, RatingPair } from "#contract/ratings.ts";
import { readDocument } from "./documents.ts";
import type { Versioned } from "./version.ts";

const noPosterior = { drivers: [], means: [], covariances: [] };

/** For an archive without ratings. */
export const noRatingFacts: RatingFacts = {
  drivers: [],
  teams: [],
  links: [],
  by_team: noPosterior,
  by_entrant: noPosterior,
};

/** Two drivers in the same car, and the chain of teammates between them. */
export async function readRatingPair(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<RatingPair>> {
  const { version, body } = await readDocument(db, paths.ratingFacts(), JSON.stringify(noRatingFacts));
  // Not validated, since the import wrote it with the same schema: that would take longer than the answer.
  const facts: RatingFacts = await new Response(body).json();
  return { version, facts: ratingPairOf(facts, driver, other) };
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
  return { better: rounded(chanceOfBetter(difference)), ahead: rounded(chanceOfAhead(difference)) };
}

function rounded(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}
