import type { SessionRecording, StartAndPenalty } from "#archive/analysis/timing/recording.ts";
import type { DriverRow } from "./row-schemas.ts";

/** A driver's entry in one session, from its classification. */
export type Entry = {
  driver_id: string;
  driver_name: string;
  last_name: string;
  driver_code: string | null;
  /** The car's number as text. */
  number: string | null;
  team_id: string;
  team_name: string;
  /** Null when not classified. */
  position: number | null;
  /** Grid position, penalty, and the time including it; races and sprints only. */
  grid?: number | null;
  penalty_ms?: number | null;
  time_ms?: number | null;
};

/** Entries at increasing distance: session, weekend, season; each list in order of classification, nearest first. */
export type Entries = {
  /** Of the session; empty until it has a classification. */
  session: ReadonlyArray<Entry>;
  /** Of the weekend's other sessions. */
  weekend: ReadonlyArray<Entry>;
  /** Of the season so far, latest first. */
  season: ReadonlyArray<Entry>;
};

export type MappedDrivers = {
  /** In order of the classification, then by number. */
  drivers: Array<SessionRecording["drivers"][number]>;
  unmapped: Array<string>;
};

/**
 * Matches OpenF1's drivers to entries: by number and name in the session, then in the weekend, then in the season so
 * far; if no entry has the number, by full name alone. A driver found outside the weekend drives for the team named by
 * OpenF1. Drivers without a match, or with several, are reported and left out.
 */
export function mapDrivers(rows: ReadonlyArray<DriverRow>, entries: Entries): MappedDrivers {
  const found = rows.map((row) => ({ row, driver: findDriver(row, entries) }));
  const drivers = found.flatMap(({ driver }) => (typeof driver === "string" ? [] : [driver]));
  const twice = drivers.filter((one) => drivers.some((other) => isSame(one, other)));
  const order = entries.session.map(({ driver_id }) => driver_id);
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    drivers: drivers
      .filter((driver) => !twice.includes(driver))
      .toSorted((a, b) => placeOf(a.driver_id) - placeOf(b.driver_id) || a.number - b.number),
    unmapped: [
      ...found.flatMap(({ row, driver }) =>
        typeof driver === "string" ? [`driver ${row.driver_number} (${row.full_name}): ${driver}`] : [],
      ),
      ...twice.map(({ number, driver_name }) => `driver ${number}: OpenF1 has ${driver_name} more than once`),
    ],
  };
}

type Found = SessionRecording["drivers"][number];

function findDriver(row: DriverRow, entries: Entries): Found | string {
  const near = entryOf(row, entries.session) ?? entryOf(row, entries.weekend);
  const entry = near ?? entryOf(row, entries.season);
  if (entry === null) return "no entry of this archive has that number and name";
  const code = entry.driver_code ?? row.name_acronym;
  if (code === null) return "nobody knows a code of three letters";
  const team = near === null ? teamNamed(row.team_name, entries.season) : entry;
  if (team === null) return `this archive knows no team of that season for ${row.team_name ?? "no name"}`;
  const isOfSession = entries.session.includes(entry);
  return {
    driver_id: entry.driver_id,
    driver_name: entry.driver_name,
    driver_code: code,
    number: row.driver_number,
    team_id: team.team_id,
    team_name: team.team_name,
    position: isOfSession ? entry.position : null,
    ...(isOfSession && entry.grid !== undefined ? startAndPenalty(entry) : {}),
  };
}

function startAndPenalty({ grid = null, penalty_ms = null, time_ms = null }: Entry): StartAndPenalty {
  return { grid, penaltySeconds: secondsOrNull(penalty_ms), finishSeconds: secondsOrNull(time_ms) };
}

function secondsOrNull(ms: number | null): number | null {
  return ms === null ? null : ms / 1000;
}

/** The only driver in a list who matches a row, with the driver's first entry; null for none or several. */
function entryOf(row: DriverRow, entries: ReadonlyArray<Entry>): Entry | null {
  const number = String(row.driver_number);
  const numbered = entries.filter((entry) => entry.number === number && hasNameOf(entry, row));
  return theOne(numbered) ?? theOne(entries.filter((entry) => isNamed(entry, row)));
}

function theOne(entries: ReadonlyArray<Entry>): Entry | null {
  const ids = new Set(entries.map(({ driver_id }) => driver_id));
  return ids.size === 1 ? (entries[0] ?? null) : null;
}

/** Sources differ in first names ("Andrea Kimi") and in a "Jr." after the last name. */
function hasNameOf(entry: Entry, { full_name, last_name }: DriverRow): boolean {
  return (
    isWithin(wordsOf(entry.last_name), wordsOf(full_name)) ||
    isWithin(wordsOf(last_name ?? ""), wordsOf(entry.driver_name))
  );
}

/** The full name, ignoring word order and accents. */
function isNamed({ driver_name }: Entry, { full_name }: DriverRow): boolean {
  const [ours, theirs] = [wordsOf(driver_name), wordsOf(full_name)];
  return theirs.size > 1 && (isWithin(ours, theirs) || isWithin(theirs, ours));
}

/** The only team of a season whose name contains OpenF1's or is part of it ("Haas F1 Team", "Racing Bulls"). */
function teamNamed(name: string | null, season: ReadonlyArray<Entry>): Entry | null {
  const words = wordsOf(name ?? "");
  const teams = season.filter(({ team_name }) => {
    const ours = wordsOf(team_name);
    return isWithin(ours, words) || isWithin(words, ours);
  });
  return new Set(teams.map(({ team_id }) => team_id)).size === 1 ? (teams[0] ?? null) : null;
}

function isSame(one: Found, other: Found): boolean {
  return one !== other && (one.driver_id === other.driver_id || one.number === other.number);
}

/** The words of a name in plain lower case: "Nico HÜLKENBERG" and "Hulkenberg, Nico" have the same two. */
export function wordsOf(name: string): Set<string> {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Whether all words of a name are among another's; false for an empty name. */
export function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}
