import { expect, test } from "vitest";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { endText, otherStopsText, raceMethod, raceTimeText, statusText } from "./race-texts.ts";
import { raceLine } from "#app/features/sample-rows-testing.ts";

function race(lines: Array<RaceLine>, session: ScoringSession = "R"): RaceClassification {
  return { year: 2025, round: 1, session, credited_pole_driver_id: null, points_factor: 1, lines };
}

test("the winner has a time, the others a distance in seconds or laps, and who stopped has neither", () => {
  const winner = raceLine({ position: 1, time: 6126.304, gap: null });
  expect(raceTimeText(winner)).toBe("1:42:06.304");
  expect(raceTimeText(raceLine())).toBe("+0.895");
  expect(raceTimeText(raceLine({ gap: 95.3 }))).toBe("+1:35.300");
  expect(raceTimeText(raceLine({ time: null, gap: null, gap_laps: 1 }))).toBe("+1 lap");
  expect(raceTimeText(raceLine({ time: null, gap: null, gap_laps: 3 }))).toBe("+3 laps");
  expect(raceTimeText(raceLine({ position: null, time: null, gap: null }))).toBeNull();
});

test("the laps of a disqualified driver are explained where they are shown", () => {
  const excluded = raceLine({ position: null, position_text: "DSQ" });
  expect(raceMethod(race([excluded]))).toContain("disqualified");
  expect(raceMethod(race([{ ...excluded, laps: null, fastest_lap: null }]))).not.toContain("disqualified");
});

test("who stopped more often by timing than by F1DB’s list is named", () => {
  const lines = [
    { driver_id: "esteban_ocon", driver_name: "Esteban Ocon", pit_stops: 2 },
    { driver_id: "max_verstappen", driver_name: "Max Verstappen", pit_stops: 4 },
    { driver_id: "fernando_alonso", driver_name: "Fernando Alonso", pit_stops: 2 },
  ];
  const timed = (...stops: Array<number | null>) =>
    lines.map(({ driver_id: driverId }, index) => ({ driverId, stops: stops[index] ?? null }));
  expect(otherStopsText(timed(3, 3, 3), lines)).toBe(
    "Stops by timing. F1DB, whose stops stand above, counts 2 for Ocon and Alonso; 4 for Verstappen.",
  );
  expect(otherStopsText(timed(2, 4, 2), lines)).toBeNull();
  expect(otherStopsText(timed(null, null, null), lines)).toBeNull();
  expect(
    otherStopsText(
      timed(1, 1, 1),
      lines.map((line) => ({ ...line, pit_stops: null })),
    ),
  ).toBeNull();
});

test("a penalty stands with the status", () => {
  expect(statusText(raceLine({ penalty: 10 }))).toBe("Finished (10 s penalty)");
  expect(statusText(raceLine({ status: "Engine" }))).toBe("Engine");
});

test("the reason of an early end is told, and a code is none", () => {
  expect(endText(raceLine())).toBeNull();
  expect(endText(raceLine({ status: "+2 Laps" }))).toBeNull();
  expect(endText(raceLine({ status: "DNQ", position_text: "DNQ" }))).toBeNull();
  expect(endText(raceLine({ status: "Brakes", position_text: "DNF" }))).toBe("Brakes");
});

test("the method says only what the table shows", () => {
  const plain = raceMethod(race([raceLine()]));
  expect(plain).not.toContain("pit lane");
  expect(plain).not.toContain("shared car");
  expect(plain).toContain("fastest lap");
  expect(raceMethod(race([raceLine({ grid_position: null, grid_text: "PL" })]))).toContain("pit lane");
  expect(raceMethod(race([raceLine({ laps_with_field: 3 })]))).toContain("up to 3 more");
  expect(raceMethod(race([raceLine({ shared_car: true })]))).toContain("shared car");
  expect(raceMethod(race([raceLine({ status: "Engine" })]))).toContain("even if they stopped");
  expect(raceMethod(race([raceLine({ status: "+1 Lap" })]))).not.toContain("even if they stopped");
  expect(raceMethod(race([raceLine({ fastest_lap: null })], "S"))).toContain("not a Grand Prix");
});
