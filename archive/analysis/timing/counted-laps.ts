import { type DriverRecord, driverRecords } from "./driver-records.ts";
import type { RecordedLap, SessionRecording } from "./recording.ts";

/** A lap with a time. */
export type TimedLap = RecordedLap & { seconds: number };

/**
 * A driver's laps that count for times and sectors: timed and not deleted. An out-lap counts in a race only: elsewhere
 * its time may hold what the car stood in the garage.
 */
export function countedLaps({ laps, deleted }: DriverRecord, isRace: boolean): Array<TimedLap> {
  return laps.flatMap((lap) => {
    const { seconds } = lap;
    const counts = seconds !== null && (isRace || !lap.outLap) && deleted.every((one) => one.lap !== lap);
    return counts ? [{ ...lap, seconds }] : [];
  });
}

/** The fastest of them, the first of equals; undefined without any. */
export function fastest(laps: ReadonlyArray<TimedLap>): TimedLap | undefined {
  return laps.toSorted((one, other) => one.seconds - other.seconds)[0];
}

/**
 * Each driver's best lap that counts: the one whose telemetry is worth asking for.
 *
 * @param recording its telemetry is not looked at
 * @returns in the order of drivers; without those who set no time
 */
export function bestLaps(recording: SessionRecording, isRace: boolean): Array<TimedLap> {
  return driverRecords(recording).flatMap((record) => fastest(countedLaps(record, isRace)) ?? []);
}
