/** What the fields of the rules are called. */
export const ruleLabels = {
  like: "Rules of",
  best: "Results counted",
  sprints: "Sprints",
  lap: "Fastest lap",
  cars: "Constructors",
  last: "Last race",
  short: "Races stopped early",
  points: "Points for places",
} as const;
