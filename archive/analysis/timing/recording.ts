import type { Neutralisation } from "#contract/timing/race.ts";
import type { Compound, TimedDriver } from "#contract/timing/session.ts";

/**
 * The recording of a session as the analysis reads it: parsed, mapped to the archive's drivers, in chronological order.
 * Instants are milliseconds since the epoch on the recording's own clock; durations are seconds; null = not recorded.
 */
export type SessionRecording = {
  source: string;
  /** Seconds by which the circuit's clock is ahead of UTC; race control's messages state local times. */
  clockAhead: number;
  /** In order of classification. The lists below identify drivers by car number. */
  drivers: ReadonlyArray<TimedDriver & { position: number | null } & StartAndPenalty>;
  laps: ReadonlyArray<RecordedLap>;
  stints: ReadonlyArray<RecordedStint>;
  stops: ReadonlyArray<RecordedStop>;
  messages: ReadonlyArray<RaceControlMessage>;
  /** When the race was neutralised, if the source says so itself; otherwise it is derived from `messages`. */
  neutralised?: ReadonlyArray<NeutralisedTime>;
  weather: ReadonlyArray<WeatherReading>;
  /** Telemetry of each driver's fastest lap, where recorded. */
  telemetry: ReadonlyArray<LapTelemetry>;
};

/** What the classification says about a driver's race apart from the laps; absent or null if unknown. */
export type StartAndPenalty = {
  /** Place on the grid. */
  grid?: number | null;
  /** Seconds that the stewards added after the flag. */
  penaltySeconds?: number | null;
  /** The classified time of the whole race in seconds, penalties included. */
  finishSeconds?: number | null;
};

/** When a race was neutralised, in milliseconds on the recording's clock; `to` is Infinity if it never resumed. */
export type NeutralisedTime = { kind: Neutralisation["kind"]; from: number; to: number };

/** A lap of the car with that number. */
export type RecordedLap = {
  number: number;
  lap: number;
  /** Accurate to some tenths of a second. */
  startedAt: number | null;
  seconds: number | null;
  sectors: readonly [number | null, number | null, number | null];
  /** km/h at the ends of sectors 1 and 2, and at the speed trap. */
  speeds: { intermediate1: number | null; intermediate2: number | null; trap: number | null };
  outLap: boolean;
  /** When the car crossed the line at its end, if the source says so itself. */
  endedAt?: number | null;
};

/** A stint of the car with that number on one set of tyres, both laps included. `ageAtStart` is in laps. */
export type RecordedStint = {
  number: number;
  fromLap: number;
  toLap: number;
  compound: Compound;
  ageAtStart: number | null;
};

/** A visit of the car with that number to the pit lane, at the end of a lap; `laneSeconds` from entry to exit. */
export type RecordedStop = {
  number: number;
  inLap: number;
  /** When the car came into the pit lane, if the source says so. */
  enteredAt?: number | null;
  laneSeconds: number | null;
};

/** A message of race control, at an instant. */
export type RaceControlMessage = {
  at: number;
  /** The car it is about, if the source states it apart from the text. */
  number: number | null;
  text: string;
};

/** The weather at an instant: °C, % of humidity, m/s of wind. */
export type WeatherReading = {
  at: number;
  airTemperature: number;
  trackTemperature: number;
  humidity: number;
  windSpeed: number;
  rain: boolean;
};

/** Samples of one lap at about 4 Hz; speeds and positions are sampled at different instants. */
export type LapTelemetry = {
  number: number;
  lap: number;
  /** Start and end of the lap, from line to line. */
  startedAt: number;
  seconds: number;
  car: ReadonlyArray<{ at: number; kmh: number }>;
  /** Metres from the circuit's arbitrary origin. */
  locations: ReadonlyArray<{ at: number; x: number; y: number }>;
};
