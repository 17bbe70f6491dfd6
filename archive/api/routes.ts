import { qualifyingRule } from "#archive/analysis/qualifying.ts";
import { readAsk, readAskChoices, readAskProof } from "#archive/queries/ask.ts";
import { readArchiveInfo } from "#archive/queries/archive-info.ts";
import { noRatingFacts, readRatingPair, readSharedRaces } from "#archive/queries/driver-pairs.ts";
import { readCircuitLaps, readHeldTiming, readSeasonLaps } from "#archive/queries/timing.ts";
import { readChampions } from "#archive/queries/champions.ts";
import { readSeasonUnderRules } from "#archive/queries/under-rules.ts";
import type { ConstructorOverview, DriverOverview } from "#contract/championship.ts";
import { readQuestion } from "#contract/ask/question.ts";
import type { NamedKind } from "#contract/ask/sentence.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { ruleSetOfSegment } from "#contract/rules/rule-set.ts";
import { textDigest } from "#contract/http.ts";
import type { DriverQualifying } from "#contract/qualifying.ts";
import type { RatingEras } from "#contract/ratings.ts";
import type { ConstructorOdds, DriverOdds } from "#contract/title-odds.ts";
import type {
  ConstructorPoints,
  DriverDetails,
  DriverPoints,
  DriverRaceDetails,
  QualifyingChampionship,
  QualifyingTeammates,
} from "#contract/standings.ts";
import {
  type Answer,
  type Env,
  notFound,
  prepared,
  preparedSeason,
  type Route,
  route,
  seasonOf,
} from "./route.ts";
import { raceRoutes } from "./races.ts";

const noQualifying: DriverQualifying = { results: [], teammates: [] };
const noEras: RatingEras = { races: 0, results: 0, model: null, decades: [], years: [] };
const noOdds = { rounds: [], simulations: 0, decided: null };
const noOverview = { rounds: 0, rounds_run: 0, rule: "", notes: [], standings: [] };

/** The handler of each endpoint in the contract. Unknown ids give empty lists, and so do seasons without the detail. */
const routeOf: Record<EndpointName, Route> = {
  ...raceRoutes,
  archive: route(endpoints.archive, archive),
  dataFiles: prepared(endpoints.dataFiles),
  ask: route(endpoints.ask, ask),
  askProof: route(endpoints.askProof, askedProof),
  askChoices: route(endpoints.askChoices, choices),
  search: prepared(endpoints.search),
  recordDrivers: prepared(endpoints.recordDrivers),
  recordTeams: prepared(endpoints.recordTeams),
  recordRaces: prepared(endpoints.recordRaces),
  ratingDrivers: prepared(endpoints.ratingDrivers),
  ratingTeams: prepared(endpoints.ratingTeams),
  ratingEras: prepared(endpoints.ratingEras, noEras),
  ratingSeasonDrivers: preparedSeason(endpoints.ratingSeasonDrivers, () => []),
  ratingSeasonTeams: preparedSeason(endpoints.ratingSeasonTeams, () => []),
  driverRatings: prepared(endpoints.driverRatings),
  teamRatings: prepared(endpoints.teamRatings),
  ratingPair: route(endpoints.ratingPair, samePair),
  ratingFacts: prepared(endpoints.ratingFacts, noRatingFacts),
  heldRaces: prepared(endpoints.heldRaces),
  heldTiming: route(endpoints.heldTiming, heldTiming),

  drivers: prepared(endpoints.drivers),
  driverCareers: prepared(endpoints.driverCareers),
  driverProfile: prepared(endpoints.driverProfile),
  driverResults: prepared(endpoints.driverResults),
  driverChampionship: prepared(endpoints.driverChampionship),
  driverRaces: prepared(endpoints.driverRaces),
  driverQualifying: prepared(endpoints.driverQualifying, noQualifying),
  driverCircuits: prepared(endpoints.driverCircuits),
  driverAgainst: route(endpoints.driverAgainst, async (env, { driverId, otherDriverId }) => {
    const { version, facts } = await readSharedRaces(env.DB, driverId, otherDriverId);
    return { version, body: JSON.stringify(facts) };
  }),
  teammates: prepared(endpoints.teammates),
  teammatesFinished: prepared(endpoints.teammatesFinished),

  teams: prepared(endpoints.teams),
  teamProfile: prepared(endpoints.teamProfile),
  teamResults: prepared(endpoints.teamResults),
  teamChampionship: prepared(endpoints.teamChampionship),
  teamSeasons: prepared(endpoints.teamSeasons),
  teamCircuits: prepared(endpoints.teamCircuits),
  teamAgainst: prepared(endpoints.teamAgainst),

  circuits: prepared(endpoints.circuits),
  circuitProfile: prepared(endpoints.circuitProfile),
  circuitLaps: route(endpoints.circuitLaps, async (env, { circuitId }) => {
    const { version, facts } = await readCircuitLaps(env.DB, circuitId);
    return { version, body: JSON.stringify(facts) };
  }),

  calendar: preparedSeason(endpoints.calendar, () => []),
  driverOverview: preparedSeason(endpoints.driverOverview, (year): DriverOverview => ({
    year,
    ...noOverview,
  })),
  driverPoints: preparedSeason(endpoints.driverPoints, (year): DriverPoints => ({
    year,
    rounds: [],
    drivers: [],
  })),
  driverDetails: preparedSeason(endpoints.driverDetails, (year): DriverDetails => ({ year, drivers: [] })),
  driverRaceDetails: preparedSeason(endpoints.driverRaceDetails, (year): DriverRaceDetails => ({
    year,
    rounds: [],
    drivers: [],
  })),
  qualifyingTeammates: preparedSeason(endpoints.qualifyingTeammates, (year): QualifyingTeammates => ({
    year,
    rounds: [],
    drivers: [],
    teams: [],
  })),
  qualifyingChampionship: preparedSeason(
    endpoints.qualifyingChampionship,
    (year): QualifyingChampionship => ({
      year,
      rounds: [],
      rule: qualifyingRule(year),
      drivers: [],
    }),
  ),
  constructorOverview: preparedSeason(endpoints.constructorOverview, (year): ConstructorOverview => ({
    year,
    ...noOverview,
  })),
  seasonLaps: route(endpoints.seasonLaps, async (env, { year }) => {
    const { version, lastSeason, facts } = await readSeasonLaps(env.DB, year);
    seasonOf(year, lastSeason);
    return { version, body: JSON.stringify(facts) };
  }),
  driverOdds: preparedSeason(endpoints.driverOdds, (year): DriverOdds => ({
    year,
    ...noOdds,
    drivers: [],
  })),
  constructorOdds: preparedSeason(endpoints.constructorOdds, (year): ConstructorOdds => ({
    year,
    ...noOdds,
    teams: [],
  })),
  titleOddsReport: prepared(endpoints.titleOddsReport),
  titleSwings: prepared(endpoints.titleSwings),
  seasonUnderRules: route(endpoints.seasonUnderRules, async (env, { year, rules }) => {
    const { version, lastSeason, facts } = await readSeasonUnderRules(env.DB, year, ruleSetOfSegment(rules));
    seasonOf(year, lastSeason);
    return { version, body: JSON.stringify(facts) };
  }),
  champions: route(endpoints.champions, async (env, { rules }) => {
    const { version, facts } = await readChampions(env.DB, ruleSetOfSegment(rules));
    return { version, body: JSON.stringify(facts) };
  }),
  constructorPoints: preparedSeason(endpoints.constructorPoints, (year): ConstructorPoints => ({
    year,
    rounds: [],
    teams: [],
  })),
};

/** Every route in the order of the contract: specific paths match before those with a parameter. */
export const routes: ReadonlyArray<Route> = namesOf(endpoints).map((name) => routeOf[name]);

function namesOf<Name extends string>(table: Record<Name, unknown>): Array<Name>;
function namesOf(table: object): Array<string> {
  return Object.keys(table);
}

async function archive(env: Env): Promise<Answer> {
  const { version, facts } = await readArchiveInfo(env.DB);
  const body = JSON.stringify(facts);
  // Importing the same data again changes only the date, not the version.
  return { version, body, digest: await textDigest(body) };
}

async function samePair(env: Env, { driverId, otherDriverId }: { driverId: string; otherDriverId: string }) {
  const { version, facts } = await readRatingPair(env.DB, driverId, otherDriverId);
  return { version, body: JSON.stringify(answered(facts)) };
}

async function ask(env: Env, { question }: { question: string }): Promise<Answer> {
  const { version, facts } = await readAsk(env.DB, readQuestion(new URLSearchParams(question)));
  return { version, body: JSON.stringify(answered(facts)) };
}

async function askedProof(env: Env, { question, line }: { question: string; line: string }): Promise<Answer> {
  const { version, facts } = await readAskProof(env.DB, readQuestion(new URLSearchParams(question)), line);
  const proof = answered(facts);
  if (proof === null) throw notFound(`The answer has no line “${line}”.`, "a line of the answer");
  return { version, body: JSON.stringify(proof) };
}

/** The answer. @throws RequestError 404 if the question names an unknown entity */
function answered<Facts>(facts: { answer: Facts } | { unknown: { kind: NamedKind; id: string } }): Facts {
  if ("answer" in facts) return facts.answer;
  const { kind, id } = facts.unknown;
  throw notFound(`There is no ${kind} “${id}”.`, "an id of /api/drivers, /api/teams, /api/circuits …");
}

async function choices(env: Env): Promise<Answer> {
  const { version, facts } = await readAskChoices(env.DB);
  return { version, body: JSON.stringify(facts) };
}

async function heldTiming(env: Env): Promise<Answer> {
  const { version, facts } = await readHeldTiming(env.DB);
  return { version, body: JSON.stringify(facts) };
}
