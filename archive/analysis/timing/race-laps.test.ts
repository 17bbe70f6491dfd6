import { expect, test } from "vitest";
import { driverRecords } from "./driver-records.ts";
import { lineCrossings, neutralisedLaps, neutralisedTimes, paceLaps, raceLaps } from "./race-laps.ts";
import type { RaceControlMessage, RecordedLap, SessionRecording } from "./recording.ts";
import { after, lap, laps, message, sessionRecording, start } from "./testing/hand-made.ts";

function race(changes: Partial<SessionRecording>) {
  const recording = sessionRecording(changes);
  return raceLaps(driverRecords(recording), recording);
}

/** Numbers of the laps that compare pace, of each driver. */
function paceOf(changes: Partial<SessionRecording>) {
  const { racers, neutralised } = race(changes);
  return racers.map((racer) => [...paceLaps(racer, neutralised).keys()]);
}

test("a race has the laps of its leader, and nobody knows of safety cars without race control", () => {
  const both = [...laps(1, [90, 90, 90]), ...laps(2, [100, 100])];
  expect(race({ laps: both })).toMatchObject({ laps: 3, neutralisations: null });
  expect(race({ laps: both, messages: [message(5, "DRS ENABLED")] }).neutralisations).toEqual([]);
  expect(race({})).toMatchObject({ laps: 0, neutralisations: null });
});

test("the status of laps tells of safety cars, but not in a race of a few laps", () => {
  expect(race({ laps: laps(1, [90, 90, 90, 90, 90]), neutralised: [] }).neutralisations).toEqual([]);
  expect(race({ laps: laps(1, [90, 90, 90]), neutralised: [] }).neutralisations).toBeNull();
});

test("bands count the laps of whoever crossed the line first, also when the lead changes", () => {
  const both = [...laps(1, [90, 100, 90]), ...laps(2, [95, 90, 90])];
  const messages = [message(184, "SAFETY CAR DEPLOYED"), message(187, "SAFETY CAR IN THIS LAP")];
  // Driver 2 ended lap 2 at 185 s, driver 1 at 190 s: the car came in at the end of lap 3, at 275 s.
  const { neutralisations, neutralised } = race({ laps: both, messages });
  expect(neutralisations).toEqual([{ kind: "SC", from_lap: 2, to_lap: 3 }]);
  expect(neutralised.map(({ to }) => (to - start) / 1000)).toEqual([275]);
});

test("the first lap compares no pace, nor do laps to and from the pit lane or without a time", () => {
  const times = [95, 90, 90, 110, 105, 90, null, 90];
  const [first] = paceOf({
    laps: laps(1, times).map((one) => ({ ...one, outLap: one.lap === 5 })),
    stops: [{ number: 1, inLap: 4, laneSeconds: 22 }],
  });
  expect(first).toEqual([2, 3, 6, 8]);
});

test("a lap that was neutralised in part compares no pace, whoever drove it", () => {
  const both = [...laps(1, [100, 100, 100, 100, 100, 100]), ...laps(2, [130, 130, 130, 130])];
  const messages = [message(250, "SAFETY CAR DEPLOYED"), message(320, "SAFETY CAR IN THIS LAP")];
  // Until 400 s: the leader's laps 3 and 4; driver 2's lap 2 ends at 260 s, lap 4 begins at 390 s.
  expect(paceOf({ laps: both, messages })).toEqual([[2, 5, 6], []]);
});

test("after a red flag laps compare pace again, but not the one that stood on the grid", () => {
  const times = [100, 100, 1000, 100, 130, 100];
  const messages = [
    message(250, "RED FLAG"),
    message(900, "RACE WILL RESUME AT 12:20 - STANDING START PROCEDURE"),
    message(1210, "GREEN LIGHT - PIT EXIT OPEN"),
  ];
  expect(paceOf({ laps: laps(1, times), messages })[0]).toEqual([2, 6]);
});

test("when it is not known where a lap lies in time, a neutralised race leaves it out", () => {
  const timeless = laps(1, [90, 90, 90]).map((one) => ({ ...one, startedAt: null }));
  const known = laps(2, [90, 90, 90]);
  const messages = [message(200, "VIRTUAL SAFETY CAR DEPLOYED"), message(210, "VIRTUAL SAFETY CAR ENDING")];
  expect(paceOf({ laps: [...timeless, ...known], messages })).toEqual([[], [2]]);
  expect(paceOf({ laps: [...timeless, ...known] })).toEqual([
    [2, 3],
    [2, 3],
  ]);
});

test("a crossing is an instant on the recording's clock", () => {
  expect(race({ laps: laps(1, [90]) }).racers[0]?.crossings).toEqual([start, after(90)]);
});

/** Seconds into the session. */
function crossings(of: ReadonlyArray<RecordedLap>) {
  return lineCrossings({ laps: of }).map((crossing) =>
    crossing === null ? null : (crossing - start) / 1000,
  );
}

test("laps with a time each are added up", () => {
  expect(crossings(laps(1, [95.123, 91.456, 91]))).toEqual([0, 95.123, 186.579, 277.579]);
});

test("starts that are off by some tenths are evened out by the median of all", () => {
  const exact = laps(1, [90, 90, 90, 90, 90]);
  const jitter = [100, -100, 200, 0, -200];
  const recorded = exact.map((one, index) => ({
    ...one,
    startedAt: after(index * 90) + (jitter[index] ?? 0),
  }));
  expect(crossings(recorded)).toEqual([0, 90, 180, 270, 360, 450]);
});

test("lap 1 without a time ends where lap 2 begins", () => {
  expect(crossings(laps(1, [null, 90, 90], { untimed: 97.5 }))).toEqual([0, 97.5, 187.5, 277.5]);
});

test("a lap without a time in the middle ends where the next begins", () => {
  expect(crossings(laps(1, [90, null, 90], { untimed: 200 }))).toEqual([0, 90, 290, 380]);
});

test("a time that does not fit the start of the next lap is not added", () => {
  const duplicate = [
    lap({ lap: 1, startedAt: after(0), seconds: 90 }),
    lap({ lap: 2, startedAt: after(90), seconds: 90 }),
    lap({ lap: 3, startedAt: after(1290), seconds: 95 }),
  ];
  expect(crossings(duplicate)).toEqual([0, 90, 1290, 1385]);
});

test("without any start of laps nothing is known of when", () => {
  const timeless = [lap({ lap: 1, seconds: 90 }), lap({ lap: 2, seconds: 91 })];
  expect(crossings(timeless)).toEqual([null, null, null]);
});

test("a lap that is missing is told by those around it, two leave a gap", () => {
  const all = laps(1, [90, 90, 90, 90, 90]);
  const without = (...missing: Array<number>) => all.filter((one) => !missing.includes(one.lap));
  expect(crossings(without(2))).toEqual([0, 90, 180, 270, 360, 450]);
  expect(crossings(without(2, 3))).toEqual([0, 90, null, 270, 360, 450]);
});

test("the lap on which the car stopped has no end", () => {
  const stopped = [...laps(1, [90, 90]), lap({ lap: 3, startedAt: after(180) })];
  expect(crossings(stopped)).toEqual([0, 90, 180]);
  expect(crossings([lap({ lap: 1, startedAt: after(0) })])).toEqual([0]);
});

test("a car that never left the garage has no crossings", () => {
  expect(crossings([])).toEqual([null]);
});

/** The leader's laps take 100 s each: lap 1 is the first hundred, lap 2 the second. */
const leaderAt = Array.from({ length: 11 }, (_, driven) => after(driven * 100));

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
