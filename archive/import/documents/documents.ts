import type { DatabaseSync } from "node:sqlite";
import type { ApiDocument } from "./api-document.ts";
import { calendarDocuments, heldDocuments } from "./calendar.ts";
import { careerCircuitDocuments, careerDocuments, championshipDocuments } from "./careers.ts";
import { circuitDocuments } from "./circuits.ts";
import { listDocuments, profileDocuments, resultDocuments } from "./drivers-and-teams.ts";
import { qualifyingDocuments, seasonQualifyingDocuments } from "./qualifying.ts";
import { ratingDocuments } from "./ratings.ts";
import { recordDocuments } from "./records.ts";
import { searchDocuments } from "./search-index.ts";
import { overviewDocuments } from "./seasons.ts";
import { seasonPointsDocuments, seasonRaceDocuments } from "./season-rounds.ts";
import { teamHeadToHeadDocuments, teammateDocuments } from "./head-to-heads.ts";
import { titleOddsDocuments } from "./title-odds.ts";

/** Increment with every change to a document or to what is derived, so that archives built before are replaced (`schemaFingerprint`). */
export const documentFormat = 37;

/** All answers prepared at import; empty answers have no document. */
export function* documents(db: DatabaseSync): Iterable<ApiDocument> {
  yield* listDocuments(db);
  yield* profileDocuments(db);
  yield* careerDocuments(db);
  yield* careerCircuitDocuments(db);
  yield* calendarDocuments(db);
  yield* heldDocuments(db);
  yield* circuitDocuments(db);
  yield* championshipDocuments(db);
  yield* resultDocuments(db);
  yield* teamHeadToHeadDocuments(db);
  yield* teammateDocuments(db);
  yield* qualifyingDocuments(db);
  yield* overviewDocuments(db);
  yield* searchDocuments(db);
  yield* recordDocuments(db);
  yield* ratingDocuments(db);
  yield* seasonPointsDocuments(db);
  yield* seasonRaceDocuments(db);
  yield* seasonQualifyingDocuments(db);
  yield* titleOddsDocuments(db);
}
