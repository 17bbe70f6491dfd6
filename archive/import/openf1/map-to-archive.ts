import type { SessionRecording, StartAndPenalty } from "#archive/analysis/timing/recording.ts";
import type { DriverRow, SessionRow } from "./row-schemas.ts";
import { countryCode } from "#contract/countries.ts";
import type { SessionCode } from "#contract/sessions.ts";
import type { SessionPlace } from "./timing-store.ts";

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

/** A session's drivers by the archive's ids, and in words those of OpenF1 that no entry fits. */
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
  const orderOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    drivers: drivers
      .filter((driver) => !twice.includes(driver))
      .toSorted((a, b) => orderOf(a.driver_id) - orderOf(b.driver_id) || a.number - b.number),
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

/** A race of the calendar, as far as matching sessions needs it. */
export type CalendarRace = {
  year: number;
  round: number;
  /** Day of the race, `YYYY-MM-DD` in UTC. */
  date: string;
  name: string;
  /** Names of the circuit and its location. */
  places: ReadonlyArray<string>;
  country: string;
  /** The weekend's sessions: on the calendar, or with a classification. */
  sessions: ReadonlyArray<SessionCode>;
  /** Sessions with a classification. */
  classified: ReadonlyArray<SessionCode>;
};

/** An OpenF1 session with its place in the archive. */
export type MappedSession = SessionPlace & {
  key: number;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  /** Seconds by which the circuit's clock is ahead of UTC. */
  clockAhead: number;
  classified: boolean;
};

/** Sessions with their places in the archive, and in words those of OpenF1 that have none. */
export type MappedSessions = { sessions: Array<MappedSession>; unmapped: Array<string> };

/** OpenF1's session names; sprint qualifying was called "Shootout" in 2023. */
const codes: Readonly<Record<string, SessionCode>> = {
  "Practice 1": "FP1",
  "Practice 2": "FP2",
  "Practice 3": "FP3",
  Qualifying: "Q",
  "Sprint Qualifying": "SQ",
  "Sprint Shootout": "SQ",
  Sprint: "S",
  Race: "R",
};

const hour = 3_600_000;
const day = 24 * hour;
/** Assumed if OpenF1 has no end: no session is longer. */
const longestSession = 3 * hour;

/**
 * Matches each session to the calendar: the race whose weekend contains its date, at a circuit in the same place or
 * country. Sessions without a match, or with the same match as another, are reported rather than guessed. Cancelled
 * sessions are silently left out.
 */
export function mapSessions(
  rows: ReadonlyArray<SessionRow>,
  races: ReadonlyArray<CalendarRace>,
): MappedSessions {
  const found = rows.filter((row) => !row.is_cancelled).map((row) => ({ row, place: placeOf(row, races) }));
  const sessions = found.flatMap(({ row, place }) => (typeof place === "string" ? [] : [mapped(row, place)]));
  const shared = sessions.filter((one) => sessions.some((other) => isRival(one, other)));
  return {
    sessions: sessions
      .filter((session) => !shared.includes(session))
      .toSorted((one, other) => one.startedAt - other.startedAt),
    unmapped: [
      ...found.flatMap(({ row, place }) => (typeof place === "string" ? [`${nameOf(row)}: ${place}`] : [])),
      ...shared.map(
        ({ key, year, round, session }) =>
          `session ${key}: OpenF1 has more than one ${session} in round ${round} of ${year}`,
      ),
    ],
  };
}

type Place = { race: CalendarRace; code: SessionCode };

/** The session's place in the calendar, or why it has none. */
function placeOf(row: SessionRow, races: ReadonlyArray<CalendarRace>): Place | string {
  const near = races.filter((race) => isWithinWeekend(row, race));
  if (near.length === 0) return "the calendar has no race on that weekend";
  const here = near.filter((race) => isAt(row, race));
  const [race] = here;
  if (race === undefined) return `on that weekend the calendar has the ${near[0]?.name}, elsewhere`;
  if (here.length > 1) return `it could be the ${here.map(({ name }) => name).join(" or the ")}`;
  const code = codes[row.session_name];
  if (code === undefined) return "this archive knows no session of that name";
  if (!race.sessions.includes(code)) return `the ${race.name} of ${race.year} has no such session`;
  return { race, code };
}

/** Whether a session is between four days before the race and the end of its day: weekends are a week apart. */
export function isWithinWeekend(
  { date_start }: Pick<SessionRow, "date_start">,
  { date }: Pick<CalendarRace, "date">,
): boolean {
  const raceDay = Date.parse(date);
  return date_start >= raceDay - 4 * day && date_start < raceDay + 2 * day;
}

function isAt(row: SessionRow, race: CalendarRace): boolean {
  const code = countryCode(row.country_name ?? "");
  if (code !== null && code === countryCode(race.country)) return true;
  const names = race.places.map(wordsOf);
  return [row.location, row.circuit_short_name]
    .map((name) => wordsOf(name ?? ""))
    .some((words) => names.some((others) => isWithin(words, others) || isWithin(others, words)));
}

function mapped(row: SessionRow, { race, code }: Place): MappedSession {
  return {
    year: race.year,
    round: race.round,
    session: code,
    key: row.session_key,
    startedAt: row.date_start,
    endedAt: row.date_end ?? row.date_start + longestSession,
    clockAhead: row.gmt_offset,
    classified: race.classified.includes(code),
  };
}

function isRival(one: MappedSession, other: MappedSession): boolean {
  return one !== other && one.round === other.round && one.session === other.session;
}

function nameOf({ session_key, session_name, location, date_start }: SessionRow): string {
  const date = new Date(date_start).toISOString().slice(0, 10);
  return `session ${session_key} (${[session_name, location, date].filter(Boolean).join(", ")})`;
}
