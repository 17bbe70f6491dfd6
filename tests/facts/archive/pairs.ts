import type { DatabaseSync } from "node:sqlite";
import { object } from "valibot";
import { type TeammateRecord, teammateRecords } from "#contract/head-to-head.ts";
import { paths } from "#contract/endpoints.ts";
import { count } from "#contract/values.ts";
import { documentOf, rowOf } from "./rows.ts";

const score = object({ driver: count, teammate: count });

/** By the order of the qualifying classification, which holds in every format of qualifying. */
const qualifyingSql = `
  SELECT
    count(*) FILTER (WHERE one.display_order < other.display_order) AS driver,
    count(*) FILTER (WHERE one.display_order > other.display_order) AS teammate
  FROM timed_result AS one
    JOIN timed_result AS other ON other.race_id = one.race_id AND other.session = one.session
      AND other.team_id = one.team_id
    JOIN race ON race.id = one.race_id
  WHERE one.session = 'Q' AND one.driver_id = ? AND other.driver_id = ? AND year = ?`;

/** Questions about two drivers of one team in a season. Each answer says how often each was ahead. */
export function pairs(db: DatabaseSync) {
  return {
    /** Over every race that both entered, by the order of classification, as the API has it. */
    headToHead: (driver: string, teammate: string, year: number) =>
      scoreOf(documentOf(db, teammateRecords, paths.teammates(driver)), teammate, year),

    /** Only over races in which both were classified, as the API has it. */
    headToHeadFinished: (driver: string, teammate: string, year: number) =>
      scoreOf(documentOf(db, teammateRecords, paths.teammatesFinished(driver)), teammate, year),

    /** Over every Grand Prix's qualifying in which both took part. */
    headToHeadInQualifying: (driver: string, teammate: string, year: number) =>
      rowOf(db, score, qualifyingSql, driver, teammate, year),
  };
}

function scoreOf(records: ReadonlyArray<TeammateRecord>, teammate: string, year: number) {
  const together = records.filter((record) => record.teammate_id === teammate && record.year === year);
  return {
    driver: together.filter((record) => isAhead(record.driver_position, record.teammate_position)).length,
    teammate: together.filter((record) => isAhead(record.teammate_position, record.driver_position)).length,
  };
}

function isAhead(place: number | null, other: number | null): boolean {
  return place !== null && other !== null && place < other;
}
