import { median } from "../arithmetic.ts";
import type { DriverRecord } from "./driver-records.ts";
import type { LapTelemetry, SessionRecording } from "./recording.ts";

/** A lap over distance. A `share` is a position on the circuit, the same for all cars: 0 at the line, 1 back at it. */
export type MeasuredLap = {
  index: number;
  telemetry: LapTelemetry;
  /** Seconds from the start of the lap. */
  secondsAt: (share: number) => number;
  shareAt: (seconds: number) => number;
  kmhAt: (seconds: number) => number;
};

/** Laps on one scale of distance, so that their speeds can be compared place by place. */
export type MeasuredLaps = {
  /** In the order of drivers. */
  laps: ReadonlyArray<MeasuredLap>;
  /** The median length of the laps. */
  metres: number;
};

/** A lap whose length differs from the others' by more than this was not recorded from line to line. */
const maxDeviation = 0.03;

/** A lap with the distance that its speeds add up to. */
type IntegratedLap = {
  index: number;
  telemetry: LapTelemetry;
  travelled: Travelled;
  sectorEnds: ReadonlyArray<number> | null;
};

/**
 * Aligns the laps with telemetry, so that the same share of each is the same position on the circuit.
 *
 * Speeds are sampled a few times a second, so the distance integrated from them drifts: at the end of a sector, a fixed
 * position timed to the thousandth, drivers differ by up to a tenth of a second. The ends of sectors are therefore put
 * where the median driver has them, and each lap is stretched in between.
 *
 * @returns null without a usable lap
 */
export function measuredLaps(
  records: ReadonlyArray<DriverRecord>,
  telemetry: SessionRecording["telemetry"],
): MeasuredLaps | null {
  const all = records.flatMap((record) => integratedLaps(record, telemetry));
  const metres = median(all.map(({ travelled }) => travelled.metres));
  if (metres === null) return null;
  const kept = all.filter(({ travelled }) => Math.abs(travelled.metres / metres - 1) <= maxDeviation);
  const common = [0, 1].map((end) => median(kept.flatMap(({ sectorEnds }) => sectorEnds?.[end] ?? [])));
  return { laps: kept.map((lap) => measured(lap, common)), metres };
}

function integratedLaps(
  { index, driver, laps }: DriverRecord,
  telemetry: SessionRecording["telemetry"],
): Array<IntegratedLap> {
  const own = telemetry.find(({ number }) => number === driver.number);
  const travelled = own === undefined ? null : integrate(own);
  if (own === undefined || travelled === null || travelled.metres === 0) return [];
  const [first, second] = laps.find(({ lap }) => lap === own.lap)?.sectors ?? [null, null];
  const sectorEnds =
    first === null || second === null
      ? null
      : [first, first + second].map((seconds) => travelled.metresAt(seconds) / travelled.metres);
  return [{ index, telemetry: own, travelled, sectorEnds }];
}

function measured(
  { index, telemetry, travelled, sectorEnds }: IntegratedLap,
  common: ReadonlyArray<number | null>,
): MeasuredLap {
  const ends = (sectorEnds ?? []).flatMap((own, end) => {
    const all = common[end] ?? null;
    return all === null ? [] : [{ own, all }];
  });
  const own = [0, ...ends.map((end) => end.own), 1];
  const all = [0, ...ends.map((end) => end.all), 1];
  return {
    index,
    telemetry,
    secondsAt: (share) => travelled.secondsAt(interpolate(share, all, own) * travelled.metres),
    shareAt: (seconds) => interpolate(travelled.metresAt(seconds) / travelled.metres, own, all),
    kmhAt: travelled.kmhAt,
  };
}

/** Distance over time on one lap, integrated from its speeds: metres and seconds from the start line. */
type Travelled = {
  /** Length of the lap; it differs from the track's by some tenths of a per cent, differently for each driver. */
  metres: number;
  metresAt: (seconds: number) => number;
  secondsAt: (metres: number) => number;
  kmhAt: (seconds: number) => number;
};

const kmhPerMetrePerSecond = 3.6;
/**
 * Samples come at about 4 Hz, with gaps of up to 1.3 s. In a longer gap a car may have braked and accelerated again.
 */
const maxGapSeconds = 2;

/**
 * Integrates a lap's speeds, interpolating linearly between samples.
 *
 * @returns null if samples are missing for too long to know where the car was
 */
export function integrate({ startedAt, seconds, car }: LapTelemetry): Travelled | null {
  const samples = car
    .map(({ at, kmh }) => ({ at: (at - startedAt) / 1000, speed: kmh / kmhPerMetrePerSecond }))
    .toSorted((one, other) => one.at - other.at)
    .filter((sample, index, all) => sample.at !== all[index - 1]?.at);
  const [instants, speeds] = [samples.map(({ at }) => at), samples.map(({ speed }) => speed)];
  const times = [0, ...instants.filter((at) => at > 0 && at < seconds), seconds];
  const hasGap = times.some((at, index) => at - (times[index - 1] ?? 0) > maxGapSeconds);
  if (hasGap) return null;
  const speedAt = (at: number) => interpolate(at, instants, speeds);
  return sumUp(times, times.map(speedAt));
}

/** Between two samples, with constant acceleration: distance `from` and `speed` at its start, in m and m/s. */
type Piece = { from: number; metres: number; speed: number; gain: number };

function sumUp(times: ReadonlyArray<number>, speeds: ReadonlyArray<number>): Travelled {
  const pieces: Array<Piece> = [];
  let metres = 0;
  times.forEach((from, index) => {
    const [speed, to, next] = [speeds[index] ?? 0, times[index + 1], speeds[index + 1]];
    const seconds = to === undefined ? 0 : to - from;
    const gain = next === undefined || seconds === 0 ? 0 : (next - speed) / seconds;
    pieces.push({ from, metres, speed, gain });
    metres += speed * seconds + (gain * seconds ** 2) / 2;
  });
  const instants = pieces.map((piece) => piece.from);
  const distances = pieces.map((piece) => piece.metres);
  const at = (value: number, marks: ReadonlyArray<number>) =>
    pieces[Math.max(0, firstAbove(value, marks) - 1)] ?? { from: 0, metres: 0, speed: 0, gain: 0 };
  return {
    metres,
    metresAt(seconds) {
      const piece = at(seconds, instants);
      const since = seconds - piece.from;
      return piece.metres + piece.speed * since + (piece.gain * since ** 2) / 2;
    },
    secondsAt(distance) {
      const piece = at(distance, distances);
      return piece.from + secondsFor(distance - piece.metres, piece);
    },
    kmhAt(seconds) {
      const piece = at(seconds, instants);
      return kmhPerMetrePerSecond * (piece.speed + piece.gain * (seconds - piece.from));
    },
  };
}

/** Time to cover a distance under constant acceleration, in a form that does not divide by zero at constant speed. */
function secondsFor(metres: number, { speed, gain }: Piece): number {
  const divisor = speed + Math.sqrt(Math.max(0, speed ** 2 + 2 * gain * metres));
  return divisor === 0 ? 0 : (2 * metres) / divisor;
}

/**
 * Linear interpolation, constant beyond the first and last point.
 *
 * @param xs ascending, as many as `ys`, at least one
 */
function interpolate(x: number, xs: ReadonlyArray<number>, ys: ReadonlyArray<number>): number {
  const after = firstAbove(x, xs);
  const [x0, x1, y0, y1] = [xs[after - 1], xs[after], ys[after - 1], ys[after]];
  if (x0 === undefined || y0 === undefined) return y1 ?? Number.NaN;
  if (x1 === undefined || y1 === undefined) return y0;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Index of the first value greater than `x`; the length if there is none. @param xs ascending */
export function firstAbove(x: number, xs: ReadonlyArray<number>): number {
  let [low, high] = [0, xs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? Number.POSITIVE_INFINITY) > x) high = middle;
    else low = middle + 1;
  }
  return low;
}
