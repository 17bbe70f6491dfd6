import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  parse,
  parseJson,
  pipe,
  strictTuple,
  string,
} from "valibot";
import { sessionDocuments } from "#archive/analysis/timing/session-documents.ts";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { paths } from "#contract/endpoints.ts";
import { compound } from "#contract/timing/session.ts";
import { DataError, messageOf } from "../data-error.ts";
import { runAll } from "../openf1/local-database.ts";
import {
  heldSessionsIn,
  heldStatement,
  isSameSession,
  type StoredSession,
  storeStatements,
  timingFormat,
  unsignedSession,
} from "../openf1/timing-store.ts";
import {
  type CarLap,
  type CarLaps,
  type LapRace,
  lapRaceIn,
  lapRaceStatements,
  type LapSession,
} from "./lap-session.ts";
import { lapRecording } from "./lap-recording.ts";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { scoringSession } from "#contract/sessions.ts";

/** The folder of the laps that ship with the source: a compact file per season. */
export const shippedLapsFolder = fileURLToPath(new URL("../../starter/laps/", import.meta.url));

/** The sessions in a folder of compact files, in chronological order. @throws DataError if one is damaged */
export function shippedLaps(folder: string = shippedLapsFolder): Array<LapSession> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json.br"));
  return files.toSorted().flatMap((name) => unpackLaps(readFileSync(join(folder, name)), name));
}

/**
 * Computes and stores the documents of the laps that ship with the source, for every race with a classification in the
 * archive. Sessions already stored are kept, since an import takes precedence.
 *
 * @returns how many sessions were added
 */
export function addShippedLaps(db: DatabaseSync, folder?: string): number {
  const held = heldSessionsIn(runAll(db, [heldStatement])[0]);
  let added = 0;
  for (const session of shippedLaps(folder)) {
    const own = held.find((one) => isSameSession(one, session));
    if (own !== undefined && own.format === timingFormat) continue;
    const race = lapRaceIn(runAll(db, lapRaceStatements(session.year, session.round, session.session)));
    if (race === null) continue;
    try {
      runAll(db, storeStatements(storedLaps(session, race, null)));
      added += 1;
    } catch (error) {
      // A release of F1DB that no longer has these cars must not be rejected because of them.
      if (!(error instanceof DataError)) throw error;
      console.error(`The laps that ship with the source are left out: ${error.message}`);
    }
  }
  return added;
}

/**
 * A session's laps as they are stored: the same documents as for OpenF1 sessions, as far as laps allow.
 *
 * @param importedAt ISO 8601 in UTC; null for what ships with the source
 * @throws DataError if the laps do not match this race
 */
export function storedLaps(session: LapSession, race: LapRace, importedAt: string | null): StoredSession {
  const { year, round, session: code } = session;
  const recording = lapRecording(session, race);
  const { row, bodies } = unsignedSession({
    year,
    round,
    session: code,
    sessionKey: null,
    startedAt: race.startedAt,
    provisional: false,
    source: recording.source,
    conditions: null,
    documents: sessionDocuments(recording, code),
  });
  const digest = createHash("sha256")
    .update(JSON.stringify([row, bodies]))
    .digest();
  return {
    row: { ...row, fingerprint: digest.readUIntBE(0, 6), imported_at: importedAt },
    documents: bodies.map(({ name, body }) => ({
      path: paths.timing(year, round, code, name),
      packed: pack(body),
    })),
  };
}

/*
 * A compact format for a season's laps: mostly small numbers, as compressed JSON. A lap time is stored as its difference
 * from the last timed lap, and the clock only where it is not the sum of the lap times before it.
 */

const packedCar = strictTuple([
  /** Number and code. */
  number(),
  string(),
  /** Each lap time minus the last timed one, in milliseconds; null where not timed. */
  array(nullable(number())),
  /** Lap, and how far the clock at its end is off from the previous clock plus the lap time; null without a clock. */
  array(strictTuple([number(), nullable(number())])),
  /** Lap and status, at each change. */
  array(strictTuple([number(), nullable(string())])),
  /** First lap, compound, age. */
  array(strictTuple([number(), compound, nullable(number())])),
  /** Lap, entry after the end of the lap before, milliseconds in the pit lane, and whether the car left it again. */
  array(strictTuple([number(), nullable(number()), nullable(number()), boolean()])),
]);
type PackedCar = InferOutput<typeof packedCar>;

const packedSeason = pipe(
  string(),
  parseJson(),
  array(strictTuple([number(), number(), scoringSession, string(), array(packedCar)])),
);

/** Packs sessions. */
export function packLaps(sessions: ReadonlyArray<LapSession>): Uint8Array {
  const packed = sessions.map(({ year, round, session, event, cars }) => [
    year,
    round,
    session,
    event,
    cars.map(packCar),
  ]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(JSON.stringify(packed), { params });
}

/** Unpacks sessions. @throws DataError if the bytes are damaged */
export function unpackLaps(bytes: Uint8Array, file: string): Array<LapSession> {
  try {
    return parse(packedSeason, brotliDecompressSync(bytes).toString("utf8")).map(
      ([year, round, session, event, cars]) => ({ year, round, session, event, cars: cars.map(unpackCar) }),
    );
  } catch (error) {
    throw new DataError(`${file} is damaged: ${messageOf(error)}`);
  }
}

function packCar({ number: car, code, laps, stints, visits }: CarLaps): PackedCar {
  let timed = 0;
  let clock = 0;
  let status: string | null = "";
  const times: PackedCar[2] = [];
  const clocks: PackedCar[3] = [];
  const statuses: PackedCar[4] = [];
  for (const [index, lap] of laps.entries()) {
    times.push(lap.ms === null ? null : lap.ms - timed);
    const off = lap.endedAt === null ? null : lap.endedAt - clock - (lap.ms ?? 0);
    if (off !== 0) clocks.push([index + 1, off]);
    if (lap.status !== status) statuses.push([index + 1, lap.status]);
    timed = lap.ms ?? timed;
    clock = lap.endedAt ?? clock;
    status = lap.status;
  }
  return [
    car,
    code,
    times,
    clocks,
    statuses,
    stints.map((stint) => [stint.fromLap, stint.compound, stint.age]),
    visits.map(({ lap, enteredAt, laneMs, left }) => [
      lap,
      enteredAt === null ? null : enteredAt - startOf(lap, laps),
      laneMs,
      left,
    ]),
  ];
}

function unpackCar([car, code, times, clocks, statuses, stints, visits]: PackedCar): CarLaps {
  const offsets = new Map(clocks);
  const changes = new Map(statuses);
  let timed = 0;
  let clock = 0;
  let status: string | null = "";
  const laps = times.map((difference, index): CarLap => {
    const ms = difference === null ? null : timed + difference;
    timed = ms ?? timed;
    const off = offsets.get(index + 1);
    if (off !== null) clock += (ms ?? 0) + (off ?? 0);
    if (changes.has(index + 1)) status = changes.get(index + 1) ?? null;
    return { ms, endedAt: off === null ? null : clock, status };
  });
  return {
    number: car,
    code,
    laps,
    stints: stints.map(([fromLap, name, age]) => ({ fromLap, compound: name, age })),
    visits: visits.map(([lap, entry, laneMs, left]) => ({
      lap,
      enteredAt: entry === null ? null : startOf(lap, laps) + entry,
      laneMs,
      left,
    })),
  };
}

/** When a lap began on the session's clock; 0 where the clock is not known. */
function startOf(lap: number, laps: ReadonlyArray<CarLap>): number {
  return laps[lap - 2]?.endedAt ?? 0;
}
