import { parse } from "valibot";
import { expect, test } from "vitest";
import {
  lapRow,
  parseRows,
  positionRow,
  raceControlRow,
  sessionRow,
  stintRow,
  weatherRow,
} from "./row-schemas.ts";

const position = { driver_number: 4, date: "2025-03-15T05:00:00+00:00", position: 1 };

test("a bad row among good ones is left out and named", () => {
  const rows = [position, { ...position, position: "first" }, position, null, { ...position, position: 0 }];
  const { rows: taken, note } = parseRows("position", positionRow, rows);
  expect(taken).toHaveLength(2);
  expect(note).toMatch(/^position: 3 of 5 rows left out \(row 2: position: .+\)$/);
});

test("good rows are taken without a word", () => {
  expect(parseRows("position", positionRow, [position])).toMatchObject({ note: null });
});

test("if no row is valid, the format has changed", () => {
  const rows = [{ error: "?" }, { error: "?" }];
  expect(() => parseRows("laps", lapRow, rows)).toThrow("OpenF1's laps are not what they were: row 1");
});

test.each([
  ["2025-03-15T05:00:00.123456+00:00", "2025-03-15T05:00:00.123Z"],
  ["2025-03-15T05:00:00", "2025-03-15T05:00:00.000Z"],
  ["2025-03-15T16:00:00+11:00", "2025-03-15T05:00:00.000Z"],
  ["2025-03-15T05:00:00Z", "2025-03-15T05:00:00.000Z"],
])("%s is the instant %s, whatever this machine's zone", (date, instant) => {
  expect(new Date(parse(positionRow, { ...position, date }).date).toISOString()).toBe(instant);
});

test("a text that is not a date is rejected", () => {
  expect(() => parse(positionRow, { ...position, date: "soon" })).toThrow("no date");
});

test.each([
  ["11:00:00", 39_600],
  ["-06:00:00", -21_600],
  ["05:30:00", 19_800],
  ["00:00:00", 0],
])("the clock offset %s is %i seconds", (gmt_offset, seconds) => {
  const session = {
    session_key: 1,
    session_name: "Race",
    date_start: "2025-03-16T04:00:00+00:00",
    gmt_offset,
  };
  expect(parse(sessionRow, session)).toMatchObject({
    gmt_offset: seconds,
    date_end: null,
    location: null,
    is_cancelled: false,
  });
});

test("what a lap lacks is null, be it null or absent; a time of zero is no time", () => {
  const lap = { driver_number: 4, lap_number: 1, is_pit_out_lap: null, lap_duration: null };
  expect(parse(lapRow, lap)).toEqual({
    driver_number: 4,
    lap_number: 1,
    date_start: null,
    lap_duration: null,
    duration_sector_1: null,
    duration_sector_2: null,
    duration_sector_3: null,
    i1_speed: null,
    i2_speed: null,
    st_speed: null,
    is_pit_out_lap: false,
  });
  expect(parseRows("laps", lapRow, [{ ...lap, lap_duration: 0 }]).rows).toEqual([]);
});

test("rain is told as a number and as yes or no", () => {
  const weather = {
    date: "2025-03-16T04:00:00+00:00",
    air_temperature: 20,
    track_temperature: 30,
    humidity: 50,
    wind_speed: 1,
  };
  const rains = [0, 1, false, true].map((rainfall) => parse(weatherRow, { ...weather, rainfall }).rainfall);
  expect(rains).toEqual([false, true, false, true]);
});

test("unknown fields are ignored", () => {
  const stint = {
    driver_number: 4,
    lap_start: 1,
    lap_end: 9,
    compound: "SOFT",
    tyre_age_at_start: 0,
    new: 1,
  };
  expect(parse(stintRow, stint)).not.toHaveProperty("new");
  expect(parse(raceControlRow, { date: "2025-03-16T04:00:00Z", message: "GREEN" })).toMatchObject({
    driver_number: null,
  });
});
