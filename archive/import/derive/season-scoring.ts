import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/columns.ts";
import { writeSeasonScoring } from "#archive/storage/season-scoring.ts";
import { scoringSession } from "#contract/sessions.ts";

const resultRows = array(
  object({
    year: number(),
    rounds: number(),
    round: number(),
    grand_prix_id: string(),
    session: scoringSession,
    driver_id: string(),
    team_id: string(),
    engine_id: string(),
    position: nullable(number()),
    fastest_lap: flagColumn,
  }),
);

/** The input of the scoring rules for each season with results, from its classifications. */
export function seasonScorings(db: DatabaseSync) {
  const rows = db.prepare(`
    SELECT year, (SELECT max(round) FROM race AS calendar WHERE calendar.year = race.year) AS rounds, round, grand_prix_id, session, driver_id, team_id, engine_id, position, fastest_lap
    FROM result JOIN race ON race.id = race_id
    ORDER BY year, round, session DESC, display_order`);
  const seasons = Map.groupBy(parse(resultRows, rows.all()), (line) => line.year);
  return [...seasons].map(([year, ofYear]) => {
    const rounds = ofYear[0]?.rounds ?? 0;
    const races = Map.groupBy(ofYear, (line) => `${line.round} ${line.session}`);
    return writeSeasonScoring(
      { year, rounds },
      [...races.values()].flatMap((lines) =>
        lines
          .slice(0, 1)
          .map(({ round, grand_prix_id, session }) => ({ year, round, grand_prix_id, session, lines })),
      ),
    );
  });
}
