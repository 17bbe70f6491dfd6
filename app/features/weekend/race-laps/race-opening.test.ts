import { expect, test } from "vitest";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import type { RaceLine } from "#contract/weekend.ts";
import { raceLine, timedDriver } from "#app/features/sample-rows-testing.ts";
import { runsOf } from "./laps-led.tsx";
import { raceOpening } from "./race-opening.ts";

const drivers = [
  timedDriver("oscar_piastri", "PIA", "mclaren"),
  timedDriver("lando_norris", "NOR", "mclaren"),
  timedDriver("charles_leclerc", "LEC", "ferrari"),
];

/** A line of a race of five laps. */
function line(index: number, given: Partial<RaceLine> = {}): RaceLine {
  const { driver_id = "", driver_name = "" } = drivers[index] ?? {};
  const place = index + 1;
  const finish = { position: place, position_text: String(place), grid_position: place };
  return raceLine({ driver_id, driver_name, laps: 5, gap: null, ...finish, ...given });
}

const won = [line(0), line(1, { gap: 9.748 }), line(2, { gap: 11 })];

/** What is said of a race by who was where at the end of each lap. */
function opening(
  lines: ReadonlyArray<RaceLine>,
  places: ReadonlyArray<ReadonlyArray<number>>,
  given: Partial<RaceStory> = {},
) {
  return raceOpening({
    lines,
    story: { drivers, laps: 5, neutralisations: [], stops: [], cuts: [], ...given },
    positions: {
      drivers,
      lines: places.map((positions, driver) => ({ driver, positions: [...positions], classified: true })),
    },
  });
}

const inOrder = [
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
];
const stop = (driver: number, lap: number, under: "green" | "SC" = "green") => ({
  driver,
  lap,
  under,
  lost: null,
});

test("a race that one driver led tells who won by how much, and that nothing stopped it", () => {
  expect(opening(won, inOrder)).toEqual({
    title: "Piastri wins from pole, 9.748\u00a0s ahead of Norris",
    sentences: ["Piastri leads every lap.", "No safety car, no red flag."],
    leaders: Array(5).fill("oscar_piastri"),
  });
  expect(opening([], inOrder)).toBeUndefined();
});

test("brothers are told apart by their initials", () => {
  const [first, second, third] = [
    line(0, { grid_position: 2, driver_name: "Ralf Schumacher" }),
    line(1, { grid_position: 1, driver_name: "Michael Schumacher", gap: 20.235 }),
    line(2, { driver_name: "Mika Häkkinen" }),
  ];
  const told = opening([first, second, third], inOrder);
  expect(told?.title).toBe("R. Schumacher wins from P2, 20.235\u00a0s ahead of M. Schumacher");
  expect(told?.sentences[0]).toBe("M. Schumacher starts from pole and finishes P2.");
});

test("a lead that is lost only at the stops does not change hands", () => {
  const around = [
    [1, 1, 1, 2, 1],
    [2, 2, 2, 1, 2],
    [3, 3, 3, 3, 3],
  ];
  const stops = [stop(0, 3), stop(1, 4)];
  expect(opening(won, around, { stops })?.sentences.slice(0, 2)).toEqual([
    "Piastri leads 4 of 5 laps and loses the lead only at the stops.",
    "Piastri stops on lap 3, Norris on lap 4.",
  ]);
});

test("a lead that was won is told with what brought it", () => {
  const behind = [
    [2, 2, 2, 1, 1],
    [1, 1, 1, 2, 2],
    [3, 3, 3, 3, 3],
  ];
  const lines = [
    line(0, { grid_position: 2 }),
    line(1, { grid_position: 1, gap: 1 }),
    line(2, { position: null, position_text: "DNF", status: "Brakes", laps: 4 }),
  ];
  const neutralisations = [
    { kind: "SC" as const, from_lap: 1, to_lap: 2 },
    { kind: "SC" as const, from_lap: 2, to_lap: 3 },
    { kind: "RED" as const, from_lap: 5, to_lap: 5 },
  ];
  const leads = "The lead changes once: Norris leads 3 of 5 laps and Piastri 2. Piastri";
  expect(opening(lines, behind, { neutralisations, stops: [stop(1, 3)] })?.sentences).toEqual([
    "Norris starts from pole and finishes P2.",
    `${leads} takes the lead for good on lap 4, when Norris stops.`,
    "The safety car is deployed on laps 1–3; a red flag stops the race on lap 5.",
    "Leclerc retires from P3 after 4 laps (brakes).",
  ]);
  expect(opening(lines, behind)?.sentences[1]).toBe(`${leads} takes the lead for good on lap 4 from Norris.`);
  expect(opening(lines, behind, { stops: [stop(0, 1, "SC")] })?.sentences[1]).toBe(
    `${leads} stops under the safety car on lap 1 and takes the lead for good on lap 4 from Norris.`,
  );
});

test("who was disqualified is named with the place on the road and the reason", () => {
  const lines = [
    line(0, { grid_position: 3 }),
    line(2, { position: 2, position_text: "2", gap: null, gap_laps: 1, grid_position: 4 }),
    line(1, { position: null, position_text: "DSQ", status: "Car underweight", grid_position: 1 }),
  ];
  expect(opening(lines, inOrder)).toEqual({
    title: "Piastri wins from P3, 1\u00a0lap ahead of Leclerc",
    sentences: [
      "Norris starts from pole and is disqualified.",
      "Piastri leads every lap.",
      "No safety car, no red flag.",
      "Disqualified: Norris (P2 at the flag, car underweight).",
    ],
    leaders: Array(5).fill("oscar_piastri"),
  });
});

test("where positions contradict each other, nothing is said of who led", () => {
  const twoFirst = [[1, 1, 1, 1, 1], [1, 2, 2, 2, 2], inOrder[2] ?? []];
  expect(opening(won, twoFirst)?.sentences).toEqual(["No safety car, no red flag."]);
  const fromNowhere = [[9, 1, 1, 1, 1], [1, 2, 2, 2, 2], inOrder[2] ?? []];
  expect(opening(won, fromNowhere)?.sentences).toEqual(["No safety car, no red flag."]);
  // The laps of three were not recorded.
  expect(opening([line(0, { laps: 8 })], inOrder)?.sentences).toHaveLength(1);
});

test("a race with a shared car is not told by the names of one driver each", () => {
  expect(opening([line(0, { shared_car: true }), line(1)], inOrder)).toBeUndefined();
});

test("a name that begins small begins a sentence with a capital", () => {
  const lines = [
    line(0, { driver_name: "Elio de Angelis", grid_position: 3 }),
    line(1, { driver_name: "Andrea de Cesaris", grid_position: 1 }),
  ];
  const { title, sentences } = opening(lines, []) ?? {};
  expect([title, sentences?.[0]]).toEqual([
    "De Angelis wins from P3",
    "De Cesaris starts from pole and finishes P2.",
  ]);
});

test("laps in a row with the same leader are one run", () => {
  expect(runsOf(["a", "a", "b", "a"])).toEqual([
    { id: "a", from: 1, to: 2 },
    { id: "b", from: 3, to: 3 },
    { id: "a", from: 4, to: 4 },
  ]);
});
