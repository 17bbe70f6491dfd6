import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { scoringSession, sessionCode, type SessionCode } from "./sessions.ts";
import { timedSession } from "./timing/session.ts";
import { count, day, points, position, round, season, timeUtc } from "./values.ts";

/** A time in seconds, to the thousandth if the source has it. */
const seconds = nullable(number());

const neighbour = nullable(object({ year: season, round, race_name: string() }));

/** The data shared by a weekend's pages. The answer of `/api/races/{year}/{round}`. */
export const weekend = object({
  year: season,
  round,
  race_name: string(),
  official_name: string(),
  circuit_id: string(),
  /** In full, for example "Shanghai International Circuit". */
  circuit_name: string(),
  /** The form of the circuit that was or will be driven. */
  layout_id: string(),
  /** Town or region of the circuit. */
  place: string(),
  /** The circuit's country. */
  country: string(),
  date_utc: day,
  /** Start of the race in UTC; null if only the date is known. */
  time_utc: nullable(timeUtc),
  /** Race distance in laps as run, or as planned; null if not recorded, like the distance. */
  laps: nullable(count),
  distance_km: nullable(number()),
  lap_length_km: nullable(number()),
  /** True for a weekend with a sprint, run or to come. */
  sprint: boolean(),
  /**
   * Every known session of the weekend in order, including the race: those on the calendar with their date; without one
   * those that only have a classification, qualifying, and those of a sprint weekend by the rules of its season.
   */
  sessions: array(
    object({
      code: sessionCode,
      date_utc: nullable(day),
      time_utc: nullable(timeUtc),
      /** True if the archive has its classification. */
      classified: boolean(),
    }),
  ),
  /** The constructor of the race's winner; null before the race, and while nobody is known to have won. */
  winner_team_id: nullable(teamId),
  /** True if the archive has the race's pit stops (from 1994, with gaps). */
  pit_stops: boolean(),
  /** Sessions with imported timing, in order. */
  timing: array(timedSession),
  /** The previous and next race of the calendar, across seasons; null at the archive's ends. */
  previous: neighbour,
  next: neighbour,
});
export type Weekend = InferOutput<typeof weekend>;

/** True for a session whose classification the archive has. */
export function isClassified({ sessions }: Weekend, session: SessionCode): boolean {
  return sessions.some(({ code, classified }) => code === session && classified);
}

const entry = {
  driver_id: driverId,
  driver_name: string(),
  /** Three letters, for example "VER"; null for drivers without a code. */
  driver_code: nullable(string()),
  /** Nationality, for example "Netherlands". */
  driver_country: string(),
  team_id: teamId,
  team_name: string(),
  /** The car's number; null if not recorded. */
  number: nullable(string()),
  position: nullable(position),
  /** `position`, or a code if there is none: DNF, NC, DSQ, EX, DNS, DNQ, DNPQ, DNP. */
  position_text: string(),
};

/** One car's line in the classification of a race or a sprint. */
export const raceLine = object({
  ...entry,
  /** Laps completed; null where not recorded. */
  laps: nullable(count),
  /** The total time in seconds; null without one. */
  time: seconds,
  /** Behind the winner in seconds; null for the winner, lapped cars and retirements. */
  gap: seconds,
  /** Laps behind the winner; null on the lead lap or if not classified. */
  gap_laps: nullable(count),
  /** Time penalty within `time`, in seconds. */
  penalty: seconds,
  /** Finished, +n Laps, the reason for retirement, or the position text. */
  status: string(),
  points,
  grid_position: nullable(position),
  /** "PL" for a pit lane start, DNS and so on, otherwise the number; null if not recorded. */
  grid_text: nullable(string()),
  /** Grid minus finish; negative when places were lost; null unless both are numbers. */
  positions_gained: nullable(number()),
  /** Without laps on which the whole field came through the pit lane (docs/method.md); null if not recorded. */
  pit_stops: nullable(count),
  /** How many such laps F1DB counts as stops in addition. */
  laps_with_field: count,
  /** The driver's fastest lap in seconds; null where not recorded. */
  fastest_lap: seconds,
  /** Number of that lap. */
  fastest_lap_number: nullable(count),
  /** True for the fastest lap of the race. */
  has_fastest_lap: boolean(),
  /** True when the car was shared with another driver. */
  shared_car: boolean(),
});
export type RaceLine = InferOutput<typeof raceLine>;

/** One driver's line in the classification of a timed session: qualifying, practice, warm-up, pre-qualifying. */
const timedLine = object({
  ...entry,
  /** The classifying time; null if the session has segments (see `q1`) or none was set. */
  time: seconds,
  q1: seconds,
  q2: seconds,
  q3: seconds,
  /**
   * Gap to the fastest; null for the fastest and without a time. If the session has segments, to the fastest time of
   * the last one in which the driver set a time.
   */
  gap: seconds,
  /** Laps driven; null where not recorded. */
  laps: nullable(count),
});
export type TimedLine = InferOutput<typeof timedLine>;

/** Classification of a race (`R`) or sprint (`S`): the answer of `/api/races/{year}/{round}/results/{session}`. */
export const raceClassification = object({
  year: season,
  round,
  session: scoringSession,
  /** Whom F1DB credits with the pole, if another or nobody started the race from grid slot 1; null for a sprint. */
  credited_pole_driver_id: nullable(driverId),
  /** By what the season's points were multiplied: 0.5 where the race was cut short, 2 in Abu Dhabi in 2014, otherwise 1. */
  points_factor: number(),
  lines: array(raceLine),
});
export type RaceClassification = InferOutput<typeof raceClassification>;

/** The classification of any other session, from the same path. `lines` is empty if the archive has none. */
export const timedClassification = object({
  year: season,
  round,
  session: sessionCode,
  /** From `race.qualifying_format`: KNOCKOUT, ONE_SESSION, FOUR_LAPS, AGGREGATE and so on; null for other sessions. */
  format: nullable(string()),
  lines: array(timedLine),
});
export type TimedClassification = InferOutput<typeof timedClassification>;

/** The race's pit stops, for races without imported timing: the answer of `/api/races/{year}/{round}/pit-stops`. */
export const racePitStops = object({
  year: season,
  round,
  /** Laps of the race; null where not recorded. */
  laps: nullable(count),
  /**
   * All participants in order of classification; drivers without a stop have an empty list. Nobody if the archive has
   * no stop of the race.
   */
  drivers: array(
    object({
      driver_id: driverId,
      driver_name: string(),
      driver_code: nullable(string()),
      team_id: teamId,
      team_name: string(),
      position: nullable(position),
      position_text: string(),
      /** Laps that the driver completed; null where not recorded. */
      laps: nullable(count),
      /** `time`: seconds in the pit lane; null where not recorded. */
      stops: array(object({ lap: count, time: seconds })),
    }),
  ),
});
export type RacePitStops = InferOutput<typeof racePitStops>;

/** A column of the progression: a session's classification, the grid, or the finish. */
export const progressionStage = object({
  /** A session's code, `grid` (race), `sprint_grid`, or `R` and `S` for the finish of race and sprint. */
  key: picklist([
    "FP1",
    "FP2",
    "FP3",
    "FP4",
    "WU",
    "PQ",
    "Q1D",
    "Q2D",
    "SQ",
    "sprint_grid",
    "S",
    "Q",
    "grid",
    "R",
  ]),
  name: string(),
});

/** Each driver's position through the weekend: the answer of `/api/races/{year}/{round}/progression`. */
export const progression = object({
  year: season,
  round,
  /** In chronological order; only stages for which the archive has positions. */
  stages: array(progressionStage),
  /** In order of classification (or of the grid, before the race). */
  drivers: array(
    object({
      driver_id: driverId,
      driver_name: string(),
      driver_code: nullable(string()),
      team_id: teamId,
      team_name: string(),
      /** One per stage; null if unclassified in it. */
      places: array(nullable(position)),
      /** The code if the position is null: DNF, DNS, "PL"; null if the driver took no part. */
      place_texts: array(nullable(string())),
    }),
  ),
});
export type Progression = InferOutput<typeof progression>;
