import type { Dominance } from "#contract/timing/lap.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import { teamCode } from "#app/reference/team-codes.ts";
import { lastName } from "#app/text/names.ts";
import { driversLines } from "../timing/timed-drivers.tsx";

/** A driver or team that can be the fastest through a mini-sector. */
export type Contender = {
  id: string;
  name: string;
  /** What the track says: the three letters of a driver or a team. */
  code: string;
  /** What tables and sentences say: a driver's three letters, or the team's name. */
  label: string;
  /** What a sentence about two says: a driver's last name, or the team's name. */
  short: string;
  teamId: string;
  /** Best lap in seconds. */
  seconds: number;
  /** Seconds through each mini-sector. */
  times: ReadonlyArray<number>;
  /** Who drove them: for a team the faster of its drivers in each. */
  drivers: ReadonlyArray<TimedDriver>;
};

/** A driver of the document with a recorded lap. */
type Recorded = { driver: TimedDriver; seconds: number; times: ReadonlyArray<number> };

/** Those with a recorded lap, in order of classification. */
export function recordedLaps(document: Dominance): Array<Recorded> {
  return driversLines(document)
    .filter(({ line }) => line.times.length === document.mini_sectors)
    .map(({ driver, line: { seconds, times } }) => ({ driver, seconds, times }));
}

/** The chosen drivers as contenders, in order of classification. */
export function driverContenders(document: Dominance, chosen: ReadonlyArray<string>): Array<Contender> {
  return recordedLaps(document)
    .filter(({ driver }) => chosen.includes(driver.driver_id))
    .map(({ driver, seconds, times }) => ({
      id: driver.driver_id,
      name: driver.driver_name,
      code: driver.driver_code,
      label: driver.driver_code,
      short: lastName(driver.driver_name),
      teamId: driver.team_id,
      seconds,
      times,
      drivers: times.map(() => driver),
    }));
}

/** The teams as contenders, each with the faster of its drivers in each mini-sector; in order of their best driver. */
export function teamContenders(document: Dominance): Array<Contender> {
  const teams = Map.groupBy(recordedLaps(document), ({ driver }) => driver.team_id);
  return [...teams].flatMap(([id, laps]) => {
    const [first] = laps;
    if (first === undefined) return [];
    const fastest = first.times.map((_, index) => least(laps, (lap) => lap.times[index] ?? Infinity));
    return {
      id,
      name: first.driver.team_name,
      code: teamCode(id, first.driver.team_name),
      label: first.driver.team_name,
      short: first.driver.team_name,
      teamId: id,
      seconds: Math.min(...laps.map(({ seconds }) => seconds)),
      times: fastest.map((lap, index) => lap?.times[index] ?? Infinity),
      drivers: fastest.map((lap) => lap?.driver ?? first.driver),
    };
  });
}

/** A part of the lap, and how long each contender took through it. */
export type MiniSector = {
  /** Counted from 1. */
  number: number;
  /** Metres from the line at which it begins and ends. */
  from: number;
  to: number;
  /** In order of the contenders. */
  times: ReadonlyArray<number>;
  fastest: Contender;
  /** Whose time that is. */
  driver: TimedDriver;
  /** Who was the next fastest, and by how many seconds slower; null where there is only one contender. */
  next: Contender | null;
  margin: number | null;
};

/** Who was fastest through each part of the lap; of equal times, the one first in order. */
export function miniSectors(
  { mini_sectors: count, lap_metres: metres }: Dominance,
  contenders: ReadonlyArray<Contender>,
): Array<MiniSector> {
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const fastest = least(contenders, ({ times }) => times[index] ?? Infinity);
    const driver = fastest?.drivers[index];
    if (fastest === undefined || driver === undefined) return [];
    const times = contenders.map((each) => each.times[index] ?? Infinity);
    const others = contenders.filter((each) => each !== fastest);
    const next = least(others, (each) => each.times[index] ?? Infinity) ?? null;
    const second = next?.times[index];
    return {
      number: index + 1,
      from: Math.round((index / count) * metres),
      to: Math.round(((index + 1) / count) * metres),
      times,
      fastest,
      driver,
      next,
      margin: second === undefined ? null : second - Math.min(...times),
    };
  });
}

/** How many mini-sectors each was fastest through, and clearly so; the most first, and of two the faster lap. */
export function byPartsWon(
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): Array<{ contender: Contender; won: number; clear: number }> {
  return contenders
    .map((contender) => {
      const own = sectors.filter(({ fastest }) => fastest === contender);
      return { contender, won: own.length, clear: own.filter(isClear).length };
    })
    .toSorted((one, other) =>
      contenders.length === 2 ? one.contender.seconds - other.contender.seconds : other.won - one.won,
    );
}

/** From which margin in seconds on telemetry tells who was faster (docs/method.md, "Over distance"). */
export const accuracy = 0.03;

/** Whether the margin is one that telemetry can tell; without a rival there is nothing to tell. */
export function isClear({ margin }: Pick<MiniSector, "margin">): boolean {
  return margin === null || Number(margin.toFixed(3)) >= accuracy;
}

/** The mini-sectors through which anybody gained something on the next, the most first. */
export function byMargin(sectors: ReadonlyArray<MiniSector>): Array<MiniSector> {
  return sectors
    .filter(({ margin }) => margin !== null && margin >= 0.005)
    .toSorted((one, other) => (other.margin ?? 0) - (one.margin ?? 0));
}

/** "Biggest margin: NOR by 0.17 s over PIA in mini-sector 22." */
export function marginSentence({ fastest, next, margin, number }: MiniSector): string {
  return `Biggest margin: ${fastest.label} by ${(margin ?? 0).toFixed(2)} s over ${next?.label ?? ""} in mini-sector ${number}.`;
}

/** Mini-sectors in a row that the same contender was fastest through. */
export type Reign = { contender: Contender; from: number; to: number };

/** A lap as who was fastest from where to where, from line to line; numbers of mini-sectors, both included. */
export function reignsOf(sectors: ReadonlyArray<MiniSector>): Array<Reign> {
  const reigns: Array<Reign> = [];
  for (const { number, fastest } of sectors) {
    const reign = reigns.at(-1);
    if (reign?.contender === fastest) reign.to = number;
    else reigns.push({ contender: fastest, from: number, to: number });
  }
  return reigns;
}

/** The first of those with the least value; undefined of none. */
function least<T>(all: ReadonlyArray<T>, value: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, each) => (best === undefined || value(each) < value(best) ? each : best),
    undefined,
  );
}
