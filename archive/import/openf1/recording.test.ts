import { expect, test } from "vitest";
import { recordingOf, type SessionRows } from "./recording.ts";

const driver = {
  driver_id: "lando_norris",
  driver_name: "Lando Norris",
  driver_code: "NOR",
  number: 4,
  team_id: "mclaren",
  team_name: "McLaren",
  position: 1,
};
const head = { source: "OpenF1, session 1", clockAhead: 0, drivers: [driver] };

function lap(changes: Partial<SessionRows["laps"][number]> = {}): SessionRows["laps"][number] {
  return {
    driver_number: 4,
    lap_number: 1,
    date_start: 0,
    lap_duration: 90,
    duration_sector_1: 30,
    duration_sector_2: 30,
    duration_sector_3: 30,
    i1_speed: 290,
    i2_speed: null,
    st_speed: 310,
    is_pit_out_lap: false,
    ...changes,
  };
}

function recording(rows: Partial<SessionRows>) {
  return recordingOf(head, { laps: [], stints: [], pit: [], raceControl: [], weather: [], ...rows });
}

test("laps are in order, each once, the last row of one winning, and only of known drivers", () => {
  const rows = [lap({ lap_number: 2 }), lap({ lap_duration: 91 }), lap(), lap({ driver_number: 99 })];
  const { laps } = recording({ laps: rows });
  expect(laps.map((one) => [one.number, one.lap, one.seconds])).toEqual([
    [4, 1, 90],
    [4, 2, 90],
  ]);
  expect(laps[0]).toEqual({
    number: 4,
    lap: 1,
    startedAt: 0,
    seconds: 90,
    sectors: [30, 30, 30],
    speeds: { intermediate1: 290, intermediate2: null, trap: 310 },
    outLap: false,
  });
});

test("a compound that is none of the five is not known", () => {
  const stint = { driver_number: 4, lap_start: 1, lap_end: 5, tyre_age_at_start: 2 };
  const { stints } = recording({
    stints: [
      { ...stint, compound: "TEST_UNKNOWN" },
      { ...stint, lap_start: 6, lap_end: 9, compound: "INTERMEDIATE" },
      { ...stint, lap_start: 10, lap_end: 12, compound: null },
    ],
  });
  expect(stints.map(({ compound }) => compound)).toEqual([null, "INTERMEDIATE", null]);
});

test("the time in the pit lane is read under its old name too", () => {
  const stop = { driver_number: 4, lap_number: 9 };
  const { stops } = recording({
    pit: [
      { ...stop, lane_duration: 21.5, pit_duration: 30 },
      { ...stop, lap_number: 19, lane_duration: null, pit_duration: 22.5 },
    ],
  });
  expect(stops).toEqual([
    { number: 4, inLap: 9, laneSeconds: 21.5 },
    { number: 4, inLap: 19, laneSeconds: 22.5 },
  ]);
});

test("messages and weather are put in order of time, whatever order they come in", () => {
  const message = { driver_number: 99 };
  const weather = {
    air_temperature: 20,
    track_temperature: 30,
    humidity: 50,
    wind_speed: 1,
    rainfall: false,
  };
  const { messages, weather: readings } = recording({
    raceControl: [
      { ...message, date: 2, message: "RED FLAG" },
      { ...message, date: 1, message: "GREEN LIGHT" },
    ],
    weather: [
      { ...weather, date: 2 },
      { ...weather, date: 1, rainfall: true },
    ],
  });
  expect(messages.map(({ text }) => text)).toEqual(["GREEN LIGHT", "RED FLAG"]);
  expect(readings.map(({ rain }) => rain)).toEqual([true, false]);
});
