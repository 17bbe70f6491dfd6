import { median } from "../arithmetic.ts";
import { completedLaps, type DriverRecord } from "./driver-records.ts";
import type { RecordedLap } from "./recording.ts";

/** A lap's time and the start of the next that differ by more are not of one piece. */
const slackMs = 1000;

/**
 * When a driver crossed the line: at index 0 the start of the first lap, at index n the end of lap n.
 *
 * The source gives each lap's time to the thousandth and its start to some tenths of a second. Laps that follow one
 * another with a time each are therefore added up, and the sum is set on the clock where the median of their starts
 * puts it. On the recorded races the gaps at the flag come out as classified, to 0.03 s. A lap without a time, as
 * lap 1 often is, ends where the next begins.
 *
 * @returns milliseconds since the epoch, one for each completed lap and one more; null where nothing tells
 */
export function lineCrossings(record: Pick<DriverRecord, "laps">): Array<number | null> {
  const starts = lapStarts(record.laps);
  const times = new Map(record.laps.map(({ lap, seconds }) => [lap, seconds]));
  const endOf = (lap: number) => {
    const [start, seconds] = [starts.get(lap) ?? null, times.get(lap) ?? null];
    return start === null || seconds === null ? null : start + milliseconds(seconds);
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

/** Laps cut where one is missing, has no time, or has one that does not fit the start of the next. */
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
