import type { Neutralisation } from "#contract/timing/race.ts";
import { median } from "../arithmetic.ts";
import { completedLaps, type DriverRecord, isPitLap } from "./driver-records.ts";
import { type RaceStops, raceStops, type RaceVisit } from "./stints.ts";
import type { NeutralisedTime, RaceControlMessage, RecordedLap, SessionRecording } from "./recording.ts";

/** A driver in a race, with stops and stints as in `raceStops` and crossings as in `lineCrossings`. */
export type Racer = Omit<DriverRecord, "stints"> & RaceStops & { crossings: ReadonlyArray<number | null> };

/** What the documents of a race or sprint are computed from. */
export type RaceLaps = {
  racers: ReadonlyArray<Racer>;
  /** Laps of the leader. */
  laps: number;
  /** Null if race control's messages were not recorded, or are not to be trusted. */
  neutralisations: Array<Neutralisation> | null;
  neutralised: ReadonlyArray<NeutralisedTime>;
};

/**
 * Of a race of fewer laps the status of its laps is not to be trusted: Belgium 2021 ran three behind the safety car, and
 * they are recorded as free.
 */
const fewestTrusted = 5;

/** Prepares the input of a race's documents from its drivers' records and race control's messages. */
export function raceLaps(
  records: ReadonlyArray<DriverRecord>,
  { messages, neutralised: known }: Pick<SessionRecording, "messages" | "neutralised">,
): RaceLaps {
  const driven = records.map((record) => ({ ...record, crossings: lineCrossings(record) }));
  const stops = raceStops(driven, messages);
  const racers = driven.map((record, index): Racer => ({ ...record, ...(stops[index] ?? noStops) }));
  const laps = Math.max(0, ...racers.map(completedLaps));
  const leaderAt = Array.from({ length: laps + 1 }, (_, lap) => firstOf(lap, racers));
  const neutralised = known ?? neutralisedTimes(messages, leaderAt);
  const isKnown = (known !== undefined && laps >= fewestTrusted) || messages.length > 0;
  const neutralisations = isKnown ? neutralisedLaps(neutralised, leaderAt) : null;
  return { racers, laps, neutralisations, neutralised };
}

/** Every visit to the pit lane, stops first. */
export function pitVisits({ stops, passes }: Pick<Racer, "stops" | "passes">): Array<RaceVisit> {
  return [...stops, ...passes];
}

const noStops: RaceStops = { stints: [], stops: [], passes: [] };

function firstOf(lap: number, racers: ReadonlyArray<Racer>): number | null {
  const crossings = racers.flatMap((racer) => racer.crossings[lap] ?? []);
  return crossings.length === 0 ? null : Math.min(...crossings);
}

/**
 * A driver's lap times at race pace, in seconds by lap number: without the first lap, in- and out-laps, laps that were
 * neutralised in part, and laps without a time.
 */
export function paceLaps(racer: Racer, neutralised: ReadonlyArray<NeutralisedTime>): Map<number, number> {
  const laps = new Map<number, number>();
  for (const lap of racer.laps) {
    if (lap.seconds === null || lap.lap === 1 || isPitLap(racer, lap)) continue;
    if (!isNeutralised(racer, lap.lap, neutralised)) laps.set(lap.lap, lap.seconds);
  }
  return laps;
}

/** True if part of a driver's lap may have been neutralised, or if one of its ends was not timed. */
export function isNeutralised(
  { crossings }: Pick<Racer, "crossings">,
  lap: number,
  neutralised: ReadonlyArray<NeutralisedTime>,
): boolean {
  const start = crossings[lap - 1] ?? (lap === 1 ? Number.NEGATIVE_INFINITY : null);
  const end = crossings[lap] ?? null;
  return neutralised.some(({ from, to }) => start === null || end === null || (end > from && start < to));
}

/** The largest difference between the end of a lap, by its time, and the start of the next within one chain. */
const slackMs = 1000;

/**
 * When a driver crossed the line: index 0 is the start of the first lap, index n the end of lap n.
 *
 * The source has lap times to the thousandth and lap starts to some tenths of a second. Consecutive timed laps are
 * therefore added up, and the sum is placed on the clock by the median of their starts. In the recorded races this
 * reproduces the classified gaps at the flag to 0.03 s. A lap without a time, as lap 1 often is, ends where the next
 * begins.
 *
 * @returns milliseconds since the epoch, one more than completed laps; null where unknown
 */
export function lineCrossings(record: Pick<DriverRecord, "laps">): Array<number | null> {
  const starts = lapStarts(record.laps);
  const times = new Map(record.laps.map(({ lap, seconds }) => [lap, seconds]));
  const ends = new Map(record.laps.map(({ lap, endedAt }) => [lap, endedAt ?? null]));
  const endOf = (lap: number) => {
    const [start, seconds] = [starts.get(lap) ?? null, times.get(lap) ?? null];
    return start === null || seconds === null ? (ends.get(lap) ?? null) : start + milliseconds(seconds);
  };
  return Array.from({ length: completedLaps(record) + 1 }, (_, lap) => starts.get(lap + 1) ?? endOf(lap));
}

/** Start of each lap by its number. */
function lapStarts(laps: ReadonlyArray<RecordedLap>): Map<number, number> {
  const starts = new Map<number, number>();
  for (const chain of chains(laps)) {
    let sum = 0;
    const offsets = chain.map((lap) => {
      const offset = sum;
      sum += milliseconds(lap.seconds ?? 0);
      return offset;
    });
    const start = median(
      chain.flatMap(({ startedAt }, index) =>
        startedAt === null ? [] : [startedAt - (offsets[index] ?? 0)],
      ),
    );
    if (start === null) continue;
    chain.forEach((lap, index) => starts.set(lap.lap, start + (offsets[index] ?? 0)));
  }
  return starts;
}

/** Splits laps into chains: at a missing lap, one without a time, or one whose time does not fit the next start. */
function chains(laps: ReadonlyArray<RecordedLap>): Array<Array<RecordedLap>> {
  const all: Array<Array<RecordedLap>> = [];
  for (const lap of laps) {
    const chain = all.at(-1);
    const before = chain?.at(-1);
    if (chain !== undefined && before !== undefined && follows(before, lap)) chain.push(lap);
    else all.push([lap]);
  }
  return all;
}

function follows(before: RecordedLap, lap: RecordedLap): boolean {
  if (lap.lap !== before.lap + 1 || before.seconds === null) return false;
  if (lap.startedAt === null || before.startedAt === null) return true;
  return Math.abs(lap.startedAt - before.startedAt - milliseconds(before.seconds)) <= slackMs;
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** When the leader crossed the line: index 0 is the start of the race, index n the end of lap n; null if unknown. */
export type LeaderCrossings = ReadonlyArray<number | null>;

type Signal = "SC out" | "SC in this lap" | "VSC out" | "VSC ending" | "clear" | "red" | "restart";

/** Race control's messages that begin or end a neutralisation. */
const signals: ReadonlyArray<readonly [RegExp, Signal]> = [
  [/^SAFETY CAR DEPLOYED/, "SC out"],
  [/^SAFETY CAR IN THIS LAP/, "SC in this lap"],
  [/^(?:VIRTUAL SAFETY CAR|VSC) DEPLOYED/, "VSC out"],
  [/^(?:VIRTUAL SAFETY CAR|VSC) ENDING/, "VSC ending"],
  [/^TRACK CLEAR/, "clear"],
  [/^RED FLAG/, "red"],
  [/^(?:GREEN LIGHT|SESSION STARTED|SESSION RESUMED)/, "restart"],
];

/** After "ending", a virtual safety car lasts another 10 to 15 seconds, until the track is clear. */
const virtualEndMs = 15_000;

/**
 * When a race was neutralised.
 *
 * A safety car period lasts from "deployed" to the end of the leader's lap of the "safety car in this lap" message; a
 * virtual safety car until the track is clear; a red flag until the end of the leader's lap on which the cars left the
 * pit lane again, or of the next lap after a standing start.
 *
 * @param messages in chronological order
 */
export function neutralisedTimes(
  messages: ReadonlyArray<RaceControlMessage>,
  leaderAt: LeaderCrossings,
): Array<NeutralisedTime> {
  const times: Array<NeutralisedTime> = [];
  for (const { at, text } of messages) {
    const signal = signalOf(text);
    if (signal === "SC out") begin(times, "SC", at);
    if (signal === "VSC out") begin(times, "VSC", at);
    if (signal === "red") begin(times, "RED", at);
    if (signal === "SC in this lap") endPeriod(times, "SC", endOfLap(lapAt(at, leaderAt), leaderAt));
    if (signal === "VSC ending") endPeriod(times, "VSC", at + virtualEndMs);
    if (signal === "clear") endEarlier(times, "VSC", at);
    if (signal === "restart") endPeriod(times, "RED", freeAfter(at, messages, leaderAt));
  }
  return times;
}

function signalOf(text: string): Signal | undefined {
  return signals.find(([words]) => words.test(text))?.[1];
}

function begin(times: Array<NeutralisedTime>, kind: NeutralisedTime["kind"], from: number): void {
  const last = times.at(-1);
  if (last !== undefined && last.kind === kind && last.to > from) {
    last.to = Number.POSITIVE_INFINITY;
    return;
  }
  // A new neutralisation ends the previous one, except a red flag, which lasts while the safety car leads the cars out
  // again.
  if (last !== undefined && last.kind !== "RED") last.to = Math.min(last.to, from);
  times.push({ kind, from, to: Number.POSITIVE_INFINITY });
}

function endPeriod(times: ReadonlyArray<NeutralisedTime>, kind: NeutralisedTime["kind"], to: number): void {
  const last = times.findLast((time) => time.kind === kind);
  if (last?.to === Number.POSITIVE_INFINITY) last.to = to;
}

/** Moves the known end of the last neutralisation to an earlier instant. */
function endEarlier(times: ReadonlyArray<NeutralisedTime>, kind: NeutralisedTime["kind"], to: number): void {
  const last = times.at(-1);
  if (last?.kind === kind && last.to > to && last.to !== Number.POSITIVE_INFINITY) last.to = to;
}

/** When the leader was free again after the cars left the pit lane following a red flag. */
function freeAfter(
  restart: number,
  messages: ReadonlyArray<RaceControlMessage>,
  leaderAt: LeaderCrossings,
): number {
  const lap = lapAt(restart, leaderAt);
  const free = endOfLap(lap, leaderAt);
  const stopped =
    messages.findLast(({ at, text }) => at < restart && signalOf(text) === "red")?.at ?? restart;
  const isStanding = messages.some(
    ({ at, text }) => at > stopped && at < free && /\bSTANDING (?:RE)?START\b/.test(text),
  );
  return isStanding ? endOfLap(lap + 1, leaderAt) : free;
}

/** The neutralisations in laps of the leader, inclusive; what lies before or after the race is left out. */
export function neutralisedLaps(
  times: ReadonlyArray<NeutralisedTime>,
  leaderAt: LeaderCrossings,
): Array<Neutralisation> {
  const laps = leaderAt.length - 1;
  return times.flatMap(({ kind, from, to }) => {
    // An end exactly on the line belongs to the lap before it.
    const [first, last] = [Math.max(1, lapAt(from, leaderAt)), Math.min(laps, lapAt(to - 1, leaderAt))];
    return first <= last ? [{ kind, from_lap: first, to_lap: last }] : [];
  });
}

/** The leader's lap at an instant: 0 before the race, one more than the number of laps after it. */
function lapAt(instant: number, leaderAt: LeaderCrossings): number {
  const lap = leaderAt.findIndex((crossing) => crossing !== null && crossing > instant);
  return lap === -1 ? leaderAt.length : lap;
}

function endOfLap(lap: number, leaderAt: LeaderCrossings): number {
  return leaderAt.find((crossing, index) => index >= lap && crossing !== null) ?? Number.POSITIVE_INFINITY;
}
