import { expect, test } from "vitest";
import { neutralisedLaps, neutralisedTimes } from "./neutralisations.ts";
import type { RaceControlMessage } from "./recording.ts";
import { after, message, start } from "./testing/hand-made.ts";

/** The leader's laps take 100 s each: lap 1 is the first hundred, lap 2 the second. */
const leaderAt = Array.from({ length: 11 }, (_, lap) => after(lap * 100));

function bands(...messages: Array<RaceControlMessage>) {
  const times = neutralisedTimes(messages, leaderAt);
  return neutralisedLaps(times, leaderAt).map((band) => [band.kind, band.from_lap, band.to_lap]);
}

function ends(...messages: Array<RaceControlMessage>) {
  return neutralisedTimes(messages, leaderAt).map(({ to }) => (to - start) / 1000);
}

const safetyCar = (seconds: number) => message(seconds, "SAFETY CAR DEPLOYED");
const inThisLap = (seconds: number) => message(seconds, "SAFETY CAR IN THIS LAP");
const virtual = (seconds: number) => message(seconds, "VIRTUAL SAFETY CAR DEPLOYED");
const ending = (seconds: number) => message(seconds, "VIRTUAL SAFETY CAR ENDING");
const clear = (seconds: number) => message(seconds, "TRACK CLEAR");
const red = (seconds: number) => message(seconds, "RED FLAG");
const pitExit = (seconds: number) => message(seconds, "GREEN LIGHT - PIT EXIT OPEN");

test("a safety car lasts to the end of the lap it comes in on, not to the message", () => {
  expect(bands(safetyCar(250), inThisLap(520), clear(590))).toEqual([["SC", 3, 6]]);
  expect(ends(safetyCar(250), inThisLap(520), clear(590))).toEqual([600]);
});

test("a virtual safety car lasts until the track is clear, and 15 seconds where nothing says so", () => {
  expect(ends(virtual(250), ending(410), clear(422))).toEqual([422]);
  expect(ends(virtual(250), ending(410))).toEqual([425]);
  expect(bands(virtual(250), ending(395), clear(407))).toEqual([["VSC", 3, 5]]);
});

test("a clear track before the end is announced ends nothing", () => {
  expect(ends(virtual(250), clear(300), ending(410), clear(420))).toEqual([420]);
});

test("a safety car that takes a virtual one's place ends it", () => {
  expect(bands(virtual(250), safetyCar(330), inThisLap(520))).toEqual([
    ["VSC", 3, 4],
    ["SC", 4, 6],
  ]);
});

test("a safety car that stays out after all is one", () => {
  expect(bands(safetyCar(250), inThisLap(410), safetyCar(450), inThisLap(710))).toEqual([["SC", 3, 8]]);
});

test("a red flag ends the safety car and lasts to the end of the lap on which the cars leave again", () => {
  expect(bands(safetyCar(250), red(320), pitExit(550))).toEqual([
    ["SC", 3, 4],
    ["RED", 4, 6],
  ]);
  const status = message(550, "SESSION RESUMED");
  expect(bands(red(320), status)).toEqual([["RED", 4, 6]]);
});

test("with a standing start the lap that begins on the grid is not free either", () => {
  const announced = message(500, "RACE WILL RESUME AT 15:33 - STANDING START PROCEDURE");
  expect(bands(red(320), announced, pitExit(550))).toEqual([["RED", 4, 7]]);
  const earlier = message(10, "STANDING START PROCEDURE");
  expect(bands(earlier, red(320), pitExit(550))).toEqual([["RED", 4, 6]]);
});

test("a safety car that leads the cars out again has its own laps", () => {
  expect(bands(red(320), safetyCar(540), pitExit(550), inThisLap(720))).toEqual([
    ["RED", 4, 6],
    ["SC", 6, 8],
  ]);
});

test("two red flags are two", () => {
  expect(bands(red(320), pitExit(350), red(620), pitExit(650))).toEqual([
    ["RED", 4, 4],
    ["RED", 7, 7],
  ]);
});

test("what is never ended lasts to the end of the race", () => {
  expect(bands(safetyCar(850))).toEqual([["SC", 9, 10]]);
  expect(bands(red(850))).toEqual([["RED", 9, 10]]);
});

test("what lies before the race or after it has no laps", () => {
  expect(bands(safetyCar(-300), inThisLap(-100))).toEqual([]);
  expect(bands(red(1100))).toEqual([]);
});

test("other messages neutralise nothing", () => {
  expect(
    bands(
      message(210, "SAFETY CAR THROUGH THE PIT LANE"),
      message(220, "INCIDENT INVOLVING CAR 14 (ALO) NOTED - SAFETY CAR INFRINGEMENT"),
      pitExit(0),
      clear(230),
    ),
  ).toEqual([]);
});
