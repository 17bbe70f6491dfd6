import { type GenericSchema, is } from "valibot";
import { archiveInfo, driverEntries, heldRaces, heldTimings, teamEntries } from "./archive.ts";
import { askAnswer, askChoices, askProof } from "./ask/answer.ts";
import { calendarRows, driverRaceRows } from "./calendar.ts";
import { driverCareerRows, teamSeasonRows } from "./careers.ts";
import {
  constructorOverview,
  driverChampionshipRows,
  driverOverview,
  teamChampionshipRows,
} from "./championship.ts";
import { circuitEntries, circuitProfiles } from "./circuits.ts";
import { dataFiles } from "./data-files.ts";
import type { freshness } from "./freshness.ts";
import { circuitFiguresRows, sharedRaces, sharedSeasons, teammateRecords } from "./head-to-head.ts";
import { circuitLaps, seasonLaps } from "./lap-figures.ts";
import { fillPattern, matchPattern, parameterNames, parameters, type PathValues } from "./parameters.ts";
import { driverProfiles, teamProfiles } from "./profiles.ts";
import { driverQualifying } from "./qualifying.ts";
import { lastRaces, nextRaces } from "./races.ts";
import {
  driverRatings,
  driverSeasonRatings,
  ratingEras,
  ratingFacts,
  ratingPair,
  seasonDriverRatings,
  seasonTeamRatings,
  teamRatings,
  teamSeasonRatings,
} from "./ratings.ts";
import { driverRecords, raceRecords, teamRecords } from "./records.ts";
import { resultRows } from "./results.ts";
import { searchIndex } from "./search-index.ts";
import { championsUnderRules, seasonUnderRules } from "./rules/answers.ts";
import { scoringSession } from "./sessions.ts";
import {
  constructorPoints,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "./standings.ts";
import { timingDocuments } from "./timing/documents.ts";
import { timingDocument } from "./timing/session.ts";
import { constructorOdds, driverOdds, titleOddsReport, titleSwings } from "./title-odds.ts";
import { progression, raceClassification, racePitStops, timedClassification, weekend } from "./weekend.ts";

/** The parameters that select a schema. */
type NamedParams = { session?: string; document?: string };

/** An answer whose schema depends on the path's parameters. */
type AnswerByParams = {
  /** All of its possible schemas. */
  schemas: ReadonlyArray<GenericSchema>;
  /** The schema for these parameters; undefined if they are invalid. */
  schemaFor: (params: NamedParams) => GenericSchema | undefined;
};

type Answer = GenericSchema | AnswerByParams;

type Options<TAnswer extends Answer> = {
  /** The schema of the answer. */
  answer: TAnswer;
  /** How long an answer may be shown before it is requested again. */
  freshness: keyof typeof freshness;
  /** A short description, for the open data page, OpenAPI and llms.txt. */
  about: string;
  /** The member whose items are the rows of the CSV, or "" for the answer itself; null if it has no table. */
  rows: string | null;
};

/** One path of the data API: a GET below the API's base URL, with the key in the header `x-api-key`. */
export type Endpoint = Options<Answer> & {
  /** The path, with `{name}` for parameters of contract/parameters.ts. */
  pattern: string;
};

function endpoint<const Pattern extends string, TAnswer extends Answer>(
  pattern: Pattern,
  options: Options<TAnswer>,
) {
  return {
    ...options,
    pattern,
    /** The path with these values for the parameters, in the pattern's order. */
    path: (...values: PathValues<Pattern>) => fillPattern(pattern, values),
  };
}

const drivers = {
  drivers: endpoint("/api/drivers", {
    answer: driverEntries,
    freshness: "reference",
    about: "Every driver",
    rows: "",
  }),
  driverCareers: endpoint("/api/drivers/overview", {
    answer: driverCareerRows,
    freshness: "reference",
    about: "Every driver’s career in figures",
    rows: "",
  }),
  driverProfile: endpoint("/api/drivers/{driverId}", {
    answer: driverProfiles,
    freshness: "driverProfile",
    about: "Who a driver is, with the career in figures",
    rows: "",
  }),
  driverResults: endpoint("/api/drivers/{driverId}/results", {
    answer: resultRows,
    freshness: "driverResults",
    about: "Race and sprint results, newest first",
    rows: "",
  }),
  driverChampionship: endpoint("/api/drivers/{driverId}/championship-data", {
    answer: driverChampionshipRows,
    freshness: "driverChampionship",
    about: "Championship seasons, newest first",
    rows: "",
  }),
  driverRaces: endpoint("/api/drivers/{driverId}/races", {
    answer: driverRaceRows,
    freshness: "driverResults",
    about: "Races entered, with winner, pole and fastest lap",
    rows: "",
  }),
  driverQualifying: endpoint("/api/drivers/{driverId}/qualifying", {
    answer: driverQualifying,
    freshness: "driverResults",
    about: "Qualifying results, and comparisons with teammates",
    rows: "results",
  }),
  driverCircuits: endpoint("/api/drivers/{driverId}/circuits", {
    answer: circuitFiguresRows,
    freshness: "comparison",
    about: "Figures by circuit",
    rows: "",
  }),
  driverAgainst: endpoint("/api/drivers/{driverId}/against/{otherDriverId}", {
    answer: sharedRaces,
    freshness: "comparison",
    about: "Two drivers in every Grand Prix that both entered",
    rows: "",
  }),
  teammates: endpoint("/api/drivers/{driverId}/race/teammate-data", {
    answer: teammateRecords,
    freshness: "teammates",
    about: "Every race against each teammate",
    rows: "",
  }),
  teammatesFinished: endpoint("/api/drivers/{driverId}/race/teammate-data-finished", {
    answer: teammateRecords,
    freshness: "teammates",
    about: "The same, only races in which both were classified",
    rows: "",
  }),
};

const teams = {
  teams: endpoint("/api/teams", {
    answer: teamEntries,
    freshness: "reference",
    about: "Every team",
    rows: "",
  }),
  teamProfile: endpoint("/api/teams/{teamId}", {
    answer: teamProfiles,
    freshness: "teamProfile",
    about: "Who a team is, with its history in figures",
    rows: "",
  }),
  teamResults: endpoint("/api/teams/{teamId}/results", {
    answer: resultRows,
    freshness: "teamResults",
    about: "Race and sprint results, newest first",
    rows: "",
  }),
  teamChampionship: endpoint("/api/teams/{teamId}/championship-data", {
    answer: teamChampionshipRows,
    freshness: "teamChampionship",
    about: "Championship seasons, newest first",
    rows: "",
  }),
  teamSeasons: endpoint("/api/teams/{teamId}/seasons", {
    answer: teamSeasonRows,
    freshness: "teamChampionship",
    about: "Seasons in figures, oldest first",
    rows: "",
  }),
  teamCircuits: endpoint("/api/teams/{teamId}/circuits", {
    answer: circuitFiguresRows,
    freshness: "comparison",
    about: "Figures by circuit",
    rows: "",
  }),
  teamAgainst: endpoint("/api/teams/{teamId}/against/{otherTeamId}", {
    answer: sharedSeasons,
    freshness: "comparison",
    about: "Two teams in every season in which both entered the same Grands Prix",
    rows: "",
  }),
};

const standings = {
  driverOverview: endpoint("/api/championships/{year}/driver/overview", {
    answer: driverOverview,
    freshness: "standings",
    about: "The drivers’ table",
    rows: "standings",
  }),
  driverPoints: endpoint("/api/championships/{year}/driver/points", {
    answer: driverPoints,
    freshness: "standings",
    about: "Drivers’ points and places after each round",
    rows: "drivers",
  }),
  driverDetails: endpoint("/api/championships/{year}/driver/details", {
    answer: driverDetails,
    freshness: "standings",
    about: "Who the season’s drivers were, and what it gave them",
    rows: "drivers",
  }),
  driverRaceDetails: endpoint("/api/championships/{year}/driver/race-details", {
    answer: driverRaceDetails,
    freshness: "standings",
    about: "Every driver’s every race of the season",
    rows: null,
  }),
  constructorOverview: endpoint("/api/championships/{year}/constructor/overview", {
    answer: constructorOverview,
    freshness: "standings",
    about: "The constructors’ table",
    rows: "standings",
  }),
  constructorPoints: endpoint("/api/championships/{year}/constructor/round", {
    answer: constructorPoints,
    freshness: "standings",
    about: "Constructors’ points and places after each round",
    rows: "teams",
  }),
  qualifyingChampionship: endpoint("/api/championships/{year}/qualifying/championship", {
    answer: qualifyingChampionship,
    freshness: "standings",
    about: "The table if qualifying gave the points",
    rows: "drivers",
  }),
  qualifyingTeammates: endpoint("/api/championships/{year}/qualifying/teammate-head-to-head", {
    answer: qualifyingTeammates,
    freshness: "standings",
    about: "Every pair of teammates in qualifying",
    rows: null,
  }),
  driverOdds: endpoint("/api/championships/{year}/odds", {
    answer: driverOdds,
    freshness: "standings",
    about: "Chances of the drivers’ title after each round",
    rows: "drivers",
  }),
  constructorOdds: endpoint("/api/championships/{year}/constructor/odds", {
    answer: constructorOdds,
    freshness: "standings",
    about: "Chances of the constructors’ title after each round",
    rows: "teams",
  }),
  titleOddsReport: endpoint("/api/title-odds/report-card", {
    answer: titleOddsReport,
    freshness: "reference",
    about: "How good title chances were: calibration, and Brier scores by decade",
    rows: null,
  }),
  titleSwings: endpoint("/api/title-odds/swings", {
    answer: titleSwings,
    freshness: "reference",
    about: "The races that changed the chances of the drivers’ title most",
    rows: "",
  }),
  seasonLaps: endpoint("/api/championships/{year}/laps", {
    answer: seasonLaps,
    freshness: "standings",
    about: "Starts, places won and lost, pit stops and safety cars of races with lap data",
    rows: "drivers",
  }),
};

const races = {
  heldRaces: endpoint("/api/races", {
    answer: heldRaces,
    freshness: "reference",
    about: "Every race, and what the archive holds of it",
    rows: "",
  }),
  nextRace: endpoint("/api/races/nextRace", {
    answer: nextRaces,
    freshness: "nextRace",
    about: "The next race",
    rows: "",
  }),
  lastRace: endpoint("/api/races/lastRace", {
    answer: lastRaces,
    freshness: "lastRace",
    about: "The last race with a result, and its podium",
    rows: null,
  }),
  calendar: endpoint("/api/races/{year}", {
    answer: calendarRows,
    freshness: "calendar",
    about: "A season’s calendar, with winner, pole and fastest lap",
    rows: "",
  }),
  weekend: endpoint("/api/races/{year}/{round}", {
    answer: weekend,
    freshness: "weekend",
    about: "A race weekend, its circuit and its sessions",
    rows: "sessions",
  }),
  classification: endpoint("/api/races/{year}/{round}/results/{session}", {
    answer: {
      schemas: [raceClassification, timedClassification],
      schemaFor: ({ session }: NamedParams) =>
        is(scoringSession, session) ? raceClassification : timedClassification,
    },
    freshness: "weekend",
    about: "The classification of a session",
    rows: "lines",
  }),
  progression: endpoint("/api/races/{year}/{round}/progression", {
    answer: progression,
    freshness: "weekend",
    about: "Each driver’s place through the weekend",
    rows: "drivers",
  }),
  racePitStops: endpoint("/api/races/{year}/{round}/pit-stops", {
    answer: racePitStops,
    freshness: "weekend",
    about: "Pit stops of the race",
    rows: null,
  }),
  heldTiming: endpoint("/api/timing", {
    answer: heldTimings,
    freshness: "reference",
    about: "Sessions whose timing was imported, and what it gave",
    rows: "",
  }),
  timing: endpoint("/api/races/{year}/{round}/timing/{session}/{document}", {
    answer: {
      schemas: Object.values(timingDocuments),
      schemaFor: ({ document }: NamedParams) =>
        is(timingDocument, document) ? timingDocuments[document] : undefined,
    },
    freshness: "weekend",
    about: "Stints, gaps, mini-sectors, speeds and laps of a session whose timing was imported",
    rows: null,
  }),
};

const circuits = {
  circuits: endpoint("/api/circuits", {
    answer: circuitEntries,
    freshness: "reference",
    about: "Every circuit",
    rows: "",
  }),
  circuitProfile: endpoint("/api/circuits/{circuitId}", {
    answer: circuitProfiles,
    freshness: "reference",
    about: "A circuit with every Grand Prix there",
    rows: null,
  }),
  circuitLaps: endpoint("/api/circuits/{circuitId}/laps", {
    answer: circuitLaps,
    freshness: "weekend",
    about: "Pit stops and first laps of the races there with lap data",
    rows: "races",
  }),
};

const ratings = {
  ratingDrivers: endpoint("/api/ratings/drivers", {
    answer: driverRatings,
    freshness: "reference",
    about: "Drivers of all time by rating, with its uncertainty, counting privateers in two ways",
    rows: "",
  }),
  ratingTeams: endpoint("/api/ratings/teams", {
    answer: teamRatings,
    freshness: "reference",
    about: "Teams of all time by rating, with its uncertainty",
    rows: "",
  }),
  ratingEras: endpoint("/api/ratings/eras", {
    answer: ratingEras,
    freshness: "reference",
    about: "The car’s share in results by decade and season, and what the ratings rest on",
    rows: "years",
  }),
  ratingSeasonDrivers: endpoint("/api/ratings/drivers/{year}", {
    answer: seasonDriverRatings,
    freshness: "reference",
    about: "A season’s drivers by rating, beside their cars'",
    rows: "",
  }),
  ratingSeasonTeams: endpoint("/api/ratings/teams/{year}", {
    answer: seasonTeamRatings,
    freshness: "reference",
    about: "A season’s teams by rating",
    rows: "",
  }),
  driverRatings: endpoint("/api/drivers/{driverId}/ratings", {
    answer: driverSeasonRatings,
    freshness: "reference",
    about: "A driver’s rating by season, beside the car’s",
    rows: "",
  }),
  teamRatings: endpoint("/api/teams/{teamId}/ratings", {
    answer: teamSeasonRatings,
    freshness: "reference",
    about: "A team’s rating by season",
    rows: "",
  }),
  ratingPair: endpoint("/api/ratings/same-car/{driverId}/{otherDriverId}", {
    answer: ratingPair,
    freshness: "comparison",
    about: "Two drivers in the same car, and the chain of teammates between them",
    rows: "chain",
  }),
};

const archive = {
  archive: endpoint("/api/archive", {
    answer: archiveInfo,
    freshness: "reference",
    about: "Which facts the archive holds, and its version",
    rows: null,
  }),
  dataFiles: endpoint("/api/data-files", {
    answer: dataFiles,
    freshness: "reference",
    about: "The files of the whole archive, their checksums, tables and columns",
    rows: "files",
  }),
};

/** Endpoints used only by the site itself; all others are open data. */
const internal = {
  seasonUnderRules: endpoint("/api/championships/{year}/rules/{rules}", {
    answer: seasonUnderRules,
    freshness: "standings",
    about: "A season’s tables under other rules",
    rows: "drivers",
  }),
  champions: endpoint("/api/champions/{rules}", {
    answer: championsUnderRules,
    freshness: "standings",
    about: "The champions of all seasons under other rules",
    rows: "seasons",
  }),
  ask: endpoint("/api/ask/{question}", {
    answer: askAnswer,
    freshness: "reference",
    about: "A question to the archive",
    rows: "rows",
  }),
  askProof: endpoint("/api/ask/{question}/{line}", {
    answer: askProof,
    freshness: "reference",
    about: "The races behind one line of an answer",
    rows: "races",
  }),
  askChoices: endpoint("/api/ask-choices", {
    answer: askChoices,
    freshness: "reference",
    about: "By what a question can be limited",
    rows: null,
  }),
  ratingFacts: endpoint("/api/rating-facts", {
    answer: ratingFacts,
    freshness: "reference",
    about: "What two drivers’ ratings are compared by",
    rows: null,
  }),
  search: endpoint("/api/search", {
    answer: searchIndex,
    freshness: "reference",
    about: "Everything that a search can find",
    rows: null,
  }),
  recordDrivers: endpoint("/api/records/drivers", {
    answer: driverRecords,
    freshness: "reference",
    about: "Drivers’ figures, of which records are computed",
    rows: null,
  }),
  recordTeams: endpoint("/api/records/teams", {
    answer: teamRecords,
    freshness: "reference",
    about: "Teams’ figures, of which records are computed",
    rows: null,
  }),
  recordRaces: endpoint("/api/records/races", {
    answer: raceRecords,
    freshness: "reference",
    about: "Races, of which records are computed",
    rows: null,
  }),
};

/**
 * Every endpoint of the data API, from which its routes, the site's calls and the open data are derived. Specific paths
 * come before those with a parameter in the same place.
 *
 * It contains every schema: no module that reaches the browser may import it.
 */
export const endpoints = {
  ...archive,
  ...drivers,
  ...teams,
  ...standings,
  ...races,
  ...circuits,
  ...ratings,
  ...internal,
};
export type EndpointName = keyof typeof endpoints;

/** The open data endpoints, grouped for readers. */
export const openEndpointGroups: ReadonlyArray<{ title: string; endpoints: ReadonlyArray<Endpoint> }> = [
  { title: "Drivers", endpoints: Object.values(drivers) },
  { title: "Teams", endpoints: Object.values(teams) },
  { title: "Standings", endpoints: Object.values(standings) },
  { title: "Races", endpoints: Object.values(races) },
  { title: "Circuits", endpoints: Object.values(circuits) },
  { title: "Ratings", endpoints: Object.values(ratings) },
  { title: "Archive", endpoints: Object.values(archive) },
];

/** An endpoint's path with example values, which has an answer in every archive. */
export function examplePath({ pattern }: Endpoint): string {
  return fillPattern(
    pattern,
    parameterNames(pattern).map((name) => parameters[name].example),
  );
}

/** All possible schemas of an endpoint's answers. */
export function answerSchemas({ answer }: Endpoint): ReadonlyArray<GenericSchema> {
  return "schemas" in answer ? answer.schemas : [answer];
}

/** The schema of the answer for these parameters; undefined if they are invalid. */
export function schemaFor({ answer }: Endpoint, params: NamedParams): GenericSchema | undefined {
  return "schemas" in answer ? answer.schemaFor(params) : answer;
}

/** The schema of the answer to a concrete path. @throws Error if there is no such path */
export function answerSchema(path: string): GenericSchema {
  for (const each of Object.values<Endpoint>(endpoints)) {
    const params = matchPattern(each.pattern, path);
    const schema = params === null ? undefined : schemaFor(each, params);
    if (schema !== undefined) return schema;
  }
  throw new Error(`the contract has no path ${path}`);
}

/** The pattern of a concrete path, which holds nothing of what a visitor typed; null if the contract has no such path. */
export function patternOf(path: string): string | null {
  const found = Object.values<Endpoint>(endpoints).find(
    ({ pattern }) => matchPattern(pattern, path) !== null,
  );
  return found?.pattern ?? null;
}

type Paths<Table extends Record<string, { path: unknown }>> = { [Name in keyof Table]: Table[Name]["path"] };

/** The path of each endpoint, as a function of its parameters: `paths.weekend(2025, 1)`. */
export const paths = pathsOf(endpoints);

function pathsOf<Table extends Record<string, { path: unknown }>>(table: Table): Paths<Table>;
function pathsOf(table: Record<string, { path: unknown }>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]));
}
