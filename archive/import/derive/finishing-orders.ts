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
 * The classified cars of Grands Prix in order, oldest race first, without the Indianapolis 500 of 1950 to 1960, which
 * had a different field. Of two cars of one driver in a race the better counts.
 *
 * @param options.keep selects classified cars by how their race ended; all by default
 * @param options.cars what cars are grouped by: the team, or the team as entered by one entrant (which separates
 *   privateers from the works team)
 */
export function finishingOrders(
  db: DatabaseSync,
  {
    keep = () => true,
    cars = "team",
  }: { keep?: (status: string) => boolean; cars?: "team" | "entrant" } = {},
): Array<FinishingOrder> {
  // F1DB lists entrants by season, team, engine, driver and rounds; engines sometimes differ, so they are not matched.
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
