import { type GenericSchema, is } from "valibot";
import { circuitFiguresRows, sharedRaces, sharedSeasons } from "./against.ts";
import { archiveInfo, driverEntries, teamEntries } from "./archive.ts";
import { calendarRows, driverRaceRows } from "./calendar.ts";
import { driverCareerRows, teamSeasonRows } from "./careers.ts";
import {
  constructorOverview,
  driverChampionshipRows,
  driverOverview,
  teamChampionshipRows,
} from "./championship.ts";
import { circuitEntries, circuitProfiles } from "./circuits.ts";
import { heldRaces, heldTimings } from "./held.ts";
import { type Params, paramsIn } from "./path-pattern.ts";
import { driverProfiles, teamProfiles } from "./profiles.ts";
import { driverQualifying } from "./qualifying.ts";
import { lastRaces, nextRaces } from "./races.ts";
import { driverRecords, raceRecords, teamRecords } from "./records.ts";
import { resultRows } from "./results.ts";
import { searchIndex } from "./search.ts";
import { scoringSession } from "./sessions.ts";
import {
  constructorRounds,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "./standings.ts";
import { teammateRecords } from "./teammates.ts";
import { timingDocuments } from "./timing/documents.ts";
import { timingDocument } from "./timing/session.ts";
import { progression, raceClassification, racePitStops, timedClassification, weekend } from "./weekend.ts";

/** What the answers of a path look like. */
export type AnswerShape = {
  /** Every schema that an answer may have. */
  schemas: ReadonlyArray<GenericSchema>;
  /** The one that it has for these parameters; undefined when they name nothing. */
  schemaFor: (params: Params) => GenericSchema | undefined;
};

/**
 * Every path of the data API with what it answers; `{…}` stands for one segment. More exact paths stand before those
 * with a parameter in the same place.
 *
 * It holds every schema there is: no module that reaches a browser may import it.
 */
export const answers = {
  "/api/archive": always(archiveInfo),
  "/api/search": always(searchIndex),
  "/api/records/drivers": always(driverRecords),
  "/api/records/teams": always(teamRecords),
  "/api/records/races": always(raceRecords),
  "/api/timing": always(heldTimings),
  "/api/drivers": always(driverEntries),
  "/api/drivers/overview": always(driverCareerRows),
  "/api/drivers/{driverId}": always(driverProfiles),
  "/api/drivers/{driverId}/results": always(resultRows),
  "/api/drivers/{driverId}/championship-data": always(driverChampionshipRows),
  "/api/drivers/{driverId}/races": always(driverRaceRows),
  "/api/drivers/{driverId}/qualifying": always(driverQualifying),
  "/api/drivers/{driverId}/circuits": always(circuitFiguresRows),
  "/api/drivers/{driverId}/against/{otherId}": always(sharedRaces),
  "/api/drivers/{driverId}/race/teammate-data": always(teammateRecords),
  "/api/drivers/{driverId}/race/teammate-data-finished": always(teammateRecords),
  "/api/teams": always(teamEntries),
  "/api/teams/{teamId}": always(teamProfiles),
  "/api/teams/{teamId}/results": always(resultRows),
  "/api/teams/{teamId}/championship-data": always(teamChampionshipRows),
  "/api/teams/{teamId}/seasons": always(teamSeasonRows),
  "/api/teams/{teamId}/circuits": always(circuitFiguresRows),
  "/api/teams/{teamId}/against/{otherId}": always(sharedSeasons),
  "/api/championships/{year}/driver/overview": always(driverOverview),
  "/api/championships/{year}/driver/points": always(driverPoints),
  "/api/championships/{year}/driver/details": always(driverDetails),
  "/api/championships/{year}/driver/race-details": always(driverRaceDetails),
  "/api/championships/{year}/constructor/overview": always(constructorOverview),
  "/api/championships/{year}/constructor/round": always(constructorRounds),
  "/api/championships/{year}/qualifying/championship": always(qualifyingChampionship),
  "/api/championships/{year}/qualifying/teammate-head-to-head": always(qualifyingTeammates),
  "/api/races": always(heldRaces),
  "/api/races/nextRace": always(nextRaces),
  "/api/races/lastRace": always(lastRaces),
  "/api/races/{year}": always(calendarRows),
  "/api/races/{year}/{round}": always(weekend),
  "/api/races/{year}/{round}/results/{session}": {
    schemas: [raceClassification, timedClassification],
    schemaFor: ({ session }) => (is(scoringSession, session) ? raceClassification : timedClassification),
  },
  "/api/races/{year}/{round}/progression": always(progression),
  "/api/races/{year}/{round}/pit-stops": always(racePitStops),
  "/api/races/{year}/{round}/timing/{session}/{document}": {
    schemas: Object.values(timingDocuments),
    schemaFor: ({ document }) => (is(timingDocument, document) ? timingDocuments[document] : undefined),
  },
  "/api/circuits": always(circuitEntries),
  "/api/circuits/{circuitId}": always(circuitProfiles),
} satisfies Record<string, AnswerShape>;

export type AnsweredPath = keyof typeof answers;

/** What the answer to a path with its values looks like. @throws Error when the contract has no such path */
export function answerSchema(path: string): GenericSchema {
  for (const [pattern, { schemaFor }] of Object.entries<AnswerShape>(answers)) {
    const params = paramsIn(pattern, path);
    const schema = params === null ? undefined : schemaFor(params);
    if (schema !== undefined) return schema;
  }
  throw new Error(`the contract has no path ${path}`);
}

function always(schema: GenericSchema): AnswerShape {
  return { schemas: [schema], schemaFor: () => schema };
}
