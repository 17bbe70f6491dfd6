import { archiveSql, coverageSql } from "./archive-info.ts";
import { documentSql } from "./documents.ts";
import { driverSidesSql } from "./driver-sides.ts";
import { heldTimingSql } from "./held-timing.ts";
import { raceFormatSql, raceLinesSql, timedLinesSql } from "./classification.ts";
import { raceLapsSql, racePitStopsSql, raceStartersSql } from "./pit-stops.ts";
import { gridPlacesSql, racePlacesSql, timedPlacesSql } from "./progression.ts";
import { calendarEndSql } from "./race.ts";
import { lastPodiumSql, lastRaceSql, racesFromSql } from "./races.ts";
import { seasonDocumentSql } from "./season-documents.ts";
import { timedSessionsSql, timingDocumentSql } from "./timing.ts";
import { versionSql } from "./version.ts";
import {
  classifiedRacesSql,
  classifiedSessionsSql,
  hasPitStopsSql,
  raceAfterSql,
  raceBeforeSql,
  weekendSessionsSql,
  weekendSql,
} from "./weekend.ts";

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
  heldTiming: {
    sql: heldTimingSql,
    readsWhole: {
      tables: ["timing_session"],
      because: "a row for each session with timing, and all are the answer",
    },
  },
  timedSessions: { sql: timedSessionsSql },
  timingDocument: { sql: timingDocumentSql },
  calendarEnd: { sql: calendarEndSql },
  weekend: { sql: weekendSql },
  weekendSessions: { sql: weekendSessionsSql },
  classifiedRaces: { sql: classifiedRacesSql },
  classifiedSessions: { sql: classifiedSessionsSql },
  hasPitStops: { sql: hasPitStopsSql },
  raceBefore: { sql: raceBeforeSql },
  raceAfter: { sql: raceAfterSql },
  raceFormat: { sql: raceFormatSql },
  raceLines: { sql: raceLinesSql },
  timedLines: { sql: timedLinesSql },
  raceLaps: { sql: raceLapsSql },
  raceStarters: { sql: raceStartersSql },
  racePitStops: { sql: racePitStopsSql },
  timedPlaces: { sql: timedPlacesSql },
  gridPlaces: { sql: gridPlacesSql },
  racePlaces: { sql: racePlacesSql },
  driverSides: { sql: driverSidesSql },
};
