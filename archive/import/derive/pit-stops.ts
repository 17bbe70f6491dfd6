import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { visitsWithField } from "#archive/analysis/pit-stops.ts";

const visit = object({
  race_id: number(),
  display_order: number(),
  driver_id: string(),
  lap: number(),
  time_ms: nullable(number()),
});
const driven = object({ race_id: number(), laps: number() });

/** Marks the visits to the pit lane that F1DB lists as stops although the whole field came through. */
export function markVisitsWithField(db: DatabaseSync): void {
  const visits = parse(
    array(visit),
    db.prepare("SELECT race_id, display_order, driver_id, lap, time_ms FROM pit_stop").all(),
  );
  const laps = Map.groupBy(
    parse(
      array(driven),
      db.prepare("SELECT race_id, laps FROM result WHERE session = 'R' AND laps IS NOT NULL").all(),
    ),
    (line) => line.race_id,
  );
  const mark = db.prepare("UPDATE pit_stop SET with_field = 1 WHERE race_id = ? AND display_order = ?");
  for (const [race, ofRace] of Map.groupBy(visits, ({ race_id }) => race_id)) {
    const found = visitsWithField(
      ofRace.map((row) => ({
        ...row,
        car: row.driver_id,
        laneSeconds: row.time_ms === null ? null : row.time_ms / 1000,
      })),
      (laps.get(race) ?? []).map((line) => line.laps),
    );
    for (const { display_order } of found.keys()) mark.run(race, display_order);
  }
}
