import type { PitVisit } from "../pit-stops.ts";
import type {
  RaceControlMessage,
  RecordedLap,
  RecordedStint,
  RecordedStop,
  SessionRecording,
} from "./recording.ts";

/** One driver's part of a recording. */
export type DriverRecord = {
  /** Index in the recording's `drivers`, and so in every document's. */
  index: number;
  driver: SessionRecording["drivers"][number];
  /** In order of lap number. */
  laps: ReadonlyArray<RecordedLap>;
  stints: ReadonlyArray<RecordedStint>;
  /** In order of laps. If the source has only an out-lap, the visit before it has no time in the pit lane. */
  visits: ReadonlyArray<PitVisit>;
  deleted: ReadonlyArray<DeletedLap>;
};

/** A recording split by driver, in the order of its `drivers`; a driver who never left the garage has no laps. */
export function driverRecords(recording: SessionRecording): Array<DriverRecord> {
  return recording.drivers.map((driver, index) => {
    const { number } = driver;
    const laps = of(number, recording.laps).toSorted((one, other) => one.lap - other.lap);
    return {
      index,
      driver,
      laps,
      stints: of(number, recording.stints),
      visits: visitsOf(number, of(number, recording.stops), laps),
      deleted: deletedLaps(number, laps, recording.messages, recording.clockAhead),
    };
  });
}

function of<Row extends { number: number }>(number: number, rows: ReadonlyArray<Row>): Array<Row> {
  return rows.filter((row) => row.number === number);
}

function visitsOf(
  car: number,
  recorded: ReadonlyArray<RecordedStop>,
  laps: ReadonlyArray<RecordedLap>,
): Array<PitVisit> {
  const visits = new Map<number, PitVisit>(
    recorded.map(({ inLap, enteredAt, laneSeconds }) => [inLap, { car, lap: inLap, enteredAt, laneSeconds }]),
  );
  for (const { lap, outLap } of laps) {
    const inLap = lap - 1;
    if (outLap && inLap > 0 && !visits.has(inLap)) visits.set(inLap, { car, lap: inLap, laneSeconds: null });
  }
  return [...visits.values()].toSorted((one, other) => one.lap - other.lap);
}

/** True for an in-lap or out-lap. */
export function isPitLap({ visits }: Pick<DriverRecord, "visits">, { lap, outLap }: RecordedLap): boolean {
  return outLap || visits.some((visit) => visit.lap === lap);
}

/**
 * How many laps a driver completed. The car may have stopped on the last recorded lap: it counts if it has a time.
 */
export function completedLaps({ laps }: Pick<DriverRecord, "laps">): number {
  const last = laps.at(-1);
  if (last === undefined) return 0;
  const isWhole = last.seconds !== null || last.sectors[2] !== null || (last.endedAt ?? null) !== null;
  return isWhole ? last.lap : last.lap - 1;
}

/** A lap deleted by the stewards. `reason` as race control words it, for example "Track limits at turn 4". */
export type DeletedLap = { lap: RecordedLap; reason: string };

type Ruling = {
  at: number;
  reinstated: boolean;
  /** The deleted lap time, if the message states it. */
  seconds: number | null;
  /** The time of the offence, if the message states it. */
  offence: number | null;
  reason: string;
};

const dayMs = 24 * 3600 * 1000;
/** Race control's clock has whole seconds, and lap starts are accurate to some tenths. */
const clockSlackMs = 2000;

/**
 * One driver's laps that the stewards deleted and did not reinstate.
 *
 * A message refers to the lap whose time it states. If it states none, or one that two laps share, it refers to the lap
 * being driven at the time of the offence. The number after "LAP" is ignored: in qualifying it counts in-laps too, and
 * so names the lap after the deleted one.
 *
 * @param laps one driver's, in order
 * @param messages of the whole session, in chronological order
 * @param clockAhead seconds by which the circuit's clock is ahead of UTC
 * @returns in order of laps; a lap deleted twice appears once, with both reasons
 */
export function deletedLaps(
  number: number,
  laps: ReadonlyArray<RecordedLap>,
  messages: ReadonlyArray<RaceControlMessage>,
  clockAhead: number,
): Array<DeletedLap> {
  const deleted = new Map<RecordedLap, Array<string>>();
  for (const message of messages) {
    const ruling = carOf(message) === number ? rulingOf(message, clockAhead) : null;
    const lap = ruling && (lapMeant(ruling, laps) ?? (ruling.reinstated ? lastOf(deleted) : null));
    if (ruling === null || lap === null) continue;
    if (ruling.reinstated) deleted.delete(lap);
    else deleted.set(lap, [...(deleted.get(lap) ?? []), ruling.reason]);
  }
  return [...deleted]
    .map(([lap, reasons]) => ({ lap, reason: [...new Set(reasons)].join("; ") }))
    .toSorted((one, other) => one.lap.lap - other.lap.lap);
}

function carOf({ number, text }: RaceControlMessage): number | null {
  if (number !== null) return number;
  const named = /\bCAR (\d+)\b/.exec(text);
  return named === null ? null : Number(named[1]);
}

/** Parses "CAR 4 (NOR) TIME 1:15.921 DELETED - TRACK LIMITS AT TURN 4 LAP 17 16:50:18"; null for other messages. */
function rulingOf({ at, text }: RaceControlMessage, clockAhead: number): Ruling | null {
  const verb = /\b(?:DELETED|REINSTATED)\b/.exec(text);
  if (verb === null) return null;
  const time = /\bTIME (\d+):(\d\d\.\d{3})\b/.exec(text);
  const clock = /\b(\d\d):(\d\d):(\d\d)\b/.exec(text);
  return {
    at,
    reinstated: verb[0] === "REINSTATED",
    seconds: time === null ? null : Number(time[1]) * 60 + Number(time[2]),
    offence: clock === null ? null : before(at, clock, clockAhead),
    reason: reasonIn(text.slice(verb.index + verb[0].length)),
  };
}

/** The last instant up to `at` at which the circuit's clock showed this time of day. */
function before(at: number, [, hours, minutes, seconds]: RegExpExecArray, clockAhead: number): number {
  const shown = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  const since = (at + clockAhead * 1000 - shown) % dayMs;
  return at - (since < 0 ? since + dayMs : since);
}

function reasonIn(afterVerb: string): string {
  const words = /^\s*-\s*(.+?)(?:\s+LAP \d+.*)?$/.exec(afterVerb)?.[1]?.toLowerCase() ?? "no reason given";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lapMeant(ruling: Ruling, laps: ReadonlyArray<RecordedLap>): RecordedLap | null {
  const { seconds } = ruling;
  const ofThatTime = laps.filter((lap) => seconds !== null && isSameTime(lap.seconds, seconds));
  const [only, ...others] = ofThatTime;
  if (only !== undefined && others.length === 0) return only;
  const running = ruling.offence === null ? null : lapRunningAt(ruling.offence, laps);
  if (only === undefined || (running !== null && ofThatTime.includes(running))) return running;
  return ofThatTime.findLast((lap) => (endOf(lap) ?? Number.POSITIVE_INFINITY) <= ruling.at) ?? only;
}

/** Times have three decimals; sums of sectors may differ from them by binary noise. */
function isSameTime(one: number | null, other: number): boolean {
  return one !== null && Math.abs(one - other) < 0.0005;
}

function lapRunningAt(instant: number, laps: ReadonlyArray<RecordedLap>): RecordedLap | null {
  const lap = laps.findLast(({ startedAt }) => startedAt !== null && startedAt <= instant);
  if (lap === undefined) return null;
  const end = endOf(lap);
  return end !== null && instant > end + clockSlackMs ? null : lap;
}

function endOf({ startedAt, seconds }: RecordedLap): number | null {
  return startedAt === null || seconds === null ? null : startedAt + seconds * 1000;
}

function lastOf(deleted: ReadonlyMap<RecordedLap, unknown>): RecordedLap | null {
  return [...deleted.keys()].at(-1) ?? null;
}
