import { array, type InferOutput, nullable, number, object, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { scoringSession } from "./sessions.ts";
import { stopStatus } from "./timing/race-laps.ts";
import { count, position, round, season } from "./values.ts";

/** What stops cost under one state of the track, in seconds; only stops whose cost the laps tell are counted. */
const pitLoss = object({
  under: stopStatus,
  stops: count,
  median: number(),
  /** Quartiles. */
  lower: number(),
  upper: number(),
});
export type PitLoss = InferOutput<typeof pitLoss>;

/** A race or sprint whose laps are held. */
const lapRace = object({
  year: season,
  round,
  race_name: string(),
  session: scoringSession,
  /** Where its laps are from. */
  source: string(),
  pit_loss: array(pitLoss),
  /** Changes of place between two cars on the same lap: on track, and while one of the two was in the pits. */
  track_changes: count,
  stop_changes: count,
});
export type LapRace = InferOutput<typeof lapRace>;

/** `/api/circuits/{circuitId}/laps`: what the laps of the races held there tell of stops and starts. */
export const circuitLaps = object({
  /** Newest first; empty where no laps are held. */
  races: array(lapRace),
  pit_loss: array(pitLoss),
  /** Places gained from the grid to the end of lap 1, by place on the grid; negative: lost. */
  first_lap: array(object({ grid: position, starts: count, gained: number() })),
});
export type CircuitLaps = InferOutput<typeof circuitLaps>;

/** `/api/championships/{year}/laps`: places and seconds of a season's races whose laps are held. */
export const seasonLaps = object({
  year: season,
  /** In order of the calendar; empty where no laps are held. */
  races: array(lapRace),
  pit_loss: array(pitLoss),
  drivers: array(
    object({
      driver_id: driverId,
      driver_name: string(),
      /** The team of the last race held. */
      team_id: teamId,
      team_name: string(),
      /** Races and sprints whose laps are held. */
      races: count,
      /** Those with a place on the grid and one at the end of lap 1. */
      starts: count,
      /** Places gained on those first laps in all. */
      first_lap: number(),
      /** What the same places on the grid, and those beside them, gained over the season. */
      first_lap_usual: number(),
      track_won: count,
      track_lost: count,
      stops_won: count,
      stops_lost: count,
      /** Seconds that safety cars gave against the mean of the field; negative: took. Null without any. */
      neutralised: nullable(number()),
    }),
  ),
});
export type SeasonLaps = InferOutput<typeof seasonLaps>;
