import { DatabaseSync } from "node:sqlite";
import { array, number, object, parse, string } from "valibot";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { paths } from "#contract/endpoints.ts";

const documents = array(object({ path: string(), packed: string() }));

/** What is asked about a season's championships. */
const championshipPaths = [
  "driver/overview",
  "driver/points",
  "driver/details",
  "driver/race-details",
  "qualifying/teammate-head-to-head",
  "qualifying/championship",
  "constructor/overview",
  "constructor/round",
];

/**
 * Every endpoint of the data API, each with the id or year that makes its answer longest.
 *
 * @param databaseFile the archive that will be asked
 */
export function heaviestPaths(databaseFile: string): Array<string> {
  using db = new DatabaseSync(databaseFile, { readOnly: true });
  const longest = (path: (id: string) => string) => longestDocument(db, path("*"));
  return [
    paths.archive(),
    paths.drivers(),
    paths.teams(),
    paths.nextRace(),
    paths.lastRace(),
    longestDocument(db, "/api/races/*"),
    longestDocument(db, "/api/races/*/*/timing/*/*"),
    paths.driverCareers(),
    longest(paths.driverProfile),
    longest(paths.driverQualifying),
    longest(paths.driverRaces),
    longest(paths.driverCircuits),
    paths.driverAgainst("fernando_alonso", "lewis_hamilton"),
    longest(paths.teamProfile),
    longest(paths.teamCircuits),
    paths.teamAgainst("ferrari", "mclaren"),
    longest(paths.teamSeasons),
    longest(paths.teamResults),
    longest(paths.teamChampionship),
    longest(paths.driverResults),
    longest(paths.driverChampionship),
    longest(paths.teammates),
    longest(paths.teammatesFinished),
    ...championshipPaths.map((path) => longestDocument(db, `/api/championships/*/${path}`)),
    ...weekendPaths(db),
  ];
}

const races = array(object({ year: number(), round: number() }));

/** What is asked about a race weekend, of the one with the most lines in its classifications. */
function weekendPaths(db: DatabaseSync): Array<string> {
  const fullest = db.prepare(`
    SELECT year, round FROM race JOIN timed_result ON race_id = race.id
    GROUP BY race.id ORDER BY count(*) DESC LIMIT 1`);
  const [race] = parse(races, fullest.all());
  if (race === undefined) throw new Error("the archive has no classification by time");
  const { year, round } = race;
  return [
    paths.weekend(year, round),
    paths.classification(year, round, "R"),
    paths.classification(year, round, "Q"),
    paths.racePitStops(2025, 1),
    paths.progression(year, round),
  ];
}

/** Of the prepared answers whose path fits a pattern, the path of the longest; `*` stands for one segment, an id. */
function longestDocument(db: DatabaseSync, pattern: string): string {
  const rows = parse(
    documents,
    db
      .prepare(
        `SELECT path, packed FROM (SELECT * FROM document UNION ALL SELECT * FROM timing_document)
         WHERE path GLOB ?1 AND path NOT GLOB ?1 || '/*' AND path <> ?2`,
      )
      .all(pattern, paths.driverCareers()),
  );
  const sized = rows.map(({ path, packed }) => ({ path, length: unpack(packed).length }));
  const [first] = sized.toSorted((a, b) => b.length - a.length);
  if (first === undefined) throw new Error(`the archive has no answer for ${pattern}`);
  return first.path;
}
