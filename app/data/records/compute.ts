import type { DriverRecords, RaceRecords, TeamRecords } from "#contract/records.ts";
import { type AgeKind, ageRecords } from "./ages.ts";
import type { Holder, RecordKind, RecordQuestion } from "./kinds.ts";
import { type Feat, featsOf, type FeatKind } from "./feats.ts";
import { seasonRecords } from "./season-records.ts";
import { streakRecords } from "./streaks.ts";

/** All of history, as records are made of it. */
export type History = { drivers: DriverRecords; teams: TeamRecords; races: RaceRecords };

/** One row of what proves a record: a race, or a season with a figure. */
export type Proof = {
  year: number;
  /** Null for a season as a whole. */
  round: number | null;
  /** The race, or who it was in that season. */
  name: string;
  /** Whose it was, where the record is held by several. */
  driver: string | null;
  /** The season's figure; 1 for a race. */
  value: number;
};

/** A holder of a record. */
export type RecordRow = {
  /** Equal values share a place. */
  place: number;
  /** Names the holder in addresses. */
  id: string;
  name: string;
  /** The page of the driver or team; null for a nationality. */
  path: string | null;
  /** A count, or an age in days. */
  value: number;
  /** How the value is written where it is no plain number: an age in years and days. */
  written: string | null;
  first_year: number;
  last_year: number;
};

/** A holder with what proves its record, oldest first. */
export type Holding = Omit<RecordRow, "place" | "first_year" | "last_year"> & { proofs: Array<Proof> };

/** More holders than anyone reads. */
const mostRows = 100;

/** The holders of a record, greatest first (youngest first for the youngest), at most a hundred. */
export function recordTable(history: History, question: RecordQuestion): Array<RecordRow> {
  const holdings = holdingsOf(history, question);
  const values = holdings.map(({ value }) => value);
  return holdings.slice(0, mostRows).map(({ proofs, ...holding }) => ({
    ...holding,
    place: values.indexOf(holding.value) + 1,
    first_year: proofs[0]?.year ?? question.from,
    last_year: proofs.at(-1)?.year ?? question.to,
  }));
}

/** What proves a holder's record, oldest first; null for who does not hold it. */
export function recordProofs(
  history: History,
  question: RecordQuestion,
  id: string,
): { name: string; proofs: Array<Proof> } | null {
  return holdingsOf(history, question).find((holding) => holding.id === id) ?? null;
}

function holdingsOf(history: History, question: RecordQuestion): Array<Holding> {
  const { kind } = question;
  if (kind === "win_streak" || kind === "pole_streak") return streakRecords(history, kind, question);
  if (isAge(kind)) return ageRecords(history, kind, question);
  const feat = featKind(kind, question.by);
  const counted =
    feat === null ? seasonRecords(history, kind, question) : featRecords(history, feat, question);
  return counted
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name, "en"));
}

function isAge(kind: RecordKind): kind is AgeKind {
  return kind.startsWith("youngest_") || kind.startsWith("oldest_");
}

/** What is counted race by race, or null: the poles and fastest laps of teams are known by season only. */
function featKind(kind: RecordKind, by: Holder): FeatKind | null {
  if (kind === "wins" || kind === "hat_tricks" || kind === "grand_slams") return kind;
  return (kind === "poles" || kind === "fastest_laps") && by !== "team" ? kind : null;
}

function featRecords(history: History, kind: FeatKind, { by, from, to }: RecordQuestion): Array<Holding> {
  const feats = featsOf(history, kind, by).filter(({ year }) => year >= from && year <= to);
  return [...Map.groupBy(feats, ({ holder }) => holder.id)].map(([id, own]) => ({
    id,
    name: own[0]?.holder.name ?? id,
    path: own[0]?.holder.path ?? null,
    value: own.length,
    written: null,
    proofs: own.map((feat) => proofOf(feat, by)),
  }));
}

function proofOf({ year, round, race, driver }: Feat, by: Holder): Proof {
  return { year, round, name: race, driver: by === "driver" || by === "circuit" ? null : driver, value: 1 };
}
