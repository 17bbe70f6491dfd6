import type { NeutralisedTime } from "#archive/analysis/timing/recording.ts";
import { neutralStatus } from "./lap-session.ts";

/** A lap between two crossings of the line, in milliseconds, with the status of the track while it was driven. */
export type StatusLap = { from: number; to: number; status: string };

/**
 * When a race was neutralised, from the status of the track that each lap has seen.
 *
 * A lap says only that there was a safety car while it was driven. So the time is put where all agree: it is part of
 * each lap that saw it, and of none that did not. It begins when the last lap before it that was free ended, and ends
 * when the first free lap after it began.
 *
 * @returns in order of time; red flags, safety cars and virtual safety cars apart
 */
export function neutralisedTimes(laps: ReadonlyArray<StatusLap>): Array<NeutralisedTime> {
  const kinds = ["SC", "VSC", "RED"] as const;
  return kinds
    .flatMap((kind) => timesOf(kind, laps))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}

function timesOf(kind: NeutralisedTime["kind"], laps: ReadonlyArray<StatusLap>): Array<NeutralisedTime> {
  const digits = neutralStatus[kind];
  const hasSeen = ({ status }: StatusLap) => digits.some((digit) => status.includes(digit));
  const free = laps.filter((lap) => !hasSeen(lap));
  let seen = laps.filter(hasSeen);
  const times: Array<NeutralisedTime> = [];
  while (seen.length > 0) {
    const inside = mostShared(seen);
    const around = connected(inside, seen);
    const from = Math.max(
      Math.min(...around.map((lap) => lap.from)),
      ...free.map(({ to }) => to).filter((to) => to <= inside),
    );
    const to = Math.min(
      Math.max(...around.map((lap) => lap.to)),
      ...free.map((lap) => lap.from).filter((start) => start >= inside),
    );
    times.push({ kind, from, to });
    seen = seen.filter((lap) => lap.to <= from || lap.from >= to);
  }
  return times;
}

/** The laps that an instant is part of, and those that overlap them, one after the other. */
function connected(inside: number, laps: ReadonlyArray<StatusLap>): Array<StatusLap> {
  let [from, to] = [inside, inside];
  let around: Array<StatusLap> = [];
  for (;;) {
    const more = laps.filter((lap) => lap.from <= to && lap.to >= from);
    if (more.length === around.length) return around;
    around = more;
    from = Math.min(...around.map((lap) => lap.from));
    to = Math.max(...around.map((lap) => lap.to));
  }
}

/** The instant that lies within the most laps. */
function mostShared(laps: ReadonlyArray<StatusLap>): number {
  const sharing = laps.map(({ from, to }) => {
    const middle = (from + to) / 2;
    return { middle, laps: laps.filter((lap) => lap.from <= middle && middle <= lap.to).length };
  });
  return sharing.toSorted((one, other) => other.laps - one.laps)[0]?.middle ?? 0;
}
