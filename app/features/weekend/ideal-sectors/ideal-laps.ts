import type { IdealSectors } from "#contract/timing/lap.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import { formatLapTime, rounded } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { driversLines } from "../timing/timed-drivers.tsx";

/** A time in seconds and whose it is. */
export type SectorTime = {
  seconds: number;
  driver: TimedDriver;
  lap: number;
  /** True for the fastest time of the session through this sector. */
  fastest: boolean;
};

/** The best sectors of a driver or a team, and the lap that they would make. */
export type IdealLap = {
  id: string;
  name: string;
  /** What the drawing says: a driver's three letters, or the team's name. */
  label: string;
  team: { id: string; name: string };
  /** Best sector 1, 2, 3; null where never timed. */
  sectors: ReadonlyArray<SectorTime | null>;
  /** Their sum in seconds; null when a sector was never timed. */
  ideal: number | null;
  /** The best lap that was driven, and by whom. */
  best: SectorTime | null;
  /** Best minus ideal in seconds; null without both. */
  left: number | null;
  /** Places by ideal and by best lap, counted from 1; null without such a lap. */
  idealPlace: number | null;
  bestPlace: number | null;
};

/** "Ferrari left the most time unused: 0.317 s"; undefined where nobody left any. */
export function idealFinding(laps: ReadonlyArray<IdealLap>): string | undefined {
  const [most] = laps.toSorted((one, other) => (other.left ?? 0) - (one.left ?? 0));
  if (most === undefined || most.left === null || most.left <= 0) return undefined;
  const name = most.label === most.name ? most.name : lastName(most.name);
  return `${name} left the most time unused: ${most.left.toFixed(3)} s`;
}

type Line = Omit<IdealLap, "idealPlace" | "bestPlace">;
type Timed = IdealSectors["lines"][number]["best"];

/** Every driver's ideal lap, the fastest first; those without one last, in order of classification. */
export function driverIdealLaps(document: IdealSectors): Array<IdealLap> {
  const isFastest = fastestOf(document);
  return ranked(
    driversLines(document).map(({ driver, line: { sectors, ideal, best, left } }) => ({
      id: driver.driver_id,
      name: driver.driver_name,
      label: driver.driver_code,
      team: { id: driver.team_id, name: driver.team_name },
      sectors: sectors.map((time, sector) => timeOf(driver, time, isFastest(time, sector))),
      ideal,
      best: timeOf(driver, best, false),
      left,
    })),
  );
}

/** Every team's ideal lap: the best sectors of either driver added, against the better of their best laps. */
export function teamIdealLaps(document: IdealSectors): Array<IdealLap> {
  const isFastest = fastestOf(document);
  const teams = Map.groupBy(driversLines(document), ({ driver }) => driver.team_id);
  return ranked(
    [...teams].flatMap(([id, lines]): Array<Line> => {
      const [first] = lines;
      if (first === undefined) return [];
      const sectors = first.line.sectors.map((_, sector) =>
        least(
          lines.map(({ driver, line }) => {
            const time = line.sectors[sector] ?? null;
            return timeOf(driver, time, isFastest(time, sector));
          }),
        ),
      );
      const lap = least(lines.map(({ driver, line }) => timeOf(driver, line.best, false)));
      const ideal = sum(sectors);
      const { team_name: name } = first.driver;
      // Sums of thousandths: a lap of nothing but best sectors must not leave −0.0000000001 s.
      const left = lap === null || ideal === null ? null : rounded(lap.seconds - ideal, 3);
      return [{ id, name, label: name, team: { id, name }, sectors, ideal, best: lap, left }];
    }),
  );
}

/** Tells the fastest time of the session through a sector; equal times all are. */
function fastestOf({ lines }: IdealSectors): (time: Timed, sector: number) => boolean {
  const fastest = [0, 1, 2].map((sector) =>
    Math.min(...lines.map(({ sectors }) => sectors[sector]?.seconds ?? Infinity)),
  );
  return (time, sector) => time !== null && time.seconds === fastest[sector];
}

function timeOf(driver: TimedDriver, time: Timed, fastest: boolean): SectorTime | null {
  return time === null ? null : { ...time, driver, fastest };
}

/** The least of some times, the first of equal ones; null of none. */
function least(times: ReadonlyArray<SectorTime | null>): SectorTime | null {
  return times.reduce(
    (best, each) => (each !== null && (best === null || each.seconds < best.seconds) ? each : best),
    null,
  );
}

function sum(times: ReadonlyArray<SectorTime | null>): number | null {
  return times.reduce<number | null>(
    (total, time) => (total === null || time === null ? null : total + time.seconds),
    0,
  );
}

/** Laps with their places, by ideal lap; the one without any comes last. */
function ranked(lines: ReadonlyArray<Line>): Array<IdealLap> {
  const place = (of: (line: Line) => number | null, line: Line) => {
    const own = of(line);
    if (own === null) return null;
    return 1 + lines.filter((other) => (of(other) ?? Infinity) < own).length;
  };
  return lines
    .map((line) => ({
      ...line,
      idealPlace: place(({ ideal }) => ideal, line),
      bestPlace: place((each) => each.best?.seconds ?? null, line),
    }))
    .toSorted((one, other) => (one.ideal ?? Infinity) - (other.ideal ?? Infinity) || 0);
}

/** "Lando Norris: ideal lap 1:15.010, best lap 1:15.096, 0.086 s unused". */
export function lapSentence({ name, ideal, best, left }: IdealLap): string {
  const lost = left === null ? "" : `, ${left.toFixed(3)} s unused`;
  return `${name}: ideal lap ${formatLapTime(ideal)}, best lap ${formatLapTime(best?.seconds ?? null)}${lost}`;
}

const countingLaps =
  "Laps that count: timed, no in- or out-lap, not deleted by the stewards. A diamond marks the fastest time of the session through a sector.";

/** The method line under drivers' ideal laps. */
export function driverMethod(source: string): string {
  return `Ideal lap: a driver’s best sector 1, 2 and 3 added. Left: best lap minus ideal lap. ${countingLaps} Source: ${source}.`;
}

/** The method line under teams' ideal laps. */
export function teamMethod(source: string): string {
  return `Ideal lap: the best sector 1, 2 and 3 of either driver added. Left: the team’s best lap minus its ideal lap. ${countingLaps} Source: ${source}.`;
}
