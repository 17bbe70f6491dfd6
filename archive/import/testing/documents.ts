import { DatabaseSync } from "node:sqlite";
import {
  array,
  type GenericSchema,
  minLength,
  minValue,
  number,
  object,
  parse,
  pipe,
  string,
  union,
} from "valibot";
import { circuitFiguresRows } from "#contract/against.ts";
import { driverEntries, teamEntries } from "#contract/archive.ts";
import { calendarRows, driverRaceRows } from "#contract/calendar.ts";
import { circuitEntries, circuitProfiles } from "#contract/circuits.ts";
import { driverCareerRows, teamSeasonRows } from "#contract/careers.ts";
import {
  constructorOverview,
  driverChampionshipRows,
  driverOverview,
  teamChampionshipRows,
} from "#contract/championship.ts";
import { heldRaces } from "#contract/held.ts";
import { driverProfiles, teamProfiles } from "#contract/profiles.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import { driverRecords, raceRecords, teamRecords } from "#contract/records.ts";
import { resultRows } from "#contract/results.ts";
import { searchIndex } from "#contract/search.ts";
import {
  constructorRounds,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "#contract/standings.ts";
import { teammateRecords } from "#contract/teammates.ts";
import { unpack } from "../packed.ts";

const documentRows = array(object({ path: string(), packed: string() }));

/** What the answers of each group of paths look like. */
const schemas: ReadonlyArray<[RegExp, GenericSchema]> = [
  [/^\/api\/drivers$/, driverEntries],
  [/^\/api\/teams$/, teamEntries],
  [/^\/api\/circuits$/, circuitEntries],
  [/^\/api\/circuits\/[a-z0-9_]+$/, circuitProfiles],
  [/^\/api\/records\/drivers$/, driverRecords],
  [/^\/api\/records\/teams$/, teamRecords],
  [/^\/api\/records\/races$/, raceRecords],
  [/^\/api\/search$/, searchIndex],
  [/^\/api\/races$/, heldRaces],
  [/^\/api\/drivers\/overview$/, driverCareerRows],
  [/^\/api\/drivers\/[a-z0-9_]+$/, driverProfiles],
  [/^\/api\/teams\/[a-z0-9_]+$/, teamProfiles],
  [/^\/api\/teams\/[a-z0-9_]+\/seasons$/, teamSeasonRows],
  [/^\/api\/(drivers|teams)\/[a-z0-9_]+\/circuits$/, circuitFiguresRows],
  [/^\/api\/drivers\/[a-z0-9_]+\/qualifying$/, driverQualifying],
  [/^\/api\/races\/\d{4}$/, calendarRows],
  [/^\/api\/drivers\/[a-z0-9_]+\/races$/, driverRaceRows],
  [/^\/api\/(drivers|teams)\/[a-z0-9_]+\/results$/, resultRows],
  [/^\/api\/drivers\/[a-z0-9_]+\/championship-data$/, driverChampionshipRows],
  [/^\/api\/teams\/[a-z0-9_]+\/championship-data$/, teamChampionshipRows],
  [/^\/api\/drivers\/[a-z0-9_]+\/race\/teammate-data(-finished)?$/, teammateRecords],
  [/^\/api\/championships\/\d{4}\/driver\/overview$/, driverOverview],
  [/^\/api\/championships\/\d{4}\/driver\/points$/, driverPoints],
  [/^\/api\/championships\/\d{4}\/driver\/details$/, driverDetails],
  [/^\/api\/championships\/\d{4}\/driver\/race-details$/, driverRaceDetails],
  [/^\/api\/championships\/\d{4}\/qualifying\/teammate-head-to-head$/, qualifyingTeammates],
  [/^\/api\/championships\/\d{4}\/qualifying\/championship$/, qualifyingChampionship],
  [/^\/api\/championships\/\d{4}\/constructor\/overview$/, constructorOverview],
  [/^\/api\/championships\/\d{4}\/constructor\/round$/, constructorRounds],
];

const rows = pipe(array(object({})), minLength(1));
/** An overview tells of a season that has no table, too. */
const notEmpty = union([
  rows,
  ...["results", "drivers", "teams", "races"].map((list) => object({ [list]: rows })),
  object({ rounds: pipe(number(), minValue(1)) }),
]);

/** The prepared answers of an archive, by path. */
export function readDocuments(file: string): Map<string, string> {
  using db = new DatabaseSync(file, { readOnly: true });
  const documents = parse(documentRows, db.prepare("SELECT path, packed FROM document ORDER BY path").all());
  return new Map(documents.map(({ path, packed }) => [path, unpack(packed)]));
}

/**
 * Holds every prepared answer against the contract: its shape, and that it is not empty.
 *
 * @returns how many answers there are
 * @throws at the first answer that the contract does not know
 */
export function checkDocuments(file: string): number {
  const documents = readDocuments(file);
  for (const [path, body] of documents) {
    const schema = schemas.find(([pattern]) => pattern.test(path))?.[1];
    if (schema === undefined) throw new Error(`no schema for ${path}`);
    parse(notEmpty, JSON.parse(body));
    parse(schema, JSON.parse(body), { abortEarly: true });
  }
  return documents.size;
}
