import { countedParts, countedPoints } from "#archive/analysis/season-rules/counted-results.ts";
import { driversPoints } from "#archive/analysis/season-rules/race-points.ts";
import { constructorsTable, driversTable, pointsByRound } from "#archive/analysis/season-rules/tables.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ReleasedLine, ReleasedSeason } from "./seasons.ts";

/** Where a table that the rules make is not the one that the release has. */
export type Difference = {
  year: number;
  table: "drivers" | "constructors";
  /** After which round; null for the season's own table. */
  round: number | null;
  /** A driver, or a team and its engine. */
  who: string;
  what: "points" | "gross points" | "place";
  /** What the rules make of the results; null for nobody's line, and for no place. */
  ours: number | null;
  theirs: number | null;
};

/** Records round thirds and sevenths of a point in each race: a few of them may make so much. */
const tolerance = 0.02;

/**
 * Every difference between the tables that the season's rules make of its classifications and those of the release: of
 * the drivers' table points, gross points and places; of the drivers' tables after each round the points, and places
 * that no such table can have; of the constructors' table points and gross points.
 */
export function differencesOf(season: ReleasedSeason): Array<Difference> {
  return [
    ...finalTable(season),
    ...tablesByRound(season),
    ...impossiblePlaces(season),
    ...constructors(season),
  ];
}

function finalTable({ year, races, tables }: ReleasedSeason): Array<Difference> {
  const ours = new Map(driversTable(year, races).map((line) => [line.driver_id, line]));
  const theirs = byWho(tables.filter((line) => line.kind === "driver" && line.round === null));
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((who) => {
    const [own, released] = [ours.get(who), theirs.get(who)];
    const of = { year, table: "drivers", round: null, who } as const;
    const gross = released === undefined ? undefined : (released.gross_points ?? released.points);
    return [
      ...differing({ ...of, what: "points" }, own?.points, released?.points),
      ...differing({ ...of, what: "gross points" }, own?.gross, gross),
      ...differing({ ...of, what: "place" }, own?.position, released?.position),
    ];
  });
}

function tablesByRound({ year, races, tables }: ReleasedSeason): Array<Difference> {
  const scored = races.flatMap((race) => driversPoints(race).map((line) => ({ ...line, round: race.round })));
  const drivers = Map.groupBy(scored, (line) => line.driver_id);
  return tables.flatMap(({ kind, round, who, points }) => {
    if (kind !== "driver" || round === null) return [];
    const until = (drivers.get(who) ?? []).filter((line) => line.round <= round);
    const own = countedPoints(pointsByRound(until), countedParts(year));
    return differing({ year, table: "drivers", round, who, what: "points" }, own, points);
  });
}

/** A place beyond the end of its table is a slip of whoever wrote it. */
function impossiblePlaces({ year, tables }: ReleasedSeason): Array<Difference> {
  const byTable = Map.groupBy(tables, ({ kind, round }) => `${kind} ${round}`);
  return [...byTable.values()].flatMap((lines) =>
    lines
      .filter(({ position }) => position !== null && position > lines.length)
      .map(({ kind, round, who, position }) => ({
        year,
        table: kind === "driver" ? ("drivers" as const) : ("constructors" as const),
        round,
        who,
        what: "place" as const,
        ours: null,
        theirs: position,
      })),
  );
}

function constructors({ year, races, tables }: ReleasedSeason): Array<Difference> {
  if (year < firstConstructorsSeason) return [];
  const ours = constructorsTable(year, races);
  const theirs = byWho(tables.filter((line) => line.kind === "constructor" && line.round === null));
  return ours.flatMap(({ team_id, engine_id, points, gross }) => {
    const who = `${team_id} ${engine_id}`;
    const released = theirs.get(who) ?? { points: 0, gross_points: null };
    const of = { year, table: "constructors", round: null, who } as const;
    return [
      ...differing({ ...of, what: "points" }, points, released.points),
      ...differing({ ...of, what: "gross points" }, gross, released.gross_points ?? released.points),
    ];
  });
}

function byWho(lines: ReadonlyArray<ReleasedLine>): Map<string, ReleasedLine> {
  // Of two lines of one make (2018) the better comes first, and stays.
  return new Map(lines.toReversed().map((line) => [line.who, line]));
}

function differing(
  of: Omit<Difference, "ours" | "theirs">,
  ours: number | null | undefined,
  theirs: number | null | undefined,
): Array<Difference> {
  const [own, released] = [ours ?? null, theirs ?? null];
  if (own === released) return [];
  if (own !== null && released !== null && Math.abs(own - released) <= tolerance) return [];
  return [{ ...of, ours: own, theirs: released }];
}
