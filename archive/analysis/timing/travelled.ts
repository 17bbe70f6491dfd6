import { firstAbove, interpolate } from "./interpolate.ts";
import type { LapTelemetry } from "./recording.ts";

/** One lap's way over time as its speeds add up: metres, and seconds, from the line at its start. */
export type Travelled = {
  /** Length of the lap, some tenths of a per cent off the track's, differently for each driver. */
  metres: number;
  metresAt: (seconds: number) => number;
  secondsAt: (metres: number) => number;
  kmhAt: (seconds: number) => number;
};

const kmhOfMetreASecond = 3.6;
/** Samples come at about 4 Hz, with holes of up to 1.3 s. In a longer one a car may brake and be away again. */
const longestHoleSeconds = 2;

/**
 * Adds up the speeds of a lap, which are taken to change evenly from sample to sample.
 *
 * @returns null when samples are missing for too long to say where the car was
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

/** Between two of the times, with an even change of speed: `from` and `speed` at its beginning, metres a second. */
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

/** How long the metres take at a speed that changes evenly; written so that an even speed divides by no zero. */
function secondsFor(metres: number, { speed, gain }: Piece): number {
  const divisor = speed + Math.sqrt(Math.max(0, speed ** 2 + 2 * gain * metres));
  return divisor === 0 ? 0 : (2 * metres) / divisor;
}
