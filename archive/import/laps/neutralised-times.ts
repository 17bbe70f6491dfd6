import type { NeutralisedTime } from "#archive/analysis/timing/recording.ts";
import { neutralStatus } from "./lap-session.ts";

/** A lap between two crossings of the line, in milliseconds, with the track status during it. */
export type StatusLap = { from: number; to: number; status: string };

/**
 * When a race was neutralised, derived from the track status of each lap.
 *
 * A lap only tells that there was, say, a safety car at some time during it. The period is therefore chosen so that it
 * overlaps every lap that saw it and no other: it begins when the last free lap before it ended, and ends when the
 * first free lap after it began.
 *
 * @returns in chronological order; red flags, safety cars and virtual safety cars separately
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

/** The laps containing an instant, and those that overlap them, transitively. */
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

/** The instant contained in the most laps. */
function mostShared(laps: ReadonlyArray<StatusLap>): number {
  const sharing = laps.map(({ from, to }) => {
    const middle = (from + to) / 2;
    return { middle, laps: laps.filter((lap) => lap.from <= middle && middle <= lap.to).length };
  });
  return sharing.toSorted((one, other) => other.laps - one.laps)[0]?.middle ?? 0;
}
