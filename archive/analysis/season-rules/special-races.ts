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
