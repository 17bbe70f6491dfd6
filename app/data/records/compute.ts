import { careerTeam } from "#app/reference/team-colours.ts";
import { type WonFor, wonFor } from "../won-for.ts";
import { driverPath } from "#app/text/page-paths.ts";
import type { AskProof } from "#contract/ask/answer.ts";
import type { DriverRecords, RaceRecords, TeamRecords } from "#contract/records.ts";
import {
  type AgeKind,
  type Holder,
  isAge,
  isKept,
  isOfDriverWins,
  recordKindNames,
  type RecordKind,
  type RecordQuestion,
} from "./kinds.ts";
import { doersOf, type FeatKind, featsOf, seasonRecords } from "./feats.ts";

/** The championship's history, as input for records. */
export type History = { drivers: DriverRecords; teams: TeamRecords; races: RaceRecords };

/** One row of the proof of a record: a race, or a season with a figure. */
export type Proof = {
  year: number;
  /** Null for a season as a whole. */
  round: number | null;
  /** The race's name, or the holder's in that season. */
  name: string;
  /** Who achieved it, where several drivers count for one holder. */
  driver: string | null;
  /** The season's figure; 1 for a race. */
  value: number;
  /** The day of a race and the country it was held in; null for a season. */
  date: string | null;
  country: string | null;
  /** The holder's result in a race; null for a season, and where the archive has none. */
  result: ProofResult | null;
};

type ProofResult = Pick<
  AskProof["races"][number],
  "team_id" | "team_name" | "grid" | "position" | "position_text"
>;

/** A holder of a record. */
export type RecordRow = {
  /** Equal values share a place. */
  place: number;
  /** The holder's id in URLs. */
  id: string;
  name: string;
  /** The page of the driver or team; null for a nationality. */
  path: string | null;
  /** A count, or an age in days. */
  value: number;
  /** The formatted value where it is not a plain number: an age in years and days. */
  written: string | null;
  first_year: number;
  last_year: number;
  /** The team whose colour is shown: the holder itself, or the one the driver won most often for; null for neither. */
  team: HolderTeam | null;
  /** The teams that a driver's wins came with; none of any other record. */
  won_for: WonFor;
};

/** A team, and a season of which it has the colour, for a record's holder. */
export type HolderTeam = { id: string; year: number };

/** A holder with the proof of the record, oldest first. */
export type Holding = Omit<RecordRow, "place" | "first_year" | "last_year" | "team" | "won_for"> & {
  proofs: Array<Proof>;
};

/** More rows than anyone reads; a list ends there or a little later, and never between holders who are level. */
const mostRows = 100;
const mostLevel = 50;

function listedOf(holdings: ReadonlyArray<Holding>): ReadonlyArray<Holding> {
  const last = holdings[mostRows - 1]?.value;
  if (last === undefined) return holdings;
  const end = holdings.findLastIndex(({ value }) => value === last) + 1;
  const isNear = end <= mostRows + mostLevel;
  return holdings.slice(0, isNear ? end : holdings.findIndex(({ value }) => value === last));
}

/** The holders of a record, largest value first (youngest first for "youngest"), about a hundred at most. */
export function recordTable(history: History, question: RecordQuestion): Array<RecordRow> {
  const holdings = holdingsOf(history, question);
  const values = holdings.map(({ value }) => value);
  const teams = teamsOfDrivers(history.drivers);
  const winners = isOfDriverWins(question)
    ? new Map(history.races.races.map((race) => [`${race.year}/${race.round}`, race.team]))
    : null;
  return listedOf(holdings).map(({ proofs, ...holding }) => ({
    ...holding,
    place: values.indexOf(holding.value) + 1,
    first_year: proofs[0]?.year ?? question.from,
    last_year: proofs.at(-1)?.year ?? question.to,
    team: holderTeam({ ...holding, proofs }, question, teams),
    won_for: wonFor(
      proofs.flatMap(({ year, round }) => {
        const team_id = winners?.get(`${year}/${round}`);
        return team_id === undefined ? [] : [{ team_id, year }];
      }),
    ),
  }));
}

/** Who holds a record. */
export type RecordHolder = {
  kind: RecordKind;
  /** More than one where several share it. */
  names: Array<string>;
} & Pick<RecordRow, "value" | "written" | "team">;

/** The holders of every kind of record that is kept for such holders, in the order of `recordKindNames`. */
export function recordHolders(history: History, asked: Omit<RecordQuestion, "kind">): Array<RecordHolder> {
  const teams = teamsOfDrivers(history.drivers);
  return recordKindNames
    .filter((kind) => isKept(kind, asked.by))
    .flatMap((kind) => {
      const holdings = holdingsOf(history, { ...asked, kind });
      const [first] = holdings;
      if (first === undefined) return [];
      const { value, written } = first;
      const names = holdings.filter((holding) => holding.value === value).map(({ name }) => name);
      const team = names.length === 1 ? holderTeam(first, asked, teams) : null;
      return [{ kind, names, value, written, team }];
    });
}

/** The team in whose colour a holder is shown. */
function holderTeam(
  { id, proofs }: Holding,
  { by, to }: Omit<RecordQuestion, "kind">,
  teams: ReadonlyMap<string, HolderTeam>,
): HolderTeam | null {
  if (by === "team") return { id, year: proofs.at(-1)?.year ?? to };
  return teams.get(id.split(".")[0] ?? "") ?? null;
}

/** The proof of a holder's record, oldest first; null if there is no such holder. */
export function recordProofs(history: History, question: RecordQuestion, id: string): RecordProof | null {
  return holdingsOf(history, question).find((holding) => holding.id === id) ?? null;
}

/** The record of one holder with what proves it. */
export type RecordProof = Pick<Holding, "name" | "value" | "written" | "proofs">;

/** Adds the results to races that prove a record, from the answer to the same question. */
export function withResults(proofs: ReadonlyArray<Proof>, races: AskProof["races"]): Array<Proof> {
  // Who drove two cars in a race has a line for each; the one that counts is meant.
  const results = races.filter(({ session, counts }) => session === "R" && counts);
  return proofs.map((proof) => {
    const found = results.find(
      ({ year, round, driver_name }) =>
        year === proof.year && round === proof.round && (proof.driver ?? driver_name) === driver_name,
    );
    if (found === undefined) return proof;
    const { team_id, team_name, grid, position, position_text } = found;
    return { ...proof, result: { team_id, team_name, grid, position, position_text } };
  });
}

/** What a race is as a proof, whoever did it. */
function raceProof({ year, round, name, date, circuit }: Race, { circuits }: RaceRecords): Proof {
  const country = circuits[circuit]?.[2] ?? null;
  return { year, round, name, driver: null, value: 1, date, country, result: null };
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

/**
 * What is counted race by race, or null: poles and fastest laps of teams are known by season only, and a fastest lap
 * set by several drivers counts for one race but for each of them.
 */
function featKind(kind: RecordKind, by: Holder): FeatKind | null {
  if (kind === "wins" || kind === "hat_tricks" || kind === "grand_slams") return kind;
  if (kind === "fastest_laps") return by === "circuit" ? kind : null;
  return kind === "poles" && by !== "team" ? kind : null;
}

function featRecords(history: History, kind: FeatKind, { by, from, to }: RecordQuestion): Array<Holding> {
  const feats = featsOf(history, kind, by).filter(({ race: { year } }) => year >= from && year <= to);
  return [...Map.groupBy(feats, ({ holder }) => holder.id)].map(([id, own]) => ({
    id,
    name: own[0]?.holder.name ?? id,
    path: own[0]?.holder.path ?? null,
    value: own.length,
    written: null,
    proofs: own.map(({ race, driver }) => ({
      ...raceProof(race, history.races),
      driver: by === "driver" || by === "circuit" ? null : driver,
    })),
  }));
}

const kinds = {
  youngest_winner: { feat: "wins", youngest: true },
  oldest_winner: { feat: "wins", youngest: false },
  youngest_pole: { feat: "poles", youngest: true },
  oldest_pole: { feat: "poles", youngest: false },
} as const satisfies Record<AgeKind, { feat: FeatKind; youngest: boolean }>;

const dayMs = 86_400_000;

/** Drivers by age on the day of their first or last win or pole, in days. Unknown dates of birth are left out. */
function ageRecords(
  { drivers, races }: History,
  kind: AgeKind,
  { from, to }: RecordQuestion,
): Array<Holding> {
  const { feat, youngest } = kinds[kind];
  const people = new Map(drivers.drivers.map((driver) => [driver[0], driver]));
  const done = races.races
    .filter(({ year }) => year >= from && year <= to)
    .flatMap((race) => doersOf(race, feat).map((id) => ({ id, race })));
  const holdings = [...Map.groupBy(done, ({ id }) => id)].flatMap(([id, own]): Array<Holding> => {
    const race = own.at(youngest ? 0 : -1)?.race;
    const [, name, , born] = people.get(id) ?? [id, id, "", null];
    if (race === undefined || born === null) return [];
    const proof = raceProof(race, races);
    const [value, written] = [daysBetween(born, race.date), ageText(born, race.date)];
    return [{ id, name, path: driverPath(id), value, written, proofs: [proof] }];
  });
  return holdings.toSorted((one, other) => (youngest ? one.value - other.value : other.value - one.value));
}

/** "18 years, 228 days": full years, and days since the last birthday. */
function ageText(born: string, day: string): string {
  const [year, birthday] = [Number(day.slice(0, 4)), born.slice(4)];
  const had = birthday <= day.slice(4);
  const last = `${had ? year : year - 1}${birthday}`;
  const years = Number(last.slice(0, 4)) - Number(born.slice(0, 4));
  const days = daysBetween(last, day);
  return `${years} years, ${days} ${days === 1 ? "day" : "days"}`;
}

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / dayMs);
}

const feats = { win_streak: "wins", pole_streak: "poles" } as const;
type StreakKind = keyof typeof feats;
type Race = RaceRecords["races"][number];

/** Two in a row are not a streak. */
const leastInARow = 3;

/** Each driver's longest streak of consecutive championship races with a win or pole; the first of equal ones. */
function streakRecords(
  { drivers, races }: History,
  kind: StreakKind,
  { from, to }: RecordQuestion,
): Array<Holding> {
  const longest = new Map<string, Array<Race>>();
  const running = new Map<string, Array<Race>>();
  for (const race of races.races.filter(({ year }) => year >= from && year <= to)) {
    const doers = doersOf(race, feats[kind]);
    for (const id of running.keys()) if (!doers.includes(id)) running.delete(id);
    for (const id of doers) {
      const row = [...(running.get(id) ?? []), race];
      running.set(id, row);
      if (row.length > (longest.get(id)?.length ?? 0)) longest.set(id, row);
    }
  }
  const names = new Map(drivers.drivers.map(([id, name]) => [id, name]));
  return [...longest]
    .filter(([, row]) => row.length >= leastInARow)
    .map(([id, row]) => ({
      id,
      name: names.get(id) ?? id,
      path: driverPath(id),
      value: row.length,
      written: null,
      proofs: row.map((race) => raceProof(race, races)),
    }))
    .toSorted((one, other) => other.value - one.value || startOf(one) - startOf(other));
}

function startOf({ proofs }: Holding): number {
  return (proofs[0]?.year ?? 0) * 100 + (proofs[0]?.round ?? 0);
}

/** In whose colour each driver is, by the driver's id: of all of history the present team is one among others. */
function teamsOfDrivers({ drivers, seasons }: DriverRecords): Map<string, HolderTeam> {
  const last_year = seasons.reduce((last, [, year]) => Math.max(last, year), 0);
  return new Map(
    drivers.flatMap(([driver, , , , team_id, won_for]) => {
      const team = careerTeam({ current: false, team_id, won_for, last_year });
      return team === null ? [] : [[driver, team] as const];
    }),
  );
}
