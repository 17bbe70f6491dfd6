import { expect, test } from "vitest";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import type { SessionRecording } from "./recording.ts";
import { sessionDocuments } from "./session-documents.ts";
import { after, drivers, laps, sessionRecording } from "./testing/hand-made.ts";

function story(changes: Partial<SessionRecording>): RaceStory {
  const { story: document } = sessionDocuments(sessionRecording(changes), "R");
  if (document === undefined) throw new Error("no story");
  return document;
}

function sumOf({
  start,
  pace,
  tyres,
  stops,
  neutralised,
  other,
  penalties,
}: RaceStory["pairs"][number]): number {
  return Math.round(1000 * (start + pace + tyres + stops + neutralised + other + penalties));
}

/** Two cars at 90 s a lap; the second stops at the end of lap 5, and loses 2 + 18 s by it. */
const usual = Array.from({ length: 12 }, () => 90);
const stopping = usual.map((seconds, index) => (index === 4 ? 92 : index === 5 ? 108 : seconds));
const withStop = (number: number) => laps(number, stopping).map((one) => ({ ...one, outLap: one.lap === 6 }));

test("a stop is what the in- and the out-lap took more than the laps around them", () => {
  const { pairs, stops } = story({ laps: [...laps(1, usual), ...withStop(2)] });
  expect(pairs).toEqual([
    {
      ahead: 0,
      behind: 1,
      to_lap: 12,
      gap: 20,
      start: 0,
      pace: 0,
      tyres: 0,
      stops: 20,
      neutralised: 0,
      other: 0,
      penalties: 0,
    },
  ]);
  expect(stops).toEqual([{ driver: 1, lap: 5, under: "green", lost: 20 }]);
});

/** Cars that go round in 90 s, 5 s apart; a safety car slows all but the stop down by 30 s on laps 5 and 6. */
const behindSafetyCar = (out: { at: number; enteredAt: number; laneSeconds: number | null }) => {
  const times = usual.map((seconds, index) => (index === 4 || index === 5 ? seconds + 30 : seconds));
  const field = [0, 1, 2, 3].flatMap((place) =>
    laps(
      place + 1,
      times.map(
        (seconds, index) => seconds + (index === 0 ? 5 * place : 0) + (place === 3 && index === 5 ? 12 : 0),
      ),
    ).map((one) => ({ ...one, outLap: place === 3 && one.lap === 6 })),
  );
  return story({
    drivers: drivers(4),
    laps: field,
    stops: [{ number: 4, inLap: 5, enteredAt: after(out.enteredAt), laneSeconds: out.laneSeconds }],
    neutralised: [{ kind: "SC", from: after(out.at), to: after(700) }],
  }).stops;
};

test("a stop under a safety car costs what it took more than cars beside it that stayed out", () => {
  const [stop] = behindSafetyCar({ at: 400, enteredAt: 490, laneSeconds: 20 });
  expect(stop).toEqual({ driver: 3, lap: 5, under: "SC", lost: 12 });
});

test("a stop is under a safety car that was out while the car was in the pit lane, and not after", () => {
  expect(behindSafetyCar({ at: 509, enteredAt: 490, laneSeconds: 20 })).toMatchObject([{ under: "SC" }]);
  expect(behindSafetyCar({ at: 511, enteredAt: 490, laneSeconds: 20 })).toMatchObject([
    { under: "green", lost: null },
  ]);
  // Of a car that did not come out again: what there was as it came in.
  expect(behindSafetyCar({ at: 491, enteredAt: 490, laneSeconds: null })).toMatchObject([{ under: "green" }]);
});

test("the start, a spin, a neutralised lap and a penalty are parts of their own, and all add up to the gap", () => {
  const second = usual.map(
    (seconds, index) => [95, 90, 90, 99, 90.2, 90.2, 90.2, 130, 90, 90, 90, 90][index] ?? seconds,
  );
  const first = usual.map((seconds, index) => (index === 7 ? 132 : seconds));
  const { pairs } = story({
    drivers: drivers(2).map((one, index) => ({ ...one, penaltySeconds: index === 1 ? 5 : null })),
    laps: [...laps(1, first), ...laps(2, second)],
    neutralised: [{ kind: "SC", from: after(650), to: after(670) }],
  });
  const [pair] = pairs;
  expect(pair).toMatchObject({ start: 5, other: 9, pace: 0.6, neutralised: -2, penalties: 5, gap: 17.6 });
  expect(pair && sumOf(pair)).toBe(17_600);
});

/** A pair of which the second was classified with a time in seconds. */
const gaps = (finish: number) =>
  story({
    drivers: drivers(2).map((one, index) => ({ ...one, finishSeconds: index === 0 ? 1080 : finish })),
    laps: [
      ...laps(1, usual),
      ...laps(
        2,
        usual.map((seconds) => seconds + 0.1),
      ),
    ],
  }).pairs[0];

test("the classified gap is the gap: what the laps do not have is other, and whole fives are a penalty", () => {
  expect(gaps(1081.2)).toMatchObject({ gap: 1.2, other: 0, penalties: 0 });
  expect(gaps(1084.2)).toMatchObject({ gap: 4.2, other: 3, penalties: 0 });
  expect(gaps(1086.2)).toMatchObject({ gap: 6.2, other: 0, penalties: 5 });
});

/** Twelve laps with a start that is late by some seconds, and a stop that costs some. */
const at = (number: number, start: number, lap: number, out: number) =>
  laps(
    number,
    usual.map((seconds, index) => seconds + (index === 0 ? start : 0) + (index === lap ? out : 0)),
  ).map((one) => ({ ...one, outLap: one.lap === lap + 1 }));

test("stopping first and coming out ahead is an undercut; stopping later and being ahead an overcut", () => {
  const race = (early: number, late: number) => {
    return story({ laps: [...at(1, 0, 6, late), ...at(2, 1, 4, early)] }).cuts;
  };
  expect(race(18, 20)).toEqual([
    { kind: "undercut", driver: 1, other: 0, driver_lap: 4, other_lap: 6, before: 1, after: -1 },
  ]);
  expect(race(20, 20)).toEqual([]);
  const swapped = story({
    laps: [
      ...laps(
        1,
        usual.map((seconds, index) => seconds + (index === 5 ? 22 : 0)),
      ).map((one) => ({ ...one, outLap: one.lap === 6 })),
      ...laps(
        2,
        usual.map((seconds, index) => seconds + (index === 0 ? 1 : 0) + (index === 7 ? 20 : 0)),
      ).map((one) => ({
        ...one,
        outLap: one.lap === 8,
      })),
    ],
  }).cuts;
  expect(swapped).toEqual([
    { kind: "overcut", driver: 1, other: 0, driver_lap: 7, other_lap: 5, before: 1, after: -1 },
  ]);
});

test("a place is won on track, or while one of the two is in the pits", () => {
  const passing = usual.map((seconds, index) => seconds + (index === 0 ? 1 : index === 2 ? -2 : 0));
  const { places } = story({ laps: [...laps(1, usual), ...laps(2, passing)] });
  expect(places.map(({ track_won, track_lost, stops_won }) => [track_won, track_lost, stops_won])).toEqual([
    [0, 1, 0],
    [1, 0, 0],
  ]);
});

test("a safety car gives time to cars behind on the leader's lap, and none to lapped or retired cars", () => {
  const leader = usual.map((seconds, index) => (index === 5 ? 120 : seconds));
  const chaser = usual.map((seconds, index) => (index === 0 ? 100 : index === 5 ? 112 : seconds));
  const lapped = Array.from({ length: 7 }, () => 150);
  const out = [90, 90];
  const { places } = story({
    drivers: drivers(4),
    laps: [leader, chaser, lapped, out].flatMap((times, index) => laps(index + 1, times)),
    neutralised: [{ kind: "SC", from: after(460), to: after(560) }],
  });
  expect(places.map(({ neutralised }) => neutralised)).toEqual([-4, 4, null, null]);
});

test("a safety car that ends in a red flag gives time to nobody: cars wait for the restart", () => {
  const leader = usual.map((seconds, index) => (index === 5 ? 120 : seconds));
  const waiting = usual.map((seconds, index) => (index === 5 ? 200 : seconds));
  const { places } = story({
    drivers: drivers(2),
    laps: [leader, waiting].flatMap((times, index) => laps(index + 1, times)),
    neutralised: [
      { kind: "SC", from: after(460), to: after(520) },
      { kind: "RED", from: after(520), to: after(560) },
    ],
  });
  expect(places.map(({ neutralised }) => neutralised)).toEqual([null, null]);
});
