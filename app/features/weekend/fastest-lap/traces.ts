import type { FastestLaps, SpeedTraces } from "#contract/timing/lap.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";
import { driversLines } from "../timing/timed-drivers.tsx";
import { formatLapTime, formatThousands, uncapitalised } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";

/** One driver's fastest lap, at points that are equally far apart. */
export type Trace = {
  driver: TimedDriver;
  lap: number;
  /** The official lap time in seconds. */
  seconds: number;
  /** km/h at each point. */
  speeds: ReadonlyArray<number>;
  /** Seconds since the start of the lap at each point. */
  clock: ReadonlyArray<number>;
};

/** Two laps over the same distance. */
export type LapComparison = {
  first: Trace;
  second: Trace;
  /** Metres from the line at each point. */
  metres: ReadonlyArray<number>;
  /** Seconds by which the second reached each point later than the first, averaged; negative when earlier. */
  behind: ReadonlyArray<number>;
};

/** Everyone's fastest lap, in order of classification. */
export function tracesOf(document: SpeedTraces): Array<Trace> {
  const { points } = document;
  return driversLines(document)
    .filter(({ line }) => line.speeds.length === points && line.hundredths.length === points)
    .map(({ driver, line: { lap, seconds, speeds, hundredths } }) => ({
      driver,
      lap,
      seconds,
      speeds,
      clock: hundredths.map((each) => each / 100),
    }));
}

/** Sets two laps against each other. */
export function compareLaps(
  { lap_metres: length, points }: SpeedTraces,
  first: Trace,
  second: Trace,
): LapComparison {
  const behind = second.clock.map((time, index) => time - (first.clock[index] ?? time));
  return {
    first,
    second,
    metres: Array.from({ length: points }, (_, index) => (length * index) / (points - 1)),
    behind: averaged(behind, meanSpeeds(first, second), (averagedMetres * (points - 1)) / length),
  };
}

/** How many metres on either side of a point its gap is averaged over; fewer near the ends of the lap. */
const averagedMetres = 150;

/**
 * Averages a gap over the points around each. A point counts less the further it is, and more the faster the cars are
 * there, by the square of their speed: an error of a metre in the distance is worth the more time the slower they are.
 *
 * @param reach how many points on each side
 */
function averaged(gap: ReadonlyArray<number>, speeds: ReadonlyArray<number>, reach: number): Array<number> {
  return gap.map((_, at) => {
    const side = Math.floor(Math.min(reach, at, gap.length - 1 - at));
    let [sum, weights] = [0, 0];
    for (let index = at - side; index <= at + side; index += 1) {
      const weight = (1 - Math.abs(index - at) / (side + 1)) * (speeds[index] ?? 0) ** 2;
      sum += weight * (gap[index] ?? 0);
      weights += weight;
    }
    return weights === 0 ? (gap[at] ?? 0) : sum / weights;
  });
}

function meanSpeeds(first: Trace, second: Trace): Array<number> {
  return first.speeds.map((speed, index) => (speed + (second.speeds[index] ?? speed)) / 2);
}

/** The ends of the scale of speed in km/h: round numbers around both laps. */
export function speedRange({ first, second }: LapComparison): Range {
  const speeds = [...first.speeds, ...second.speeds];
  return {
    from: Math.floor((Math.min(...speeds) - 15) / 20) * 20,
    to: Math.ceil((Math.max(...speeds) + 10) / 20) * 20,
  };
}

/** The least distance of a scale's end from zero in seconds: hundredths must not look like a gap. */
const leastSide = 0.06;

/** The ends of the scale of time in seconds: zero and every difference lie within, with room on both sides. */
export function behindRange({ behind }: LapComparison): Range {
  const [least, greatest] = [Math.min(0, ...behind), Math.max(0, ...behind)];
  const side = Math.max(leastSide, 0.3 * (greatest - least));
  return { from: Math.min(least * 1.08, -side), to: Math.max(greatest * 1.08, side) };
}

/** What the table shows of a comparison at a point. */
export type LapComparisonRow = { metres: number; first: number; second: number; behind: number };

/** By how much the first is faster at each point, in km/h; negative where it is slower. */
export function fasterBy({ first, second }: LapComparison): Array<number> {
  return first.speeds.map((speed, index) => speed - (second.speeds[index] ?? speed));
}

/** The least distance of that scale's ends from zero in km/h: one or two must not look like a difference. */
const leastFaster = 10;

/** The ends of the scale of how much faster one is in km/h: zero and every difference lie within. */
export function fasterRange(faster: ReadonlyArray<number>): Range {
  return {
    from: Math.min(-leastFaster, 1.08 * Math.min(...faster)),
    to: Math.max(leastFaster, 1.08 * Math.max(...faster)),
  };
}

/** Into how many parts the table cuts the lap. */
export const tableParts = 20;

/** The numbers of a comparison, coarse enough to be read: at equal steps from line to line. */
export function lapComparisonRows({ first, second, metres, behind }: LapComparison): Array<LapComparisonRow> {
  const last = metres.length - 1;
  return Array.from({ length: tableParts + 1 }, (_, part) => {
    const index = Math.round((part / tableParts) * last);
    return {
      metres: Math.round(metres[index] ?? 0),
      first: first.speeds[index] ?? 0,
      second: second.speeds[index] ?? 0,
      behind: behind[index] ?? 0,
    };
  });
}

/** The highest speed of a lap, as far as its points tell. */
function topOf({ speeds }: Trace): number {
  return Math.max(...speeds);
}

function leastOf({ speeds }: Trace): number {
  return Math.min(...speeds);
}

/** What the drawing of a comparison shows, for those who do not see it. */
export function lapComparisonSentence({ first, second, behind }: LapComparison): string {
  const speeds = [first, second].map((trace) => `${trace.driver.driver_name} up to ${topOf(trace)} km/h`);
  const end = behind.at(-1) ?? 0;
  const leader = end >= 0 ? first : second;
  const lead =
    Math.abs(end) < 0.005
      ? "level"
      : `${leader.driver.driver_name} is ahead by ${Math.abs(end).toFixed(2)} s`;
  return `Speed over the lap: ${speeds.join(", ")}; at the line ${lead}`;
}

/** "Norris is 0.262 s faster than Leclerc": whole names stand at the laps below. */
export function paceSentence({ first, second }: LapComparison): string {
  const [faster, slower] = first.seconds <= second.seconds ? [first, second] : [second, first];
  const gap = slower.seconds - faster.seconds;
  const nameOf = ({ driver }: LapComparison["first"]) => lastName(driver.driver_name);
  if (gap < 0.0005) return `${nameOf(first)} and ${nameOf(second)} set the same time`;
  return `${nameOf(faster)} is ${gap.toFixed(3)} s faster than ${nameOf(slower)}`;
}

/** Both laps at a point, in words: "1,240 m: NOR 312 km/h, VER 305 km/h, NOR ahead by 0.05 s". */
export function pointSentence({ first, second, metres, behind }: LapComparison, index: number): string {
  const gap = behind[index] ?? 0;
  const leader = gap > 0 ? first : second;
  const lead =
    Math.abs(gap) < 0.005 ? "level" : `${leader.driver.driver_code} ahead by ${Math.abs(gap).toFixed(2)} s`;
  const speeds = [first, second].map(
    ({ driver, speeds: own }) => `${driver.driver_code} ${own[index] ?? 0} km/h`,
  );
  return `${formatThousands(Math.round(metres[index] ?? 0))} m: ${speeds.join(", ")}, ${lead}`;
}

/** Index of the point nearest to a distance, for points that are equally far apart. */
export function nearestPoint(metres: ReadonlyArray<number>, at: number): number {
  const last = metres.length - 1;
  return Math.min(last, Math.max(0, Math.round((at / (metres[last] ?? 1)) * last)));
}

/** The least that a zoom shows, in metres. */
const leastZoom = 200;

/** Less than so many metres of a lap show nothing. */
const leastPart = 20;

/** What of a part lies on the lap; null where that is too little to be drawn. */
export function partWithin({ from, to }: Range, whole: Range): Range | null {
  const within = { from: Math.max(whole.from, from), to: Math.min(whole.to, to) };
  return within.to - within.from < leastPart ? null : within;
}

/**
 * A range made smaller or larger around a place, within the whole.
 *
 * @param times less than 1 to see less
 * @returns null for the whole
 */
export function zoomedAt(range: Range, whole: Range, at: number, times: number): Range | null {
  const width = Math.max(leastZoom, (range.to - range.from) * times);
  if (width >= whole.to - whole.from) return null;
  const from = Math.min(Math.max(whole.from, at - width / 2), whole.to - width);
  return { from, to: from + width };
}

/**
 * A lap in parts from one peak of speed to the next, in metres, and the seconds that the first gained on the second
 * through each; negative when lost. At a peak the gap is known best, and what a corner cost is over.
 */
export function lapParts({
  first,
  second,
  metres,
  behind,
}: LapComparison): Array<{ from: number; to: number; gained: number }> {
  const ends = [0, ...speedPeaks(meanSpeeds(first, second)), metres.length - 1];
  return ends.slice(1).map((end, part) => {
    const start = ends[part] ?? 0;
    return {
      from: metres[start] ?? 0,
      to: metres[end] ?? 0,
      gained: (behind[end] ?? 0) - (behind[start] ?? 0),
    };
  });
}

/** Over which share of the way one of the two gained time, from 0 to 1. @param side 0 for the first */
export function gainedOver(parts: ReturnType<typeof lapParts>, side: number): number {
  const metres = (some: typeof parts) => some.reduce((sum, { from, to }) => sum + to - from, 0);
  const own = parts.filter(({ gained }) => (gained >= 0 ? 0 : 1) === side);
  return metres(own) / (metres(parts) || 1);
}

/** Before and after a peak the speed is lower by at least this, in km/h. */
const leastDrop = 15;

/** The points at which the speed is highest before it falls again, without the ends of the lap. */
export function speedPeaks(speeds: ReadonlyArray<number>): Array<number> {
  const peaks: Array<number> = [];
  let [isRising, turn] = [true, 0];
  for (const [at, speed] of speeds.entries()) {
    const extreme = speeds[turn] ?? speed;
    if (isRising ? speed >= extreme : speed <= extreme) turn = at;
    else if (Math.abs(speed - extreme) >= leastDrop) {
      if (isRising && turn > 0) peaks.push(turn);
      [isRising, turn] = [!isRising, at];
    }
  }
  return peaks;
}

/** The part of a lap through which one gained the most on the other, in metres and seconds, and where a comparison opens. */
export type MostGained = { point: number; by: TimedDriver; from: number; to: number; seconds: number };

/**
 * Where a comparison opens, and who gains there: in the part of the lap through which one gained the most on the other,
 * the index of the point where that one was faster by most. Never an end of the lap.
 */
export function mostGained(comparison: LapComparison): MostGained {
  const { first, second, metres } = comparison;
  const parts = lapParts(comparison);
  const gains = parts.map(({ gained }) => Math.abs(gained));
  const { from, to, gained } = parts[gains.indexOf(Math.max(...gains))] ?? { from: 0, to: 0, gained: 0 };
  const start = nearestPoint(metres, from) + 1;
  const inside = Array.from({ length: nearestPoint(metres, to) - start }, (_, index) => start + index);
  const faster = (point: number) =>
    Math.sign(gained) * ((first.speeds[point] ?? 0) - (second.speeds[point] ?? 0));
  return {
    point: inside.reduce((best, point) => (faster(point) > faster(best) ? point : best), start),
    by: (gained >= 0 ? first : second).driver,
    from,
    to,
    seconds: Math.abs(gained),
  };
}

/** A figure of both laps; `better` is the side that is ahead in it, null for neither. */
export type LapFact = { label: string; values: readonly [string, string]; better: 0 | 1 | null };

/** The official times of the sectors of both laps that are drawn; nothing for a lap whose sectors are of another one. */
function sectorTimes(
  { first, second }: LapComparison,
  laps: FastestLaps | null,
): Array<readonly [first: number | null, second: number | null]> {
  const lines = laps === null ? [] : driversLines(laps);
  const [one, other] = [first, second].map(({ driver, lap }) => {
    const best = lines.find((each) => each.driver.driver_id === driver.driver_id)?.line.best ?? null;
    return best?.lap === lap ? best.sectors : [];
  });
  return (one ?? []).map((time, index) => [time, other?.[index] ?? null]);
}

/**
 * Where the sectors of a lap lie, in metres: a border is where both cars were when their clocks read the time of what
 * was behind them, halfway between the two. Empty unless all sectors of both laps are known.
 */
export function lapSectors(comparison: LapComparison, laps: FastestLaps | null): Array<Range> {
  const { first, second, metres } = comparison;
  const times = sectorTimes(comparison, laps);
  const borders = [metres[0] ?? 0];
  const passed: [number, number] = [0, 0];
  for (const [one, other] of times.slice(0, -1)) {
    if (one === null || other === null) return [];
    passed[0] += one;
    passed[1] += other;
    // The clocks have hundredths, and sums of thousandths drift.
    const [mine, theirs] = [first, second].map(
      ({ clock }, side) => metres[clock.findIndex((time) => time >= (passed[side] ?? 0) - 0.005)],
    );
    if (mine === undefined || theirs === undefined) return [];
    borders.push((mine + theirs) / 2);
  }
  const ends = [...borders.slice(1), metres.at(-1) ?? 0];
  return times.length < 2 ? [] : borders.map((from, index) => ({ from, to: ends[index] ?? from }));
}

/**
 * What both laps are compared by beside their drawing: the official times of the sectors, and the highest and the lowest
 * speed. A sector without both times is left out, and so are those of another lap than the one that is drawn.
 */
export function lapFacts(comparison: LapComparison, laps: FastestLaps | null): Array<LapFact> {
  const { first, second } = comparison;
  const sectors = sectorTimes(comparison, laps).flatMap(([time, theirs], index): Array<LapFact> => {
    if (time === null || theirs === null) return [];
    const values = [formatLapTime(time), formatLapTime(theirs)] as const;
    return [{ label: `Sector ${index + 1}`, values, better: lower(time, theirs) }];
  });
  const speeds = [topOf, leastOf].map((of) => [of(first), of(second)] as const);
  return [
    ...sectors,
    ...speeds.map(([mine, theirs], index): LapFact => ({
      label: index === 0 ? "Highest speed" : "Lowest speed",
      values: [`${mine} km/h`, `${theirs} km/h`],
      better: lower(theirs, mine),
    })),
  ];
}

function lower(one: number, other: number): 0 | 1 | null {
  return one === other ? null : one < other ? 0 : 1;
}

type Deleted = FastestLaps["lines"][number]["deleted"][number];

/** "Lap 13, 1:40.026: track limits at turn 14". */
export function deletedText({ lap, seconds, reason }: Deleted): string {
  const time = seconds === null ? "" : `, ${formatLapTime(seconds)}`;
  return `Lap ${lap}${time}: ${uncapitalised(reason)}`;
}

/** The method line under the fastest laps. */
export function lapsMethod(source: string): string {
  return `Each driver’s fastest lap of the whole session that the stewards did not delete, whichever segment it was driven in; the classification goes by segments. Tyre: its compound, and how many laps it had done when the lap began. Source: ${source}.`;
}

/** The method line under a comparison's numbers. */
export function lapComparisonMethod(source: string): string {
  return `Speed is recorded about four times a second and interpolated over the distance, which is speed added up over time; both laps are set to the same length. The gap is an average over ${2 * averagedMetres} m in which fast parts count more: where cars are slow, an error of a metre is worth most. It is accurate to a few hundredths of a second, not thousandths. The table has every ${100 / tableParts} per cent of the lap. Source: ${source}.`;
}
