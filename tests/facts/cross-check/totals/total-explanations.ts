import type { Figure } from "./total.ts";

/**
 * Why totals of a season, and so of careers, differ from the release's, and where that is written. An explanation holds
 * for the very amounts it names, and must hold for all of them.
 */
export type TotalExplanation = {
  year: number;
  table: "drivers" | "constructors";
  figure: Figure;
  /** By how much: ours minus the release's. */
  amounts: Readonly<Record<string, number>>;
  why: string;
  source: string;
};

const poles: ReadonlyArray<Pick<TotalExplanation, "year" | "why" | "source"> & Amounts> = [
  {
    year: 1996,
    drivers: { michael_schumacher: -1 },
    constructors: { ferrari: -1 },
    why: "Michael Schumacher qualified first in France, and his engine failed on the formation lap: nobody started from slot 1. A pole is a start from there; F1DB counts who is credited.",
    source: "formula1.com, French Grand Prix 1996",
  },
  {
    year: 2021,
    drivers: { charles_leclerc: -1 },
    constructors: { ferrari: -1 },
    why: "Charles Leclerc qualified first in Monaco, and his car broke on the way to the grid: nobody started from slot 1.",
    source: "formula1.com, Monaco Grand Prix 2021",
  },
  {
    year: 2022,
    drivers: { kevin_magnussen: -1, george_russell: 1 },
    constructors: { haas: -1, mercedes: 1 },
    why: "In São Paulo Kevin Magnussen was first in qualifying and is credited with the pole; George Russell won the sprint, which gave him slot 1 of the Grand Prix.",
    source: "formula1.com, São Paulo Grand Prix 2022",
  },
];

type Amounts = { drivers: Record<string, number>; constructors: Record<string, number> };

const fastestLaps: ReadonlyArray<Omit<TotalExplanation, "table" | "figure">> = [
  {
    year: 1954,
    amounts: { ferrari: -1, maserati: -2 },
    why: "In Britain seven drivers share the fastest lap, González and Hawthorn in Ferraris, Marimón, Moss and Ascari in Maseratis. A team has the fastest lap of a race once; F1DB counts its drivers.",
    source: "Motor Sport, August 1954",
  },
  {
    year: 1969,
    amounts: { brabham: -1 },
    why: "In Canada Ickx and Brabham share the fastest lap, both in Brabhams.",
    source: "StatsF1, Canada 1969",
  },
  {
    year: 1970,
    amounts: { ferrari: -1 },
    why: "In Austria Ickx and Regazzoni share the fastest lap, both in Ferraris.",
    source: "StatsF1, Austria 1970",
  },
];

/** The points of the lines beneath a make's better one, for each of its engines, in the constructors' table. */
const otherEngines: ReadonlyArray<readonly [year: number, amounts: Record<string, number>]> = [
  [1960, { cooper: -6 }],
  [1962, { lotus: -1 }],
  [1963, { lotus: -4 }],
  [1964, { lotus: -3, brabham: -7 }],
  [1965, { lotus: -2, brabham: -5 }],
  [1966, { lotus: -8, brabham: -2, mclaren: -1 }],
  [1967, { lotus: -6, brabham: -2, cooper: -6 }],
  [1968, { mclaren: -3, matra: -8 }],
  [1982, { brabham: -19 }],
  [1983, { lotus: -1, williams: -2 }],
  [1984, { arrows: -3 }],
  [1985, { tyrrell: -3 }],
];

/** Every known difference. */
export const totalExplanations: ReadonlyArray<TotalExplanation> = [
  ...poles.flatMap(({ drivers, constructors, ...more }) => [
    { ...more, table: "drivers" as const, figure: "poles" as const, amounts: drivers },
    { ...more, table: "constructors" as const, figure: "poles" as const, amounts: constructors },
  ]),
  ...fastestLaps.map((more) => ({
    ...more,
    table: "constructors" as const,
    figure: "fastest laps" as const,
  })),
  ...otherEngines.map(([year, amounts]) => ({
    year,
    table: "constructors" as const,
    figure: "points" as const,
    amounts,
    why: `The table of ${year} has a line for each engine of a make. Its place is that of the better line, and so are its points here; F1DB adds the lines up.`,
    source: `StatsF1, constructors' championship ${year}`,
  })),
];
