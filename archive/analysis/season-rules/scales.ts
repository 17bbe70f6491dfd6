/** Points by place, the winner's first; places beyond the list give none. */
export type Scale = ReadonlyArray<number>;

/** A scale, and its first season. */
type Since = readonly [year: number, scale: Scale];

const raceScales: ReadonlyArray<Since> = [
  [1950, [8, 6, 4, 3, 2]],
  [1960, [8, 6, 4, 3, 2, 1]],
  [1961, [9, 6, 4, 3, 2, 1]],
  [1991, [10, 6, 4, 3, 2, 1]],
  [2003, [10, 8, 6, 5, 4, 3, 2, 1]],
  [2010, [25, 18, 15, 12, 10, 8, 6, 4, 2, 1]],
];

const sprintScales: ReadonlyArray<Since> = [
  [1950, []],
  [2021, [3, 2, 1]],
  [2022, [8, 7, 6, 5, 4, 3, 2, 1]],
];

/**
 * What a Grand Prix gave drivers, before it was halved or doubled. Sources of all scales: the sporting regulations of
 * the FIA (the CSI until 1978) of each season, as printed in Autocourse.
 */
export function raceScale(year: number): Scale {
  return scaleOf(raceScales, year);
}

/** What a Grand Prix gave constructors: as drivers, but for 1961, when a win was worth 8 to them and 9 to drivers. */
export function constructorRaceScale(year: number): Scale {
  return raceScale(year === 1961 ? 1960 : year);
}

/** What a sprint gave drivers and constructors; nothing before 2021, when there were none. */
export function sprintScale(year: number): Scale {
  return scaleOf(sprintScales, year);
}

/**
 * The point for the fastest lap of a Grand Prix: always given (1950 to 1959, to the driver alone), given to a car in the
 * points (2019 to 2024, to driver and constructor), or none.
 */
export function fastestLapPoint(year: number): "always" | "in_points" | "none" {
  if (year <= 1959) return "always";
  return year >= 2019 && year <= 2024 ? "in_points" : "none";
}

function scaleOf(scales: ReadonlyArray<Since>, year: number): Scale {
  return scales.findLast(([since]) => since <= year)?.[1] ?? [];
}

/** A Grand Prix that gave other points than the season's scale: where, and why. */
export type SpecialRace = {
  year: number;
  round: number;
  factor: number;
  where: string;
  why: string;
  source: string;
};

const cutShort = "the race was stopped before three quarters of its distance";

/** All Grands Prix that gave half or double points. */
export const specialRaces: ReadonlyArray<SpecialRace> = [
  { year: 1975, round: 4, factor: 0.5, where: "Spain", why: cutShort, source: "Autocourse 1975-76" },
  { year: 1975, round: 12, factor: 0.5, where: "Austria", why: cutShort, source: "Autocourse 1975-76" },
  { year: 1984, round: 6, factor: 0.5, where: "Monaco", why: cutShort, source: "Autocourse 1984-85" },
  { year: 1991, round: 16, factor: 0.5, where: "Australia", why: cutShort, source: "Autocourse 1991-92" },
  {
    year: 2009,
    round: 2,
    factor: 0.5,
    where: "Malaysia",
    why: cutShort,
    source: "formula1.com, 5 April 2009",
  },
  {
    year: 2014,
    round: 19,
    factor: 2,
    where: "Abu Dhabi",
    why: "so the rules had it for the last race",
    source: "FIA, 2014 sporting regulations",
  },
  { year: 2021, round: 12, factor: 0.5, where: "Belgium", why: cutShort, source: "FIA, 29 August 2021" },
];

/** By what the scale of a Grand Prix was multiplied; 1 for nearly all. */
export function pointsFactor(year: number, round: number): number {
  return specialRaces.find((race) => race.year === year && race.round === round)?.factor ?? 1;
}

/** Whether a Grand Prix was stopped early, and gave half its points. */
export function isCutShort(year: number, round: number): boolean {
  return pointsFactor(year, round) < 1;
}

/** Seasons in which a Grand Prix gave drivers the same points, the first ones first; `to` is null for the present ones. */
export const scalePeriods: ReadonlyArray<{ from: number; to: number | null; scale: Scale }> = raceScales.map(
  ([from, scale], index) => {
    const next = raceScales[index + 1];
    return { from, to: next === undefined ? null : next[0] - 1, scale };
  },
);

/** What sprints gave, and since which season; they began in 2021. */
export const sprintPeriods: ReadonlyArray<{ from: number; scale: Scale }> = sprintScales
  .filter(([, scale]) => scale.length > 0)
  .map(([from, scale]) => ({ from, scale }));
