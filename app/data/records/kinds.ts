/** Whose record it is. */
export const holders = ["driver", "team", "nationality", "circuit"] as const;
export type Holder = (typeof holders)[number];

export const holderLabels: Readonly<Record<Holder, string>> = {
  driver: "By driver",
  team: "By team",
  nationality: "By nationality of the driver",
  circuit: "By driver at one circuit",
};

type Kind = {
  label: string;
  /** What is counted, in a sentence. */
  definition: string;
  /** How the value's column is headed. */
  value: string;
  holders: ReadonlyArray<Holder>;
};

const everyone = ["driver", "team", "nationality", "circuit"] as const;
const notByCircuit = ["driver", "team", "nationality"] as const;
const ofDrivers = ["driver", "nationality", "circuit"] as const;
const driverOnly = ["driver"] as const;

/** Every kind of record, in the order in which they are offered. What is counted: docs/method.md. */
export const recordKinds = {
  wins: {
    label: "Wins",
    definition: "Grands Prix won. Both drivers of a winning shared car have won; sprints are not counted.",
    value: "Wins",
    holders: everyone,
  },
  poles: {
    label: "Poles",
    definition: "Grands Prix started from grid slot 1.",
    value: "Poles",
    holders: everyone,
  },
  podiums: {
    label: "Podiums",
    definition: "Places 1 to 3 in Grands Prix.",
    value: "Podiums",
    holders: notByCircuit,
  },
  fastest_laps: {
    label: "Fastest laps",
    definition: "Grands Prix with the fastest lap of the race.",
    value: "Fastest laps",
    holders: everyone,
  },
  points: {
    label: "Points",
    definition:
      "Points that counted in the championships, by the rules of each season; those of teams began in 1958.",
    value: "Points",
    holders: notByCircuit,
  },
  titles: {
    label: "Titles",
    definition: "World championships won.",
    value: "Titles",
    holders: notByCircuit,
  },
  grands_prix: {
    label: "Grands Prix",
    definition: "Races entered without DNS, DNQ, DNPQ, DNP and EX.",
    value: "Grands Prix",
    holders: notByCircuit,
  },
  hat_tricks: {
    label: "Hat-tricks",
    definition: "Pole (grid slot 1), win and fastest lap in the same Grand Prix.",
    value: "Hat-tricks",
    holders: ofDrivers,
  },
  grand_slams: {
    label: "Grand slams",
    definition: "A hat-trick with every lap led, as F1DB records it.",
    value: "Grand slams",
    holders: ofDrivers,
  },
  win_streak: {
    label: "Wins in a row",
    definition: "Consecutive races of the championship won; a race that the driver missed ends the row.",
    value: "In a row",
    holders: driverOnly,
  },
  pole_streak: {
    label: "Poles in a row",
    definition:
      "Consecutive races of the championship started from grid slot 1; a race that the driver missed ends the row.",
    value: "In a row",
    holders: driverOnly,
  },
  youngest_winner: {
    label: "Youngest winners",
    definition: "Age on the day of a driver's first win in the chosen seasons.",
    value: "Age",
    holders: driverOnly,
  },
  oldest_winner: {
    label: "Oldest winners",
    definition: "Age on the day of a driver's last win in the chosen seasons.",
    value: "Age",
    holders: driverOnly,
  },
  youngest_pole: {
    label: "Youngest on pole",
    definition:
      "Age on the day of the race that a driver first started from grid slot 1 in the chosen seasons.",
    value: "Age",
    holders: driverOnly,
  },
  oldest_pole: {
    label: "Oldest on pole",
    definition:
      "Age on the day of the race that a driver last started from grid slot 1 in the chosen seasons.",
    value: "Age",
    holders: driverOnly,
  },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof recordKinds;

export const recordKindNames = [
  "wins",
  "poles",
  "podiums",
  "fastest_laps",
  "points",
  "titles",
  "grands_prix",
  "hat_tricks",
  "grand_slams",
  "win_streak",
  "pole_streak",
  "youngest_winner",
  "oldest_winner",
  "youngest_pole",
  "oldest_pole",
] as const satisfies ReadonlyArray<RecordKind>;

/** What is asked: a kind of record, whose, and in which seasons, both ends included. */
export type RecordQuestion = { kind: RecordKind; by: Holder; from: number; to: number };

/** True when a kind of record is kept for such holders. */
export function isKept(kind: RecordKind, by: Holder): boolean {
  const kept: ReadonlyArray<Holder> = recordKinds[kind].holders;
  return kept.includes(by);
}
