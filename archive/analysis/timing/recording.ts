import type { Neutralisation } from "#contract/timing/race.ts";
import type { Compound, TimedDriver } from "#contract/timing/session.ts";

/**
 * The recording of one session as the analysis sees it: parsed, mapped to this archive's drivers, and in order of time.
 * Instants are milliseconds since the epoch on the recording's own clock; durations are seconds; null = not recorded.
 */
export type SessionRecording = {
  source: string;
  /** Seconds that the circuit's clock is ahead of UTC; race control's texts name moments by that clock. */
  clockAhead: number;
  /** In order of the session's classification. The lists below name drivers by car number. */
  drivers: ReadonlyArray<TimedDriver & { position: number | null } & StartAndPenalty>;
  laps: ReadonlyArray<RecordedLap>;
  stints: ReadonlyArray<RecordedStint>;
  stops: ReadonlyArray<RecordedStop>;
  messages: ReadonlyArray<RaceControlMessage>;
  /** When the race was not free, where the source has that itself; otherwise `messages` tell. */
  neutralised?: ReadonlyArray<NeutralisedTime>;
  weather: ReadonlyArray<WeatherReading>;
  /** Telemetry of each driver's fastest lap, where it was recorded. */
  telemetry: ReadonlyArray<LapTelemetry>;
};

/** What the classification has of a driver's race beside its laps; absent or null where it is not known. */
export type StartAndPenalty = {
  /** Place on the grid. */
  grid?: number | null;
  /** Seconds that the stewards added after the flag. */
  penaltySeconds?: number | null;
  /** The classified time of the whole race in seconds, penalties included. */
  finishSeconds?: number | null;
};

/** A time, in milliseconds on the recording's clock, in which a race was not free; `to` is Infinity when it never was again. */
export type NeutralisedTime = { kind: Neutralisation["kind"]; from: number; to: number };

export type RecordedLap = {
  number: number;
  lap: number;
  /** Good to some tenths of a second. */
  startedAt: number | null;
  seconds: number | null;
  sectors: readonly [number | null, number | null, number | null];
  /** km/h at the ends of sectors 1 and 2, and at the speed trap. */
  speeds: { intermediate1: number | null; intermediate2: number | null; trap: number | null };
  outLap: boolean;
  /** When the car crossed the line at its end, where the source has that itself. */
  endedAt?: number | null;
};

export type RecordedStint = {
  number: number;
  fromLap: number;
  toLap: number;
  compound: Compound;
  ageAtStart: number | null;
};

export type RecordedStop = {
  number: number;
  inLap: number;
  laneSeconds: number | null;
};

export type RaceControlMessage = {
  at: number;
  /** The car that it is about, where the source has it apart from the text. */
  number: number | null;
  text: string;
};

export type WeatherReading = {
  at: number;
  airTemperature: number;
  trackTemperature: number;
  humidity: number;
  windSpeed: number;
  rain: boolean;
};

/** Samples of one lap, at about 4 Hz; speeds and places are taken at different instants. */
export type LapTelemetry = {
  number: number;
  lap: number;
  /** The lap's own instants, from line to line. */
  startedAt: number;
  seconds: number;
  car: ReadonlyArray<{ at: number; kmh: number }>;
  /** Metres from the circuit's arbitrary origin. */
  places: ReadonlyArray<{ at: number; x: number; y: number }>;
};
