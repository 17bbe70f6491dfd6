import { median } from "#archive/analysis/arithmetic.ts";
import { isPenalty } from "#archive/analysis/timing/gap-breakdown.ts";
import { raceLaps, type Racer } from "#archive/analysis/timing/race-laps.ts";
import { driverRecords } from "#archive/analysis/timing/driver-records.ts";
import type { LapEntry, LapRace, LapSession } from "./lap-session.ts";
import { lapRecording } from "./lap-recording.ts";

/** A car whose laps and classification differ; `reason` is null if unknown. */
type LapDifference = {
  driver: string;
  what: "laps" | "position" | "gap" | "stops";
  laps: string;
  f1db: string;
  reason: string | null;
};

/** How well a session's laps agree with its classification. */
export type LapComparison = { classified: number; differences: Array<LapDifference> };

/** Clocks are accurate to a tenth of a second. */
const gapSlackMs = 300;

/**
 * Compares a session's laps with F1DB's classification: laps completed, gaps to the winner before penalties, the order
 * with penalties, and pit lane visits.
 *
 * @throws DataError if the laps are not of this race
 */
export function compareLaps(session: LapSession, race: LapRace): LapComparison {
  const recording = lapRecording(session, race);
  const { racers } = raceLaps(driverRecords(recording), recording);
  const cars = racers.flatMap((racer) => {
    const entry = race.entries.find(({ driver_id }) => driver_id === racer.driver.driver_id);
    return entry === undefined || entry.position === null ? [] : [carOf(racer, entry, session)];
  });
  const winner = cars.find(({ entry }) => entry.position === 1);
  const offClock = offClockOf(cars, winner);
  const isShort = winner !== undefined && winner.laps < (winner.entry.laps ?? 0);
  return {
    classified: cars.length,
    differences: cars.flatMap((car) => [
      ...lapsOf(car, isShort),
      ...gapOf(car, winner).map((gap) => ({ ...gap, reason: gap.reason ?? offClock })),
      ...positionOf(car, cars, winner),
      ...stopsOf(car),
    ]),
  };
}

/** If all gaps to the winner are off by the same amount, the winner's clock is wrong. */
function offClockOf(cars: ReadonlyArray<Car>, winner: Car | undefined): string | null {
  if (winner === undefined || winner.end === null) return null;
  const off = cars.flatMap(({ entry, end, laps, penalty }) =>
    entry.gap_ms === null || end === null || laps !== winner.laps
      ? []
      : [entry.gap_ms - penalty + winner.penalty - (end - (winner.end ?? 0))],
  );
  const usual = median(off) ?? 0;
  const isShared = off.length > 2 && off.every((each) => Math.abs(each - usual) <= gapSlackMs);
  return isShared
    ? `the clock of the winner's car is off by ${seconds(Math.abs(usual))} in the source`
    : null;
}

type Car = {
  entry: LapEntry;
  /** Completed laps that count, and all laps in the file. */
  laps: number;
  inFile: number;
  /** Milliseconds on the session's clock, without penalties; null if not timed. */
  end: number | null;
  penalty: number;
  visits: number;
  /** The first lap after the first without a time; null for none. */
  untimedLap: number | null;
};

function carOf(racer: Racer, entry: LapEntry, session: LapSession): Car {
  const laps = racer.crossings.length - 1;
  return {
    entry,
    laps,
    inFile: session.cars.find(({ number }) => number === racer.driver.number)?.laps.length ?? 0,
    end: racer.crossings[laps] ?? null,
    penalty: entry.penalty_ms ?? 0,
    untimedLap: racer.laps.find((lap) => lap.lap > 1 && lap.seconds === null)?.lap ?? null,
    visits: racer.stops.length + racer.passes.filter((pass) => pass.withField === null).length,
  };
}

function lapsOf({ entry, laps, inFile }: Car, isShort: boolean): Array<LapDifference> {
  const driven = entry.laps ?? 0;
  if (laps === driven && inFile === driven) return [];
  const reason =
    inFile > driven
      ? "laps after the flag, or after the lap to which the result was taken back, do not count"
      : isShort
        ? "the source's laps end before the race did"
        : "the last lap of a car that stopped on track is not in the source";
  return [{ driver: entry.driver_name, what: "laps", laps: String(inFile), f1db: String(driven), reason }];
}

function gapOf(car: Car, winner: Car | undefined): Array<LapDifference> {
  const { entry, end, laps, penalty } = car;
  if (winner === undefined || winner.end === null || end === null || entry.gap_ms === null) return [];
  if (laps !== winner.laps || entry.laps !== laps) return [];
  const [ours, theirs] = [end - winner.end, entry.gap_ms - penalty + winner.penalty];
  if (Math.abs(ours - theirs) <= gapSlackMs) return [];
  const reason = isPenalty(theirs - ours) ? inTimeAlone : (untimed(car) ?? untimed(winner));
  return [{ driver: car.entry.driver_name, what: "gap", laps: seconds(ours), f1db: seconds(theirs), reason }];
}

const inTimeAlone = "a penalty that F1DB has in the time alone";

function untimed({ entry, untimedLap }: Car): string | null {
  return untimedLap === null
    ? null
    : `lap ${untimedLap} of ${entry.driver_name} was not timed: the clock after it is not exact`;
}

function positionOf(car: Car, cars: ReadonlyArray<Car>, winner: Car | undefined): Array<LapDifference> {
  if (car.end === null) return [];
  const total = (one: Car) => (one.end ?? Number.POSITIVE_INFINITY) + one.penalty;
  const isBefore = (one: Car) => one.laps > car.laps || (one.laps === car.laps && total(one) < total(car));
  const place = 1 + cars.filter((one) => one !== car && isBefore(one)).length;
  if (place === car.entry.position) return [];
  const swapped = cars.filter(
    (one) => one !== car && isBefore(one) !== (one.entry.position ?? 99) < (car.entry.position ?? 99),
  );
  const reasons = swapped.map(
    (other) => reasonOf(car, winner) ?? reasonOf(other, winner) ?? bothLapped(car, other),
  );
  const reason = reasons.includes(null) ? null : (reasons[0] ?? null);
  return [
    {
      driver: car.entry.driver_name,
      what: "position",
      laps: String(place),
      f1db: String(car.entry.position),
      reason,
    },
  ];
}

function bothLapped(car: Car, other: Car): string | null {
  const isLapped = car.entry.gap_ms === null && other.entry.gap_ms === null;
  return isLapped ? "cars that were lapped: F1DB has neither their times nor what the stewards added" : null;
}

/** Why a car's position may differ from the classification. */
function reasonOf(car: Car, winner: Car | undefined): string | null {
  if (car.laps !== car.entry.laps) return "the source has not all of the laps";
  const [gap] = winner === undefined ? [] : gapOf(car, winner);
  return gap?.reason === inTimeAlone ? inTimeAlone : untimed(car);
}

function stopsOf({ entry, visits }: Car): Array<LapDifference> {
  if (entry.pit_stops === null || entry.pit_stops === visits) return [];
  const reason =
    visits < entry.pit_stops
      ? "F1DB counts cars that the safety car led through, and those that waited under a red flag"
      : "F1DB does not count drive-throughs, or a stop under a red flag";
  return [
    { driver: entry.driver_name, what: "stops", laps: String(visits), f1db: String(entry.pit_stops), reason },
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}
