import type { DatabaseSync } from "node:sqlite";
import { array, number, object, parse, string } from "valibot";
import type { FinishingOrder } from "#archive/analysis/ratings/ratings-model.ts";

const classifiedRows = array(
  object({ race_id: number(), year: number(), driver_id: string(), team_id: string(), status: string() }),
);

/**
 * The orders in which cars were classified in Grands Prix, oldest first, without the Indianapolis 500 of 1950 to 1960,
 * which others drove. Of two cars of one driver in a race the better counts.
 *
 * @param keep which classified cars count, by how the race ended for them; all where it is left out
 */
export function finishingOrders(
  db: DatabaseSync,
  keep: (status: string) => boolean = () => true,
): Array<FinishingOrder> {
  const rows = db.prepare(`
    SELECT race_id, year, driver_id, team_id, status
    FROM result JOIN race ON race.id = race_id
    WHERE session = 'R' AND position IS NOT NULL AND grand_prix_id <> 'indianapolis'
    ORDER BY year, round, display_order`);
  const races = Map.groupBy(parse(classifiedRows, rows.all()), (row) => row.race_id);
  return [...races.values()].flatMap((ofRace) => {
    const [first] = ofRace;
    if (first === undefined) return [];
    const byDriver = new Map<string, string>();
    for (const { driver_id, team_id, status } of ofRace) {
      if (keep(status) && !byDriver.has(driver_id)) byDriver.set(driver_id, team_id);
    }
    return [{ year: first.year, cars: [...byDriver].map(([driver, team]) => ({ driver, team })) }];
  });
}
