import type { FastestLaps } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { byFigure, rounded } from "../arithmetic.ts";
import { type DriverRecord, driverRecords } from "./driver-records.ts";
import type { RecordedLap, SessionRecording } from "./recording.ts";
import { tyreStints } from "./stints.ts";

type Line = FastestLaps["lines"][number];

/** Each driver's best valid lap, fastest first; drivers without one last, in the order of `drivers`. */
export function fastestLapsDocument(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  isRace: boolean,
): FastestLaps {
  const bests = records.map((record) => ({ record, best: fastest(countedLaps(record, isRace)) ?? null }));
  const least = Math.min(...bests.map(({ best }) => best?.seconds ?? Number.POSITIVE_INFINITY));
  const lines = bests.map(({ record, best }) => ({
    driver: record.index,
    best: best && bestOf(record, best, least),
    deleted: record.deleted.map(({ lap, reason }) => ({ lap: lap.lap, seconds: lap.seconds, reason })),
  }));
  return { ...head, lines: byFigure(lines, ({ best }) => best?.seconds ?? null, "least first") };
}

function bestOf(record: DriverRecord, lap: TimedLap, least: number): NonNullable<Line["best"]> {
  const lastLap = record.laps.at(-1)?.lap ?? 0;
  const stint = tyreStints(record.laps, record.stints, lastLap).find(({ toLap }) => toLap >= lap.lap);
  const age = stint?.age ?? null;
  return {
    lap: lap.lap,
    seconds: lap.seconds,
    sectors: [...lap.sectors],
    compound: stint?.compound ?? null,
    tyre_age: stint === undefined || age === null ? null : age + lap.lap - stint.fromLap,
    gap: rounded(lap.seconds - least, 3),
  };
}

/** A lap with a time. */
export type TimedLap = RecordedLap & { seconds: number };

/**
 * A driver's valid laps: timed and not deleted. Out-laps count in races only: elsewhere their time may include standing
 * in the garage.
 */
export function countedLaps({ laps, deleted }: DriverRecord, isRace: boolean): Array<TimedLap> {
  return laps.flatMap((lap) => {
    const { seconds } = lap;
    const counts = seconds !== null && (isRace || !lap.outLap) && deleted.every((one) => one.lap !== lap);
    return counts ? [{ ...lap, seconds }] : [];
  });
}

/** The fastest lap, the earliest of equals; undefined for an empty list. */
export function fastest(laps: ReadonlyArray<TimedLap>): TimedLap | undefined {
  return laps.toSorted((one, other) => one.seconds - other.seconds)[0];
}

/**
 * Each driver's best valid lap: the one whose telemetry is requested.
 *
 * @param recording may lack telemetry
 * @returns in the order of drivers, without those who set no time
 */
export function bestLaps(recording: SessionRecording, isRace: boolean): Array<TimedLap> {
  return driverRecords(recording).flatMap((record) => fastest(countedLaps(record, isRace)) ?? []);
}
