import type { DatabaseSync } from "node:sqlite";
import { DataError } from "../data-error.ts";
import { runAll } from "../openf1/local-database.ts";
import { lapRaceIn, lapRaceStatements } from "./lap-entries.ts";
import { carsOf } from "./lap-recording.ts";
import { type CarLaps, type LapSession, neutralStatus } from "./lap-session.ts";

const lapTable = `
  CREATE TEMP TABLE lap (race_id INTEGER, session TEXT, driver_id TEXT, lap INTEGER, time_ms INTEGER, clock_ms INTEGER,
    compound TEXT, tyre_age INTEGER, pit INTEGER, pit_lane_ms INTEGER, track TEXT)`;

/** Fills the temporary table `lap` with the laps of every session that has a classification in the archive. */
export function fillLapTable(db: DatabaseSync, sessions: ReadonlyArray<LapSession>): void {
  db.exec(lapTable);
  const raceId = db.prepare("SELECT id FROM race WHERE year = ? AND round = ?");
  const insert = db.prepare("INSERT INTO lap VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const session of sessions) {
    const { year, round, session: code } = session;
    const id = raceId.get(year, round)?.id;
    if (typeof id !== "number") continue;
    for (const { entry, car } of carsIn(db, session))
      for (const lap of lapRows(car)) insert.run(id, code, entry.driver_id, ...lap);
  }
}

/** A session's cars with their entries; none if the archive lacks the session or no longer has these cars. */
function carsIn(db: DatabaseSync, session: LapSession): ReturnType<typeof carsOf> {
  const race = lapRaceIn(runAll(db, lapRaceStatements(session.year, session.round, session.session)));
  if (race === null) return [];
  try {
    return carsOf(session, race);
  } catch (error) {
    if (error instanceof DataError) return [];
    throw error;
  }
}

/** The columns of `lap` after the car number, lap by lap. */
function lapRows({ laps, stints, visits }: CarLaps): Array<Array<string | number | null>> {
  const visited = new Map(visits.map((visit) => [visit.lap, visit]));
  return laps.map(({ ms, endedAt, status }, index) => {
    const lap = index + 1;
    const stint = stints.findLast(({ fromLap }) => fromLap <= lap);
    const age = stint === undefined || stint.age === null ? null : stint.age + lap - stint.fromLap;
    const visit = visited.get(lap);
    return [
      lap,
      ms,
      endedAt,
      stint?.compound ?? null,
      age,
      visit === undefined ? 0 : 1,
      visit?.laneMs ?? null,
      trackOf(status),
    ];
  });
}

/** The most severe neutralisation of a lap. */
function trackOf(status: string): string | null {
  const has = (digits: ReadonlyArray<string>) => digits.some((digit) => status.includes(digit));
  if (has(neutralStatus.RED)) return "RED";
  if (has(neutralStatus.SC)) return "SC";
  return has(neutralStatus.VSC) ? "VSC" : null;
}
