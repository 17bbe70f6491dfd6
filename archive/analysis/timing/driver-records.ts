import type { PitVisit } from "../pit-stops.ts";
import { type DeletedLap, deletedLaps } from "./deleted-laps.ts";
import type { RecordedLap, RecordedStint, RecordedStop, SessionRecording } from "./recording.ts";

/** One driver's part of a recording. */
export type DriverRecord = {
  /** Place in the recording's `drivers`, and so in every document's. */
  index: number;
  driver: SessionRecording["drivers"][number];
  /** In order. */
  laps: ReadonlyArray<RecordedLap>;
  stints: ReadonlyArray<RecordedStint>;
  /** In order of laps. Where the source has an out-lap only, the visit before it has no time in the pit lane. */
  visits: ReadonlyArray<PitVisit>;
  deleted: ReadonlyArray<DeletedLap>;
};

/** A recording sorted by driver, in the order of its `drivers`; a driver who never left the garage has no laps. */
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
  const visits = new Map(recorded.map(({ inLap, laneSeconds }) => [inLap, { car, lap: inLap, laneSeconds }]));
  for (const { lap, outLap } of laps) {
    const inLap = lap - 1;
    if (outLap && inLap > 0 && !visits.has(inLap)) visits.set(inLap, { car, lap: inLap, laneSeconds: null });
  }
  return [...visits.values()].toSorted((one, other) => one.lap - other.lap);
}

/** True for a lap that ended in the pit lane or began there. */
export function isPitLap({ visits }: Pick<DriverRecord, "visits">, { lap, outLap }: RecordedLap): boolean {
  return outLap || visits.some((visit) => visit.lap === lap);
}

/**
 * How many laps a driver completed. The last one recorded may be one that the car stopped on: it counts when it was
 * timed to its end.
 */
export function completedLaps({ laps }: Pick<DriverRecord, "laps">): number {
  const last = laps.at(-1);
  if (last === undefined) return 0;
  const isWhole = last.seconds !== null || last.sectors[2] !== null;
  return isWhole ? last.lap : last.lap - 1;
}
