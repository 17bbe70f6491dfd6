import { expect, test } from "vitest";
import type { LapTelemetry, SessionRecording } from "./recording.ts";
import { sessionDocuments } from "./session-documents.ts";
import { after, drivers, lap, sessionRecording, start, telemetry } from "./testing/hand-made.ts";

const lapSeconds = 100;
const radius = 500;

/**
 * A round track at 180 km/h, sampled each quarter of a second, locations a tenth later; the car starts in the east and
 * turns to the left.
 */
function round(number: number, changes: Partial<LapTelemetry> = {}): LapTelemetry {
  const instants = Array.from({ length: 4 * lapSeconds + 1 }, (_, index) => index / 4);
  const locations = instants.map((instant) => {
    const at = instant + 0.1;
    const angle = (2 * Math.PI * at) / lapSeconds;
    return { at: after(at), x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return telemetry(
    instants.map((at) => [at, 180] as const),
    lapSeconds,
    { number, locations, ...changes },
  );
}

function documents(changes: Partial<SessionRecording>) {
  const laps = [1, 2].map((number) => lap({ number, startedAt: start, seconds: lapSeconds }));
  return sessionDocuments(sessionRecording({ laps, ...changes }), "Q");
}

test("the lap is cut into 25 parts of equal distance, whose times add up to it", () => {
  const { dominance } = documents({ telemetry: [round(1), round(2)] });
  expect(dominance).toMatchObject({ lap_metres: 5000, mini_sectors: 25, missing: [] });
  expect(dominance?.lines).toEqual(
    [0, 1].map((driver) => ({ driver, lap: 1, seconds: 100, times: Array.from({ length: 25 }, () => 4) })),
  );
});

test("times are those through the same places, not through the same seconds", () => {
  // Driver 2: the first half of the way at 150 km/h, the second at 225: 60 and 40 seconds.
  const car = Array.from({ length: 401 }, (_, index) => ({
    at: after(index / 4),
    kmh: index < 240 ? 150 : 225,
  }));
  const { dominance } = documents({ telemetry: [round(1), round(2, { car })] });
  const times = dominance?.lines[1]?.times ?? [];
  expect(times[0]).toBeCloseTo(4.8, 2);
  expect(times[24]).toBeCloseTo(3.2, 2);
  expect(times.reduce((total, time) => total + time, 0)).toBeCloseTo(100, 9);
});

test("the outline is closed, equally spaced, and each mini-sector begins where the last one ended", () => {
  const { dominance } = documents({ telemetry: [round(1)] });
  const { points = [], starts = [] } = dominance?.outline ?? {};
  expect(points).toHaveLength(2 * 250);
  expect(points.slice(0, 2)).toEqual([500, 0]);
  expect(starts).toEqual(Array.from({ length: 25 }, (_, index) => 10 * index));
  const places = starts.map((index) => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0] as const);
  for (const [part, [x, y]] of places.entries()) {
    const angle = (2 * Math.PI * part) / 25;
    expect(Math.hypot(x - radius * Math.cos(angle), y - radius * Math.sin(angle))).toBeLessThan(2);
  }
});

test("the outline is of the driver whose places have the shortest holes", () => {
  const holed = round(1);
  const wide = holed.locations.filter((_, index) => index % 8 === 0).map(({ at }) => ({ at, x: 0, y: 0 }));
  const { dominance } = documents({ telemetry: [{ ...holed, locations: wide }, round(2)] });
  expect(dominance?.outline.points.slice(0, 2)).toEqual([500, 0]);
});

test("a race gives the outline alone: its laps are not compared on track", () => {
  const laps = [lap({ number: 1, startedAt: start, seconds: lapSeconds })];
  const found = sessionDocuments(sessionRecording({ laps, telemetry: [round(1)] }), "R");
  expect(found.outline?.points).toEqual(documents({ telemetry: [round(1)] }).dominance?.outline.points);
  expect(found.dominance).toBeUndefined();
  expect(found["speed-traces"]).toBeUndefined();
});

test("drivers without telemetry, or with a hole in it, are missing", () => {
  expect(documents({ telemetry: [round(2)] }).dominance).toMatchObject({
    lines: [{ driver: 1 }],
    missing: [0],
  });
  const holed = { ...round(1), car: round(1).car.filter((_, index) => index < 100 || index > 120) };
  expect(documents({ telemetry: [holed, round(2)] }).dominance?.missing).toEqual([0]);
});

test("a lap that adds up to much more than the others' was not recorded from line to line", () => {
  const [first, second, third] = [1, 2, 3].map((number) => round(number));
  const fast = third && { ...third, car: third.car.map(({ at }) => ({ at, kmh: 190 })) };
  const recorded = [first, second, fast].flatMap((one) => one ?? []);
  expect(documents({ drivers: drivers(3), telemetry: recorded }).dominance).toMatchObject({
    lap_metres: 5000,
    missing: [2],
  });
});

test("without places there is no outline to colour, but speeds can be traced", () => {
  const found = documents({ telemetry: [round(1, { locations: [] })] });
  expect(found.dominance).toBeUndefined();
  expect(found["speed-traces"]?.lines).toHaveLength(1);
});

test("the ends of sectors are the same places for all: what a driver's speeds drift is stretched away", () => {
  const sectors = [30, 30, 40] as const;
  const laps = [1, 2, 3].map((number) => lap({ number, startedAt: start, seconds: lapSeconds, sectors }));
  // Driver 3's speeds are recorded 2 per cent too high in the first sector only.
  const drifted = {
    ...round(3),
    car: round(3).car.map(({ at, kmh }) => ({ at, kmh: at < after(30) ? kmh * 1.02 : kmh })),
  };
  const { dominance } = documents({ drivers: drivers(3), laps, telemetry: [round(1), round(2), drifted] });
  for (const time of dominance?.lines[2]?.times ?? [0]) expect(time).toBeCloseTo(4, 2);
});
