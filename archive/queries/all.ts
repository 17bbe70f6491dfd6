import { archiveSql, coverageSql } from "./archive-info.ts";
import { documentSql } from "./documents.ts";
import { lastPodiumSql, lastRaceSql, racesFromSql } from "./races.ts";
import { seasonDocumentSql } from "./season-documents.ts";
import { versionSql } from "./version.ts";

/**
 * A statement the API may send. `readsWhole` names the tables of which it may read every row, and why;
 * all others must be reached through a key or an index (tests/workers/query-plans.test.ts).
 */
export type Statement = { sql: string; readsWhole?: { tables: ReadonlyArray<string>; because: string } };

/** Every statement of the API, by the question it answers. */
export const statements: Readonly<Record<string, Statement>> = {
  version: { sql: versionSql },
  archive: { sql: archiveSql },
  coverage: {
    sql: coverageSql,
    readsWhole: { tables: ["coverage"], because: "a row for each of eleven kinds, and all are the answer" },
  },
  document: { sql: documentSql },
  seasonDocument: { sql: seasonDocumentSql },
  lastRace: { sql: lastRaceSql },
  lastPodium: { sql: lastPodiumSql },
  racesFrom: { sql: racesFromSql },
};
