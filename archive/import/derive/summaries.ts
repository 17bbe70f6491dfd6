import { type InferOutput, nullable, number, object, string } from "valibot";
import { flagColumn } from "#archive/storage/database.ts";
import { isStart } from "#contract/results.ts";
import { scoringSession } from "#contract/sessions.ts";

/** One driver's line in the classification of a race or sprint, as far as summaries need it. */
export const entry = object({
  race_id: number(),
  year: number(),
  round: number(),
  session: scoringSession,
  display_order: number(),
  position: nullable(number()),
  position_text: string(),
  /** The car's number, the same for two drivers who shared it. */
  number: nullable(string()),
  driver_id: string(),
  team_id: string(),
  engine_id: string(),
  points: number(),
  grid: nullable(number()),
  fastest_lap: flagColumn,
});
export type Entry = InferOutput<typeof entry>;

/** Its columns, of `result` joined with `race`. */
export const entryColumns = Object.keys(entry.entries).join(", ");

/** A row of a season's standings, final or current. */
export const placing = object({
  year: number(),
  display_order: number(),
  entity_id: string(),
  /** The engine of a constructor's line; "" for drivers. */
  engine_id: string(),
  position: nullable(number()),
  points: number(),
  champion: flagColumn,
});
export type Placing = InferOutput<typeof placing>;

/** Statistics over a set of Grands Prix, without sprints; each race counts once. */
export type Figures = {
  entries: number;
  /** Races entered without DNS, DNQ, DNPQ, DNP, EX. */
  grands_prix: number;
  wins: number;
  podiums: number;
  /** Races started from grid slot 1. */
  poles: number;
  fastest_laps: number;
  dnfs: number;
  /** Races finished in a classified place, and the sum of those places: their ratio is the average finish. */
  classified: number;
  finish_sum: number;
  best_finish: number | null;
};

function started(line: Entry): boolean {
  return isStart(line.position_text);
}

/** A driver's better line in one race: the one classified higher. */
function betterLine(lines: ReadonlyArray<Entry>): Entry | null {
  return lines.reduce<Entry | null>(
    (best, line) => (best === null || line.display_order < best.display_order ? line : best),
    null,
  );
}

/**
 * One driver's statistics over some entries. A driver who shared cars has several in a race: the better one counts.
 */
export function driverFigures(lines: ReadonlyArray<Entry>): Figures {
  const races = [...Map.groupBy(grandsPrix(lines), (line) => line.race_id).values()];
  const best = races.flatMap((ofRace) => betterLine(ofRace) ?? []);
  const places = best.flatMap((line) => line.position ?? []);
  return {
    entries: races.length,
    grands_prix: races.filter((ofRace) => ofRace.some(started)).length,
    wins: places.filter((place) => place === 1).length,
    podiums: places.filter((place) => place <= 3).length,
    poles: racesWith(lines, (line) => line.grid === 1),
    fastest_laps: racesWith(lines, (line) => line.fastest_lap),
    dnfs: best.filter((line) => line.position_text === "DNF").length,
    ...finishes(places),
  };
}

/**
 * One team's statistics over some entries. Wins and poles count races, podiums distinct positions in a race,
 * retirements and finishes count cars: a car shared by two drivers counts once.
 */
export function teamFigures(lines: ReadonlyArray<Entry>): Figures {
  const races = grandsPrix(lines);
  const places = [...distinct(races, (line) => line.position).values()].flatMap(
    (line) => line.position ?? [],
  );
  return {
    entries: racesWith(lines, () => true),
    grands_prix: racesWith(lines, started),
    wins: racesWith(lines, (line) => line.position === 1),
    podiums: places.filter((place) => place <= 3).length,
    poles: racesWith(lines, (line) => line.grid === 1),
    fastest_laps: racesWith(lines, (line) => line.fastest_lap),
    dnfs: distinct(
      races.filter((line) => line.position_text === "DNF"),
      (line) => line.number ?? line.driver_id,
    ).size,
    ...finishes(places),
  };
}

function grandsPrix(lines: ReadonlyArray<Entry>): Array<Entry> {
  return lines.filter((line) => line.session === "R");
}

/** In how many distinct Grands Prix an entry meets a condition. */
function racesWith(lines: ReadonlyArray<Entry>, has: (line: Entry) => boolean): number {
  return new Set(
    grandsPrix(lines)
      .filter(has)
      .map((line) => line.race_id),
  ).size;
}

/** One entry per race and value. */
function distinct(lines: ReadonlyArray<Entry>, value: (line: Entry) => string | number | null) {
  return new Map(lines.map((line) => [`${line.race_id} ${value(line)}`, line]));
}

function finishes(places: ReadonlyArray<number>) {
  return {
    classified: places.length,
    finish_sum: places.reduce((sum, place) => sum + place, 0),
    best_finish: places.length === 0 ? null : Math.min(...places),
  };
}
