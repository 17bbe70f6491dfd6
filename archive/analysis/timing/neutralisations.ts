import type { Neutralisation } from "#contract/timing/race.ts";
import type { NeutralisedTime, RaceControlMessage } from "./recording.ts";

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
    if (signal === "SC in this lap") end(times, "SC", endOfLap(lapAt(at, leaderAt), leaderAt));
    if (signal === "VSC ending") end(times, "VSC", at + virtualEndMs);
    if (signal === "clear") endEarlier(times, "VSC", at);
    if (signal === "restart") end(times, "RED", freeAfter(at, messages, leaderAt));
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

function end(times: ReadonlyArray<NeutralisedTime>, kind: NeutralisedTime["kind"], to: number): void {
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
