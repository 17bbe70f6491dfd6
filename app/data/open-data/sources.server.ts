import type { GenericSchema } from "valibot";
import { circuitFiguresRows, sharedRaces, sharedSeasons } from "#contract/against.ts";
import { archiveInfo, driverEntries, teamEntries } from "#contract/archive.ts";
import { calendarRows, driverRaceRows } from "#contract/calendar.ts";
import { driverCareerRows, teamSeasonRows } from "#contract/careers.ts";
import {
  constructorOverview,
  driverChampionshipRows,
  driverOverview,
  teamChampionshipRows,
} from "#contract/championship.ts";
import { circuitEntries, circuitProfiles } from "#contract/circuits.ts";
import { freshness } from "#contract/freshness.ts";
import { heldRaces, heldTimings } from "#contract/held.ts";
import { driverProfiles, teamProfiles } from "#contract/profiles.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import { lastRaces, nextRaces } from "#contract/races.ts";
import { resultRows } from "#contract/results.ts";
import {
  constructorRounds,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "#contract/standings.ts";
import { teammateRecords } from "#contract/teammates.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import {
  progression,
  raceClassification,
  racePitStops,
  timedClassification,
  weekend,
} from "#contract/weekend.ts";
import { apiFind } from "../upstream.server.ts";
import { answerRecord, answerSearch, foundRows, recordRows } from "./computed.server.ts";
import type { EndpointPath } from "./endpoints.ts";
import { documentOf, type Matched, type Params, sessionOf } from "./match.ts";

/** An answer before it has a form; its value is null when there is no such thing. */
export type OpenAnswer = { value: unknown; schema: GenericSchema };

/** Where an endpoint's answers come from. */
export type Source = {
  /** What an answer may look like: one of these. */
  schemas: ReadonlyArray<GenericSchema>;
  /** How long an answer holds (contract/freshness.ts). */
  freshness: keyof typeof freshness;
  answer: (matched: Matched, query: URLSearchParams) => Promise<OpenAnswer>;
};

/** Every endpoint's source. The open data has the paths of the data API, and its answers as they are. */
export const sources: Readonly<Record<EndpointPath, Source>> = {
  "/archive": same(archiveInfo, "reference"),
  "/drivers": same(driverEntries, "reference"),
  "/drivers/overview": same(driverCareerRows, "reference"),
  "/drivers/{driverId}": same(driverProfiles, "driverProfile"),
  "/drivers/{driverId}/results": same(resultRows, "driverResults"),
  "/drivers/{driverId}/championship-data": same(driverChampionshipRows, "driverChampionship"),
  "/drivers/{driverId}/races": same(driverRaceRows, "driverResults"),
  "/drivers/{driverId}/qualifying": same(driverQualifying, "driverResults"),
  "/drivers/{driverId}/circuits": same(circuitFiguresRows, "driverResults"),
  "/drivers/{driverId}/against/{otherId}": same(sharedRaces, "teammates"),
  "/drivers/{driverId}/race/teammate-data": same(teammateRecords, "teammates"),
  "/drivers/{driverId}/race/teammate-data-finished": same(teammateRecords, "teammates"),
  "/teams": same(teamEntries, "reference"),
  "/teams/{teamId}": same(teamProfiles, "teamProfile"),
  "/teams/{teamId}/results": same(resultRows, "teamResults"),
  "/teams/{teamId}/championship-data": same(teamChampionshipRows, "teamChampionship"),
  "/teams/{teamId}/seasons": same(teamSeasonRows, "teamChampionship"),
  "/teams/{teamId}/circuits": same(circuitFiguresRows, "teamResults"),
  "/teams/{teamId}/against/{otherId}": same(sharedSeasons, "teamResults"),
  "/championships/{year}/driver/overview": same(driverOverview, "standings"),
  "/championships/{year}/driver/points": same(driverPoints, "standings"),
  "/championships/{year}/driver/details": same(driverDetails, "standings"),
  "/championships/{year}/driver/race-details": same(driverRaceDetails, "standings"),
  "/championships/{year}/constructor/overview": same(constructorOverview, "standings"),
  "/championships/{year}/constructor/round": same(constructorRounds, "standings"),
  "/championships/{year}/qualifying/championship": same(qualifyingChampionship, "standings"),
  "/championships/{year}/qualifying/teammate-head-to-head": same(qualifyingTeammates, "standings"),
  "/races": same(heldRaces, "reference"),
  "/races/nextRace": same(nextRaces, "nextRace"),
  "/races/lastRace": same(lastRaces, "lastRace"),
  "/races/{year}": same(calendarRows, "calendar"),
  "/races/{year}/{round}": same(weekend, "weekend"),
  "/races/{year}/{round}/results/{session}": oneOf(
    [raceClassification, timedClassification],
    (params) => (["R", "S"].includes(sessionOf(params)) ? raceClassification : timedClassification),
    "weekend",
  ),
  "/races/{year}/{round}/progression": same(progression, "weekend"),
  "/races/{year}/{round}/pit-stops": same(racePitStops, "weekend"),
  "/races/{year}/{round}/timing/{session}/{document}": oneOf(
    Object.values(timingDocuments),
    (params) => timingDocuments[documentOf(params)],
    "weekend",
  ),
  "/timing": same(heldTimings, "reference"),
  "/circuits": same(circuitEntries, "reference"),
  "/circuits/{circuitId}": same(circuitProfiles, "reference"),
  "/records": computed(recordRows, answerRecord),
  "/search": computed(foundRows, answerSearch),
};

/** What the data API answers on the same path. */
function same(schema: GenericSchema, name: keyof typeof freshness): Source {
  return oneOf([schema], () => schema, name);
}

/** The same, where the path decides what the answer looks like. */
function oneOf(
  schemas: ReadonlyArray<GenericSchema>,
  choose: (params: Params) => GenericSchema,
  name: keyof typeof freshness,
): Source {
  return {
    schemas,
    freshness: name,
    answer: async ({ path, params }) => {
      const schema = choose(params);
      return { schema, value: await apiFind(`/api${path}`, schema, freshness[name]) };
    },
  };
}

/** What the site works out itself. */
function computed(schema: GenericSchema, compute: (query: URLSearchParams) => Promise<unknown>): Source {
  return {
    schemas: [schema],
    freshness: "reference",
    answer: async (_, query) => ({ schema, value: await compute(query) }),
  };
}
