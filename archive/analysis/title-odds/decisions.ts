/** Points that a constructor did not have for a round, or lost, though the rules would give them to it. */
type Adjustment = { year: number; round: number; constructor: string; points: number; source: string };

const adjustments: ReadonlyArray<Adjustment> = [
  {
    year: 1995,
    round: 1,
    constructor: "benetton renault",
    points: -10,
    source: "FIA Court of Appeal, 13 April 1995",
  },
  {
    year: 1995,
    round: 1,
    constructor: "williams renault",
    points: -6,
    source: "FIA Court of Appeal, 13 April 1995",
  },
  { year: 2000, round: 10, constructor: "mclaren mercedes", points: -10, source: "Autocourse 2000-01" },
  { year: 2018, round: 13, constructor: "force_india mercedes", points: -59, source: "FIA, 23 August 2018" },
  {
    year: 2020,
    round: 5,
    constructor: "racing_point bwt_mercedes",
    points: -15,
    source: "FIA stewards' decision, 7 August 2020",
  },
];

/** What was decided about constructors' points of a round, in the round from which it was known. */
export function pointsAdjustments(year: number, round: number): ReadonlyArray<Adjustment> {
  return adjustments.filter((each) => each.year === year && each.round === round);
}

/** Constructors that were excluded while a season was on, from a round on. */
const exclusions = [
  {
    year: 2007,
    fromRound: 14,
    constructor: "mclaren mercedes",
    source: "FIA World Motor Sport Council, 13 September 2007",
  },
];

/** The constructors that could no longer be champion when a round had been run. */
export function excludedConstructors(year: number, round: number): Array<string> {
  return exclusions
    .filter((each) => each.year === year && each.fromRound <= round)
    .map(({ constructor }) => constructor);
}
