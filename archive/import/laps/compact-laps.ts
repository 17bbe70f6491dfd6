import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import {
  array,
  type InferOutput,
  nullable,
  number,
  parse,
  parseJson,
  pipe,
  string,
  strictTuple,
  boolean,
} from "valibot";
import { scoringSession } from "#contract/sessions.ts";
import { compound } from "#contract/timing/session.ts";
import { DataError, messageOf } from "../data-error.ts";
import type { CarLap, CarLaps, LapSession } from "./lap-session.ts";

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
  array(strictTuple([number(), string()])),
  /** First lap, compound, age. */
  array(strictTuple([number(), compound, nullable(number())])),
  /** Lap, milliseconds in the pit lane, and whether the car left it again. */
  array(strictTuple([number(), nullable(number()), boolean()])),
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
  let status = "";
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
    visits.map((visit) => [visit.lap, visit.laneMs, visit.left]),
  ];
}

function unpackCar([car, code, times, clocks, statuses, stints, visits]: PackedCar): CarLaps {
  const offsets = new Map(clocks);
  const changes = new Map(statuses);
  let timed = 0;
  let clock = 0;
  let status = "";
  const laps = times.map((difference, index): CarLap => {
    const ms = difference === null ? null : timed + difference;
    timed = ms ?? timed;
    const off = offsets.get(index + 1);
    if (off !== null) clock += (ms ?? 0) + (off ?? 0);
    status = changes.get(index + 1) ?? status;
    return { ms, endedAt: off === null ? null : clock, status };
  });
  return {
    number: car,
    code,
    laps,
    stints: stints.map(([fromLap, name, age]) => ({ fromLap, compound: name, age })),
    visits: visits.map(([lap, laneMs, left]) => ({ lap, laneMs, left })),
  };
}
