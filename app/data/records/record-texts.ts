import type { Holder, RecordKind } from "./kinds.ts";

export const holderLabels: Readonly<Record<Holder, string>> = {
  driver: "By driver",
  team: "By team",
  nationality: "By nationality of the driver",
  circuit: "By driver at one circuit",
};

type Texts = {
  label: string;
  /** What is counted. */
  definition: string;
  /** The heading of the value column. */
  value: string;
};

/** Name and definition of each kind of record (docs/method.md). */
export const recordTexts: Readonly<Record<RecordKind, Texts>> = {
  wins: {
    label: "Wins",
    definition:
      "Grands Prix won. Both drivers of a winning shared car count as winners; sprints do not count.",
    value: "Wins",
  },
  poles: {
    label: "Poles",
    definition: "Grands Prix started from grid slot 1.",
    value: "Poles",
  },
  podiums: {
    label: "Podiums",
    definition: "Places 1 to 3 in Grands Prix.",
    value: "Podiums",
  },
  fastest_laps: {
    label: "Fastest laps",
    definition: "Grands Prix with the fastest lap of the race.",
    value: "Fastest laps",
  },
  points: {
    label: "Points",
    definition:
      "Points that counted in the championships, by the rules of each season; those of teams began in 1958.",
    value: "Points",
  },
  titles: {
    label: "Titles",
    definition: "World championships won.",
    value: "Titles",
  },
  grands_prix: {
    label: "Grands Prix",
    definition: "Races entered without DNS, DNQ, DNPQ, DNP and EX.",
    value: "Grands Prix",
  },
  hat_tricks: {
    label: "Hat-tricks",
    definition: "Pole (grid slot 1), win and fastest lap in the same Grand Prix.",
    value: "Hat-tricks",
  },
  grand_slams: {
    label: "Grand slams",
    definition: "A hat-trick with every lap led, as F1DB records it.",
    value: "Grand slams",
  },
  win_streak: {
    label: "Wins in a row",
    definition: "Consecutive championship races won; a race that the driver missed ends the streak.",
    value: "In a row",
  },
  pole_streak: {
    label: "Poles in a row",
    definition:
      "Consecutive championship races started from grid slot 1; a race that the driver missed ends the streak.",
    value: "In a row",
  },
  youngest_winner: {
    label: "Youngest winners",
    definition: "Age on the day of a driver's first win in the chosen seasons.",
    value: "Age",
  },
  oldest_winner: {
    label: "Oldest winners",
    definition: "Age on the day of a driver's last win in the chosen seasons.",
    value: "Age",
  },
  youngest_pole: {
    label: "Youngest on pole",
    definition:
      "Age on the day of the race in which a driver first started from grid slot 1 in the chosen seasons.",
    value: "Age",
  },
  oldest_pole: {
    label: "Oldest on pole",
    definition:
      "Age on the day of the race in which a driver last started from grid slot 1 in the chosen seasons.",
    value: "Age",
  },
};
