import type { DatabaseSync } from "node:sqlite";
import { calendarDocuments } from "./documents-calendar.ts";
import { careerDocuments } from "./documents-careers.ts";
import { careerCircuitDocuments } from "./documents-career-circuits.ts";
import { championshipDocuments } from "./documents-championship.ts";
import { circuitDocuments } from "./documents-circuits.ts";
import { entryDocuments } from "./documents-entries.ts";
import { heldDocuments } from "./documents-held.ts";
import { overviewDocuments } from "./documents-overviews.ts";
import { profileDocuments } from "./documents-profiles.ts";
import { qualifyingDocuments } from "./documents-qualifying.ts";
import { recordDocuments } from "./documents-records.ts";
import { resultDocuments } from "./documents-results.ts";
import { searchDocuments } from "./documents-search.ts";
import { seasonPointsDocuments } from "./documents-season-points.ts";
import { seasonQualifyingDocuments } from "./documents-season-qualifying.ts";
import { seasonRaceDocuments } from "./documents-season-races.ts";
import { teamPairDocuments } from "./documents-team-pairs.ts";
import { teammateDocuments } from "./documents-teammates.ts";

/**
 * Raise this with every change to what the documents say: local archives that were built before are then
 * replaced (`schemaFingerprint`).
 */
export const documentFormat = 13;

/** An answer of the data API: the path it answers, and its JSON. */
export type ApiDocument = { path: string; body: string };

/** Every career-long answer for every known id, and each season's answers; an empty answer has no document. */
export function* documents(db: DatabaseSync): Iterable<ApiDocument> {
  yield* entryDocuments(db);
  yield* profileDocuments(db);
  yield* careerDocuments(db);
  yield* careerCircuitDocuments(db);
  yield* calendarDocuments(db);
  yield* heldDocuments(db);
  yield* circuitDocuments(db);
  yield* championshipDocuments(db);
  yield* resultDocuments(db);
  yield* teamPairDocuments(db);
  yield* teammateDocuments(db);
  yield* qualifyingDocuments(db);
  yield* overviewDocuments(db);
  yield* searchDocuments(db);
  yield* recordDocuments(db);
  yield* seasonPointsDocuments(db);
  yield* seasonRaceDocuments(db);
  yield* seasonQualifyingDocuments(db);
}
