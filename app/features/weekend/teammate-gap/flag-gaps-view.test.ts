import { expect, test } from "vitest";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { raceLine } from "#app/features/sample-rows-testing.ts";
import { flagGaps, flagGapText } from "./flag-gaps-view.tsx";

/** A finisher on the lead lap, except for what is given. */
function line(driver_id: string, team_id: string, given: Partial<RaceLine> = {}): RaceLine {
  return raceLine({ driver_id, team_id, position: 1, time: 5400, gap: null, ...given });
}

const retired = { position: null, position_text: "DNF", time: null, status: "Engine" };

function race(...lines: Array<RaceLine>): RaceClassification {
  return { year: 1996, round: 1, session: "R", credited_pole_driver_id: null, points_factor: 1, lines };
}

function texts(...lines: Array<RaceLine>): Array<string> {
  return flagGaps(race(...lines)).map(flagGapText);
}

test("teammates on the lead lap are apart by their race times", () => {
  const [gap] = flagGaps(
    race(
      line("damon_hill", "williams"),
      line("jacques_villeneuve", "williams", { position: 2, time: 5438.25 }),
    ),
  );
  expect(gap).toMatchObject({ seconds: 38.25, laps: 0 });
  expect(gap && flagGapText(gap)).toBe("+38.250");
});

test("a lapped teammate is apart by laps", () => {
  const lapped = { position: 9, time: null, gap_laps: 2 };
  expect(texts(line("damon_hill", "williams"), line("jacques_villeneuve", "williams", lapped))).toEqual([
    "+2 laps",
  ]);
  const both = { position: 8, time: null, gap_laps: 1 };
  expect(texts(line("a", "minardi", both), line("b", "minardi", lapped))).toEqual(["+1 lap"]);
  expect(texts(line("a", "minardi", lapped), line("b", "minardi", lapped))).toEqual(["same lap"]);
});

test("a classified car that stopped is apart by the laps it did not drive", () => {
  const lapped = { position: 7, time: null, gap_laps: 1, laps: 68 };
  const stopped = { position: 11, time: null, gap_laps: null, laps: 63 };
  expect(texts(line("zonta", "jordan", lapped), line("trulli", "jordan", stopped))).toEqual(["+5 laps"]);
  const unknown = { ...stopped, laps: null };
  expect(texts(line("zonta", "jordan", lapped), line("trulli", "jordan", unknown))).toEqual(["–"]);
});

test("who was not classified has no gap, but a reason", () => {
  expect(texts(line("damon_hill", "williams"), line("jacques_villeneuve", "williams", retired))).toEqual([
    "Engine",
  ]);
  const disqualified = { position: null, position_text: "DSQ", time: 5399.5, status: "Disqualified" };
  expect(texts(line("hamilton", "mercedes"), line("russell", "mercedes", disqualified))).toEqual([
    "Disqualified",
  ]);
  expect(flagGaps(race(line("a", "minardi", retired), line("b", "minardi", retired)))).toMatchObject([
    { seconds: null, laps: null },
  ]);
});

test("a team of more than two has its best placed driver against each other one", () => {
  const pairs = flagGaps(
    race(line("a", "ferrari"), line("b", "ferrari"), line("x", "maserati"), line("c", "ferrari")),
  );
  expect(pairs.map(({ ahead, behind }) => `${ahead.driver_id} ${behind.driver_id}`)).toEqual(["a b", "a c"]);
});

test("a driver with two rows for shared cars is no teammate of himself", () => {
  expect(flagGaps(race(line("a", "ferrari"), line("a", "ferrari")))).toEqual([]);
});

test("who did not qualify was in no race", () => {
  const kept = { ...retired, position_text: "DNQ", status: "DNQ" };
  expect(flagGaps(race(line("a", "forti", retired), line("b", "forti", kept)))).toEqual([]);
});
