import { median, byFigure } from "../arithmetic.ts";
import type { DriverRecord } from "./driver-records.ts";
import type { LapTelemetry, SessionRecording, RecordedLap } from "./recording.ts";
import type { SpeedTraces, TopSpeed } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";

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
const greatestDeviation = 0.03;

type Way = {
  index: number;
  telemetry: LapTelemetry;
  way: Travelled;
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
  const all = records.flatMap((record) => waysOf(record, telemetry));
  const metres = median(all.map(({ way }) => way.metres));
  if (metres === null) return null;
  const ways = all.filter(({ way }) => Math.abs(way.metres / metres - 1) <= greatestDeviation);
  const common = [0, 1].map((end) => median(ways.flatMap(({ sectorEnds }) => sectorEnds?.[end] ?? [])));
  return { laps: ways.map((way) => measured(way, common)), metres };
}

function waysOf({ index, driver, laps }: DriverRecord, telemetry: SessionRecording["telemetry"]): Array<Way> {
  const own = telemetry.find(({ number }) => number === driver.number);
  const way = own === undefined ? null : travelled(own);
  if (own === undefined || way === null || way.metres === 0) return [];
  const [first, second] = laps.find(({ lap }) => lap === own.lap)?.sectors ?? [null, null];
  const sectorEnds =
    first === null || second === null
      ? null
      : [first, first + second].map((seconds) => way.metresAt(seconds) / way.metres);
  return [{ index, telemetry: own, way, sectorEnds }];
}

function measured(
  { index, telemetry, way, sectorEnds }: Way,
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
    secondsAt: (share) => way.secondsAt(interpolate(share, all, own) * way.metres),
    shareAt: (seconds) => interpolate(way.metresAt(seconds) / way.metres, own, all),
    kmhAt: way.kmhAt,
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

const kmhOfMetreASecond = 3.6;
/**
 * Samples come at about 4 Hz, with gaps of up to 1.3 s. In a longer gap a car may have braked and accelerated again.
 */
const longestHoleSeconds = 2;

/**
 * Integrates a lap's speeds, interpolating linearly between samples.
 *
 * @returns null if samples are missing for too long to know where the car was
 */
export function travelled({ startedAt, seconds, car }: LapTelemetry): Travelled | null {
  const samples = car
    .map(({ at, kmh }) => ({ at: (at - startedAt) / 1000, speed: kmh / kmhOfMetreASecond }))
    .toSorted((one, other) => one.at - other.at)
    .filter((sample, index, all) => sample.at !== all[index - 1]?.at);
  const [instants, speeds] = [samples.map(({ at }) => at), samples.map(({ speed }) => speed)];
  const times = [0, ...instants.filter((at) => at > 0 && at < seconds), seconds];
  const hasHole = times.some((at, index) => at - (times[index - 1] ?? 0) > longestHoleSeconds);
  if (hasHole) return null;
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
      return kmhOfMetreASecond * (piece.speed + piece.gain * (seconds - piece.from));
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

type Line = TopSpeed["lines"][number];

/** Highest speeds over all laps, by the speed trap; drivers without a reading last. */
export function topSpeedDocument(head: DocumentHead, records: ReadonlyArray<DriverRecord>): TopSpeed {
  const lines = records.map(({ index, laps }) => ({
    driver: index,
    speed_trap: highest(laps, "trap"),
    intermediate_1: highest(laps, "intermediate1"),
    intermediate_2: highest(laps, "intermediate2"),
  }));
  return { ...head, lines: byFigure(lines, (line) => line.speed_trap?.kmh ?? null, "greatest first") };
}

function highest(laps: ReadonlyArray<RecordedLap>, place: keyof RecordedLap["speeds"]): Line["speed_trap"] {
  const readings = laps.flatMap(({ lap, speeds }) => {
    const kmh = speeds[place];
    return kmh === null ? [] : [{ kmh, lap }];
  });
  return readings.toSorted((one, other) => other.kmh - one.kmh)[0] ?? null;
}

/**
 * One more than the number of intervals, nine per mini-sector: one every 20 to 30 metres, about the distance between
 * samples. For 22 drivers that makes just over 50 KB.
 */
const points = 226;

/** Speed and time over distance for each lap with telemetry, in the order of `drivers`. */
export function speedTracesDocument(head: DocumentHead, { laps, metres }: MeasuredLaps): SpeedTraces {
  return { ...head, lap_metres: Math.round(metres), points, lines: laps.map(lineOf) };
}

function lineOf({ index, telemetry, secondsAt, kmhAt }: MeasuredLap): SpeedTraces["lines"][number] {
  const { lap, seconds } = telemetry;
  const times = Array.from({ length: points }, (_, point) => secondsAt(point / (points - 1)));
  return {
    driver: index,
    lap,
    seconds,
    speeds: times.map((time) => Math.round(kmhAt(time))),
    hundredths: times.map((time) => Math.round(time * 100)),
  };
}
