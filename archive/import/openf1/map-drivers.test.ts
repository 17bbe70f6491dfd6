import { expect, test } from "vitest";
import { type Entries, type Entry, mapDrivers } from "./map-drivers.ts";
import type { DriverRow } from "./row-schemas.ts";

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

function row(changes: Partial<DriverRow> = {}): DriverRow {
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
  expect(found([row()], { session: [entry()] })).toEqual({
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
  expect(found([row(theirs)], entries).drivers).toMatchObject([{ driver_id: ours.driver_id }]);
});

test.each([
  ["another's number", { full_name: "Lewis HAMILTON", last_name: "Hamilton" }],
  ["another's last name", { driver_number: 99, full_name: "Klaus HULKENBERG" }],
  ["the last name alone", { driver_number: 99, full_name: "HULKENBERG" }],
])("a driver with %s is nobody: named, and left out", (_, theirs) => {
  const { drivers, unmapped } = found([row(theirs)], { session: [entry()] });
  expect(drivers).toEqual([]);
  expect(unmapped).toEqual([expect.stringContaining("no entry of this archive has that number and name")]);
});

test("drivers matched twice are left out both times", () => {
  const { drivers, unmapped } = found([row(), row({ driver_number: 72 })], { session: [entry()] });
  expect(drivers).toEqual([]);
  expect(unmapped).toHaveLength(2);
});

test("drivers stand in order of the classification, then by number; only it gives places", () => {
  const winner = entry({ ...antonelli, position: 1 });
  const idle = entry({ ...sainz, position: 3 });
  const rows = [
    row({ driver_number: 55, full_name: "Carlos SAINZ", last_name: "Sainz" }),
    row(),
    row({ driver_number: 12, full_name: "Kimi ANTONELLI", last_name: "Antonelli" }),
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
  const { drivers } = found([row({ team_name: "Haas F1 Team" })], { season });
  expect(drivers).toMatchObject([{ driver_id: "nico_hulkenberg", team_id: "haas", position: null }]);
  expect(found([row({ team_name: "Brawn GP" })], { season }).unmapped).toEqual([
    expect.stringContaining("knows no team of that season for Brawn GP"),
  ]);
  expect(found([row({ team_name: null })], { season }).drivers).toEqual([]);
});

test("OpenF1's code of a driver serves where this archive has none", () => {
  const nameless = { session: [entry({ driver_code: null })] };
  expect(found([row()], nameless).drivers).toMatchObject([{ driver_code: "HUL" }]);
  expect(found([row({ name_acronym: null })], nameless).drivers).toEqual([]);
});
