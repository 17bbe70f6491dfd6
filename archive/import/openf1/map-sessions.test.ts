import { expect, test } from "vitest";
import { type CalendarRace, mapSessions } from "./map-sessions.ts";
import type { SessionRow } from "./row-schemas.ts";

const melbourne: CalendarRace = {
  year: 2025,
  round: 1,
  date: "2025-03-16",
  name: "Australian Grand Prix",
  places: ["Melbourne", "Melbourne Grand Prix Circuit", "Melbourne"],
  country: "Australia",
  sessions: ["FP1", "FP2", "FP3", "Q", "R"],
  classified: ["FP1", "Q"],
};
const shanghai: CalendarRace = {
  year: 2025,
  round: 2,
  date: "2025-03-23",
  name: "Chinese Grand Prix",
  places: ["Shanghai", "Shanghai International Circuit", "Shanghai"],
  country: "China",
  sessions: ["FP1", "SQ", "S", "Q", "R"],
  classified: [],
};

function sessionRow(changes: Partial<Omit<SessionRow, "date_start">> & { start?: string } = {}): SessionRow {
  const { start = "2025-03-15T05:00:00Z", ...others } = changes;
  return {
    session_key: 9689,
    session_name: "Qualifying",
    location: "Melbourne",
    country_name: "Australia",
    circuit_short_name: "Melbourne",
    date_start: Date.parse(start),
    date_end: null,
    gmt_offset: 39_600,
    is_cancelled: false,
    ...others,
  };
}

function placesOf(rows: ReadonlyArray<SessionRow>, races = [melbourne, shanghai]): Array<string> {
  return mapSessions(rows, races).sessions.map(({ key, round, session }) => `${key}: ${round} ${session}`);
}

test("a session is found by its date and its place, and knows whether it is classified", () => {
  expect(mapSessions([sessionRow()], [melbourne, shanghai])).toEqual({
    sessions: [
      {
        year: 2025,
        round: 1,
        session: "Q",
        key: 9689,
        startedAt: Date.parse("2025-03-15T05:00:00Z"),
        endedAt: Date.parse("2025-03-15T08:00:00Z"),
        clockAhead: 39_600,
        classified: true,
      },
    ],
    unmapped: [],
  });
});

test("sessions come in order of time, by every name that OpenF1 gave them", () => {
  const inChina = { location: "Shanghai", country_name: "China", circuit_short_name: "Shanghai" };
  const names: ReadonlyArray<[string, string]> = [
    ["Race", "2025-03-23T07:00:00Z"],
    ["Sprint", "2025-03-22T03:00:00Z"],
    ["Sprint Shootout", "2025-03-21T07:30:00Z"],
    ["Practice 1", "2025-03-21T03:30:00Z"],
  ];
  const rows = names.map(([session_name, start], key) =>
    sessionRow({ session_key: key, session_name, start, ...inChina }),
  );
  expect(placesOf(rows)).toEqual(["3: 2 FP1", "2: 2 SQ", "1: 2 S", "0: 2 R"]);
});

test("the country is enough where the town has another name, and the town where the country has", () => {
  expect(placesOf([sessionRow({ location: "Albert Park", circuit_short_name: "Albert Park" })])).toHaveLength(
    1,
  );
  expect(placesOf([sessionRow({ country_name: "Victoria" })])).toHaveLength(1);
  const saoPaulo = { ...melbourne, places: ["São Paulo"], country: "Brazil" };
  expect(placesOf([sessionRow({ location: "Sao Paulo", country_name: null })], [saoPaulo])).toHaveLength(1);
});

test.each([
  ["of tests before the season", sessionRow({ start: "2025-02-26T07:00:00Z" }), "no race on that weekend"],
  [
    "at another place that weekend",
    sessionRow({ location: "Monza", country_name: "Italy", circuit_short_name: "Monza" }),
    "the calendar has the Australian Grand Prix, elsewhere",
  ],
  ["that the weekend does not have", sessionRow({ session_name: "Sprint" }), "2025 has no such session"],
  ["of a name nobody knows", sessionRow({ session_name: "Day 1" }), "no session of that name"],
])("a session %s is named, not mapped", (_, row, why) => {
  const { sessions, unmapped } = mapSessions([row], [melbourne, shanghai]);
  expect(sessions).toEqual([]);
  expect(unmapped).toEqual([expect.stringContaining(why)]);
  expect(unmapped[0]).toContain("session 9689");
});

test("two sessions for one place, or two races for one session, are ambiguous: none is taken", () => {
  const twice = mapSessions([sessionRow(), sessionRow({ session_key: 9690 })], [melbourne]);
  expect(twice.sessions).toEqual([]);
  expect(twice.unmapped).toHaveLength(2);
  const double = { ...melbourne, round: 3, name: "Second Australian Grand Prix" };
  const { sessions, unmapped } = mapSessions([sessionRow()], [melbourne, double]);
  expect(sessions).toEqual([]);
  expect(unmapped[0]).toContain("it could be the Australian Grand Prix or the Second Australian Grand Prix");
});

test("a cancelled session is ignored silently", () => {
  const cancelled = sessionRow({ session_key: 9000, is_cancelled: true });
  const mapped = mapSessions([cancelled, sessionRow()], [melbourne]);
  expect(mapped.sessions.map(({ key }) => key)).toEqual([9689]);
  expect(mapped.unmapped).toEqual([]);
});

test("a race that begins on the day before or after in UTC belongs to its weekend", () => {
  const lasVegas = {
    ...melbourne,
    date: "2025-11-22",
    places: ["Las Vegas"],
    country: "United States of America",
  };
  const row = { location: "Las Vegas", country_name: "United States", session_name: "Race" };
  expect(placesOf([sessionRow({ ...row, start: "2025-11-23T04:00:00Z" })], [lasVegas])).toHaveLength(1);
});
