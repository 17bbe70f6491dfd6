import { countryCode } from "#contract/countries.ts";
import type { SessionCode } from "#contract/sessions.ts";
import { isWithin, wordsOf } from "./map-drivers.ts";
import type { SessionRow } from "./row-schemas.ts";
import type { SessionPlace } from "./timing-store.ts";

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
