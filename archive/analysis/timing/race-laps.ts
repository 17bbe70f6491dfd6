import type { Neutralisation } from "#contract/timing/race.ts";
import { completedLaps, type DriverRecord, isPitLap } from "./driver-records.ts";
import { lineCrossings } from "./line-crossings.ts";
import { type NeutralisedTime, neutralisedLaps, neutralisedTimes } from "./neutralisations.ts";
import { type RaceStops, raceStops } from "./race-stops.ts";
import type { SessionRecording } from "./recording.ts";

/** One driver of a race, with stops and stints as of `raceStops`; `crossings` as of `lineCrossings`. */
export type Racer = Omit<DriverRecord, "stints"> & RaceStops & { crossings: ReadonlyArray<number | null> };

/** What the documents of a race or sprint have in common. */
export type RaceLaps = {
  racers: ReadonlyArray<Racer>;
  /** Laps of the leader. */
  laps: number;
  /** Null where race control's messages were not recorded. */
  neutralisations: Array<Neutralisation> | null;
  neutralised: ReadonlyArray<NeutralisedTime>;
};

/** Puts together what the documents of a race need, of its drivers' records and race control's messages. */
export function raceLaps(
  records: ReadonlyArray<DriverRecord>,
  messages: SessionRecording["messages"],
): RaceLaps {
  const driven = records.map((record) => ({ ...record, crossings: lineCrossings(record) }));
  const stops = raceStops(driven, messages);
  const racers = driven.map((record, index): Racer => ({ ...record, ...(stops[index] ?? noStops) }));
  const laps = Math.max(0, ...racers.map(completedLaps));
  const leaderAt = Array.from({ length: laps + 1 }, (_, lap) => firstOf(lap, racers));
  const neutralised = neutralisedTimes(messages, leaderAt);
  const neutralisations = messages.length === 0 ? null : neutralisedLaps(neutralised, leaderAt);
  return { racers, laps, neutralisations, neutralised };
}

const noStops: RaceStops = { stints: [], stops: [], passes: [] };

function firstOf(lap: number, racers: ReadonlyArray<Racer>): number | null {
  const crossings = racers.flatMap((racer) => racer.crossings[lap] ?? []);
  return crossings.length === 0 ? null : Math.min(...crossings);
}

/**
 * Times of a driver's laps that compare pace, in seconds by lap number: no in-, out- or first lap, none of which any
 * part was neutralised, and none without a time.
 */
export function paceLaps(racer: Racer, neutralised: ReadonlyArray<NeutralisedTime>): Map<number, number> {
  const laps = new Map<number, number>();
  for (const lap of racer.laps) {
    if (lap.seconds === null || lap.lap === 1 || isPitLap(racer, lap)) continue;
    const [start, end] = [racer.crossings[lap.lap - 1], racer.crossings[lap.lap]];
    const isFree = neutralised.every(
      ({ from, to }) =>
        start !== null &&
        start !== undefined &&
        end !== null &&
        end !== undefined &&
        (end <= from || start >= to),
    );
    if (isFree) laps.set(lap.lap, lap.seconds);
  }
  return laps;
}
