/** What can hold a record. */
export const holders = ["driver", "team", "nationality", "circuit"] as const;
export type Holder = (typeof holders)[number];

const everyone = ["driver", "team", "nationality", "circuit"] as const;
const notByCircuit = ["driver", "team", "nationality"] as const;
const ofDrivers = ["driver", "nationality", "circuit"] as const;
const driverOnly = ["driver"] as const;

/** All kinds, in the order in which they are offered. */
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
] as const;

/** A kind of record, as it stands in the address. */
export type RecordKind = (typeof recordKindNames)[number];

/** Every kind of record, with its possible holders. */
export const keptFor = {
  wins: everyone,
  poles: everyone,
  podiums: notByCircuit,
  fastest_laps: everyone,
  points: notByCircuit,
  titles: notByCircuit,
  grands_prix: notByCircuit,
  hat_tricks: ofDrivers,
  grand_slams: ofDrivers,
  win_streak: driverOnly,
  pole_streak: driverOnly,
  youngest_winner: driverOnly,
  oldest_winner: driverOnly,
  youngest_pole: driverOnly,
  oldest_pole: driverOnly,
} as const satisfies Record<RecordKind, ReadonlyArray<Holder>>;

/** Records of the youngest and the oldest. */
export type AgeKind = Extract<RecordKind, `youngest_${string}` | `oldest_${string}`>;

/** True for a record of days lived, which have no least from which a bar could begin. */
export function isAge(kind: RecordKind): kind is AgeKind {
  return kind.startsWith("youngest_") || kind.startsWith("oldest_");
}

/** A kind of record, its kind of holder, and the range of seasons, inclusive. */
export type RecordQuestion = { kind: RecordKind; by: Holder; from: number; to: number };

/** True if a kind of record exists for a kind of holder. */
export function isKept(kind: RecordKind, by: Holder): boolean {
  const kept: ReadonlyArray<Holder> = keptFor[kind];
  return kept.includes(by);
}

/** Whether a record is of wins of drivers, which came with teams. */
export function isOfDriverWins({ kind, by }: Pick<RecordQuestion, "kind" | "by">): boolean {
  return kind === "wins" && (by === "driver" || by === "circuit");
}
