import { array, type InferOutput, nullable, number, object, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { scoringSession } from "./sessions.ts";
import { stopStatus } from "./timing/race-laps.ts";
import { count, position, round, season } from "./values.ts";

/** The cost of pit stops under one track status, in seconds; only stops whose cost can be computed are counted. */
const pitLoss = object({
  under: stopStatus,
  stops: count,
  median: number(),
  /** Quartiles. */
  lower: number(),
  upper: number(),
});
export type PitLoss = InferOutput<typeof pitLoss>;

/** A race or sprint with laps in the archive. */
const lapRace = object({
  year: season,
  round,
  race_name: string(),
  session: scoringSession,
  /** The source of its laps. */
  source: string(),
  pit_loss: array(pitLoss),
  /** Changes of position between two cars on the same lap: on track, and while one of the two was in the pits. */
  track_changes: count,
  stop_changes: count,
});
export type LapRace = InferOutput<typeof lapRace>;

/** `/api/circuits/{circuitId}/laps`: stops and starts in the races at a circuit with laps. */
export const circuitLaps = object({
  /** Newest first; empty without laps. */
  races: array(lapRace),
  pit_loss: array(pitLoss),
  /** Positions gained from the grid to the end of lap 1, by grid slot; negative: lost. */
  first_lap: array(object({ grid: position, starts: count, gained: number() })),
});
export type CircuitLaps = InferOutput<typeof circuitLaps>;

/** `/api/championships/{year}/laps`: positions and times in a season's races with laps. */
export const seasonLaps = object({
  year: season,
  /** In calendar order; empty without laps. */
  races: array(lapRace),
  pit_loss: array(pitLoss),
  drivers: array(
    object({
      driver_id: driverId,
      driver_name: string(),
      /** The team in the last of these races. */
      team_id: teamId,
      team_name: string(),
      /** Races and sprints with laps. */
      races: count,
      /** Those with a grid slot and a position at the end of lap 1. */
      starts: count,
      /** Total positions gained on those first laps. */
      first_lap: number(),
      /** What starts from the same grid slots, and those beside them, gained over the season. */
      first_lap_usual: number(),
      track_won: count,
      track_lost: count,
      stops_won: count,
      stops_lost: count,
      /** Seconds gained through safety cars relative to the mean of the field; negative: lost. Null without any. */
      neutralised: nullable(number()),
    }),
  ),
});
export type SeasonLaps = InferOutput<typeof seasonLaps>;
