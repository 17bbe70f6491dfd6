import { median } from "#archive/analysis/arithmetic.ts";
import { neutralStatus } from "./lap-session.ts";

/** A row of a car's laps: numbers from 1, times in milliseconds, instants on the session's clock. */
type LapRow = {
  lap: number;
  ms: number | null;
  endedAt: number | null;
  pitIn: number | null;
  pitOut: number | null;
  status: string | null;
};

/** When the feed is interrupted, at least this many cars lose laps together. */
const fewestCars = 3;

/**
 * Puts in the laps that the feed lost, without times, so that those after them have their numbers again.
 *
 * When the feed is interrupted (Austria 2020, laps 9 to 13), the clock of most cars leaps: it runs on by more than the
 * next lap took. Of a car whose clock goes on as if nothing were missing, only its visits to the pit lane tell how far
 * that is behind, which is good to some tenths of a second, and its laps have the status of others. Four cars in Bahrain
 * 2018 lost a lap alone, before their first stop; where is not known, so it is put in there.
 *
 * @param cars the rows of each car, in order of laps
 * @param emptyLap a row without times
 */
export function withLostLaps<Row extends LapRow>(
  cars: ReadonlyArray<ReadonlyArray<Row>>,
  emptyLap: (before: Row, lap: number) => Row,
): Array<ReadonlyArray<Row>> {
  const from = interruptionOf(cars);
  const leads = cars.flat().flatMap((row) => lateOf(row) ?? []);
  const lead = -(median(leads) ?? 0);
  return cars.map((rows) => {
    const { next, laps, behind } = lossOf(rows, from, lead);
    const before = rows[next - 1];
    if (laps === 0 || before === undefined) return rows;
    return [
      ...rows.slice(0, next),
      ...Array.from({ length: laps }, (_, index) => emptyLap(before, before.lap + 1 + index)),
      ...rows.slice(next).map((row) => ({
        ...row,
        lap: row.lap + laps,
        endedAt: row.endedAt === null ? null : row.endedAt + behind,
        status: behind === 0 ? row.status : null,
      })),
    ];
  });
}

/** When the feed was interrupted: the last instant before the clocks leap. Null if it was not. */
function interruptionOf(cars: ReadonlyArray<ReadonlyArray<LapRow>>): number | null {
  const leaps = cars.flatMap((rows) => {
    const usual = usualOf(rows);
    const found = rows.flatMap(({ ms, endedAt, status }, index) => {
      const from = rows[index - 1]?.endedAt ?? null;
      const isStopped = neutralStatus.RED.some((digit) => status?.includes(digit));
      return ms === null || endedAt === null || from === null || isStopped
        ? []
        : [{ from, to: endedAt - ms }];
    });
    return found.find(({ from, to }) => to - from > usual / 2) ?? [];
  });
  const from = Math.max(...leaps.map((leap) => leap.from));
  const to = Math.min(...leaps.map((leap) => leap.to));
  return leaps.length < fewestCars || from >= to ? null : from;
}

type Loss = {
  /** The first row after the lost laps. */
  next: number;
  laps: number;
  /** How far the car's clock is behind from there on. */
  behind: number;
};

function lossOf(rows: ReadonlyArray<LapRow>, interruption: number | null, lead: number): Loss {
  const usual = usualOf(rows);
  const after = rows.findIndex(({ endedAt }) => endedAt !== null && endedAt > (interruption ?? Infinity));
  const [before, row] = [rows[after - 1], rows[after]];
  if (before !== undefined && row !== undefined) {
    const leap = (row.endedAt ?? 0) - (before.endedAt ?? 0) - (row.ms ?? usual);
    const laps = Math.round(leap / usual);
    if (laps > 0) return { next: after, laps, behind: 0 };
  }
  // A car that comes to its garage to retire may take any time: it tells only what is known to be lost.
  const late = rows.flatMap((one, index) => {
    const ms = lateOf(one) ?? 0;
    const isStop = interruption !== null || (rows[index + 1]?.pitOut ?? null) !== null;
    return ms > usual / 2 && isStop && index >= after ? [{ index, ms }] : [];
  });
  const [first] = late;
  if (first === undefined) return { next: 0, laps: 0, behind: 0 };
  const behind = (median(late.map(({ ms }) => ms)) ?? 0) + lead;
  const next = interruption === null ? first.index : after;
  return { next, laps: Math.round(behind / usual), behind };
}

/** How long after the end of its lap a car came into the pit lane, by its clock: it should be before. */
function lateOf({ pitIn, endedAt }: LapRow): number | null {
  return pitIn === null || endedAt === null ? null : pitIn - endedAt;
}

function usualOf(rows: ReadonlyArray<LapRow>): number {
  return median(rows.flatMap(({ ms }) => ms ?? [])) ?? Number.POSITIVE_INFINITY;
}
