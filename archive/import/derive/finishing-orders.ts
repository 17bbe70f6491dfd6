import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import type { FinishingOrder } from "#archive/analysis/ratings/ratings-model.ts";

const classifiedRows = array(
  object({
    race_id: number(),
    year: number(),
    driver_id: string(),
    team_id: string(),
    entrant_id: nullable(string()),
    status: string(),
  }),
);

/**
 * The orders in which cars were classified in Grands Prix, oldest first, without the Indianapolis 500 of 1950 to 1960,
 * which others drove. Of two cars of one driver in a race the better counts.
 *
 * @param options.keep which classified cars count, by how the race ended for them; all where it is left out
 * @param options.cars what a car is of: its team, or its team as entered by one entrant (a privateer's cars are then
 * apart from the works team's)
 */
export function finishingOrders(
  db: DatabaseSync,
  {
    keep = () => true,
    cars = "team",
  }: { keep?: (status: string) => boolean; cars?: "team" | "entrant" } = {},
): Array<FinishingOrder> {
  // F1DB names entrants by season, team, engine, driver and rounds; engines differ now and then, so they are not asked.
  const rows = db.prepare(`
    SELECT race_id, race.year, result.driver_id, result.team_id, status,
      (SELECT min(entrant_id) FROM driver_entrant AS own
        WHERE own.year = race.year AND own.driver_id = result.driver_id AND own.team_id = result.team_id
        AND ';' || rounds || ';' LIKE '%;' || round || ';%') AS entrant_id
    FROM result JOIN race ON race.id = race_id
    WHERE session = 'R' AND position IS NOT NULL AND grand_prix_id <> 'indianapolis'
    ORDER BY race.year, round, display_order`);
  const races = Map.groupBy(parse(classifiedRows, rows.all()), (row) => row.race_id);
  return [...races.values()].flatMap((ofRace) => {
    const [first] = ofRace;
    if (first === undefined) return [];
    const byDriver = new Map<string, string>();
    for (const { driver_id, team_id, entrant_id, status } of ofRace) {
      if (!keep(status) || byDriver.has(driver_id)) continue;
      byDriver.set(driver_id, cars === "team" || entrant_id === null ? team_id : `${team_id} ${entrant_id}`);
    }
    return [{ year: first.year, cars: [...byDriver].map(([driver, team]) => ({ driver, team })) }];
  });
}
