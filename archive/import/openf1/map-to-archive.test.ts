import { expect, test } from "vitest";
import { type CalendarRace, type Entries, type Entry, mapDrivers, mapSessions } from "./map-to-archive.ts";
import type { DriverRow, SessionRow } from "./row-schemas.ts";

function entry(changes: Partial<Entry> = {}): Entry {
  return {
    driver_id: "nico_hulkenberg",
    driver_name: "Nico Hülkenberg",
    last_name: "Hülkenberg",
    driver_code: "HUL",
    number: "27",
    team_id: "kick_sauber",
    team_name: "Kick Sauber",
    position: 12,
    ...changes,
  };
}

function driverRow(changes: Partial<DriverRow> = {}): DriverRow {
  return {
    driver_number: 27,
    full_name: "Nico HULKENBERG",
    first_name: "Nico",
    last_name: "Hulkenberg",
    name_acronym: "HUL",
    team_name: "Kick Sauber",
    ...changes,
  };
}

function found(rows: ReadonlyArray<DriverRow>, entries: Partial<Entries>) {
  return mapDrivers(rows, { session: [], weekend: [], season: [], ...entries });
}

test("a driver is found by number and name, accents and capitals aside", () => {
  expect(found([driverRow()], { session: [entry()] })).toEqual({
    drivers: [
      {
        driver_id: "nico_hulkenberg",
        driver_name: "Nico Hülkenberg",
        driver_code: "HUL",
        number: 27,
        team_id: "kick_sauber",
        team_name: "Kick Sauber",
        position: 12,
      },
    ],
    unmapped: [],
  });
});

const sainz = {
  driver_id: "carlos_sainz_jr",
  driver_name: "Carlos Sainz Jr.",
  last_name: "Sainz Jr.",
  number: "55",
};
const antonelli = {
  driver_id: "kimi_antonelli",
  driver_name: "Kimi Antonelli",
  last_name: "Antonelli",
  number: "12",
};
const zhou = { driver_id: "guanyu_zhou", driver_name: "Guanyu Zhou", last_name: "Zhou", number: "24" };
const vries = {
  driver_id: "nyck_de_vries",
  driver_name: "Nyck de Vries",
  last_name: "De Vries",
  number: "21",
};

test.each([
  [sainz, { driver_number: 55, full_name: "Carlos SAINZ", last_name: "Sainz" }],
  [antonelli, { driver_number: 12, full_name: "Andrea Kimi ANTONELLI", last_name: "Antonelli" }],
  [zhou, { driver_number: 24, full_name: "ZHOU Guanyu", last_name: null }],
  [vries, { driver_number: 21, full_name: "Nyck DE VRIES", last_name: "De Vries" }],
  [antonelli, { driver_number: 98, full_name: "Kimi ANTONELLI", last_name: "Antonelli" }],
])("$driver_id is known by other spellings, and by the whole name with another number", (ours, theirs) => {
  const entries = { session: [entry(), entry(ours)] };
  expect(found([driverRow(theirs)], entries).drivers).toMatchObject([{ driver_id: ours.driver_id }]);
});

test.each([
  ["another's number", { full_name: "Lewis HAMILTON", last_name: "Hamilton" }],
  ["another's last name", { driver_number: 99, full_name: "Klaus HULKENBERG" }],
  ["the last name alone", { driver_number: 99, full_name: "HULKENBERG" }],
])("a driver with %s is nobody: named, and left out", (_, theirs) => {
  const { drivers, unmapped } = found([driverRow(theirs)], { session: [entry()] });
  expect(drivers).toEqual([]);
  expect(unmapped).toEqual([expect.stringContaining("no entry of this archive has that number and name")]);
});

test("drivers matched twice are left out both times", () => {
  const { drivers, unmapped } = found([driverRow(), driverRow({ driver_number: 72 })], {
    session: [entry()],
  });
  expect(drivers).toEqual([]);
  expect(unmapped).toHaveLength(2);
});

test("drivers stand in order of the classification, then by number; only it gives places", () => {
  const winner = entry({ ...antonelli, position: 1 });
  const idle = entry({ ...sainz, position: 3 });
  const rows = [
    driverRow({ driver_number: 55, full_name: "Carlos SAINZ", last_name: "Sainz" }),
    driverRow(),
    driverRow({ driver_number: 12, full_name: "Kimi ANTONELLI", last_name: "Antonelli" }),
  ];
  const { drivers } = found(rows, { session: [winner, entry({ position: null })], weekend: [idle] });
  expect(drivers.map(({ number, position }) => [number, position])).toEqual([
    [12, 1],
    [27, null],
    [55, null],
  ]);
});

test("before the weekend is classified, the season's entries tell who drives, and OpenF1 for whom", () => {
  const season = [entry(), entry({ ...antonelli, team_id: "haas", team_name: "Haas" })];
  const { drivers } = found([driverRow({ team_name: "Haas F1 Team" })], { season });
  expect(drivers).toMatchObject([{ driver_id: "nico_hulkenberg", team_id: "haas", position: null }]);
  expect(found([driverRow({ team_name: "Brawn GP" })], { season }).unmapped).toEqual([
    expect.stringContaining("knows no team of that season for Brawn GP"),
  ]);
  expect(found([driverRow({ team_name: null })], { season }).drivers).toEqual([]);
});

test("OpenF1's code of a driver serves where this archive has none", () => {
  const nameless = { session: [entry({ driver_code: null })] };
  expect(found([driverRow()], nameless).drivers).toMatchObject([{ driver_code: "HUL" }]);
  expect(found([driverRow({ name_acronym: null })], nameless).drivers).toEqual([]);
});

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
