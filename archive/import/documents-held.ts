import type { DatabaseSync } from "node:sqlite";
import { array, object, parse } from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/columns.ts";
import { heldRace, heldRaces } from "#contract/held.ts";
import { paths } from "#contract/paths.ts";
import type { ApiDocument } from "./documents.ts";

const raceRows = array(
  object({ ...heldRace.entries, run: flagColumn, classified: jsonColumn, pit_stops: flagColumn }),
);

const racesQuery = `
  SELECT year, round, date AS date_utc, winner_driver_id IS NOT NULL AS run,
    (SELECT json_group_array(session ORDER BY session) FROM (
      SELECT session FROM result WHERE race_id = id UNION SELECT session FROM timed_result WHERE race_id = id
    )) AS classified,
    EXISTS (SELECT 1 FROM pit_stop WHERE race_id = id) AS pit_stops
  FROM race ORDER BY year, round`;

/** What is held of every race weekend. */
export function* heldDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const rows = parse(raceRows, db.prepare(racesQuery).all());
  yield { path: paths.heldRaces(), body: JSON.stringify(parse(heldRaces, rows)) };
}
