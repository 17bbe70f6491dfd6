import { expect, test } from "vitest";
import { nameFromId } from "#contract/ids.ts";
import type { RaceLine } from "#contract/weekend.ts";
import { headlineFacts } from "./headline-facts.ts";
import { raceLine } from "#app/features/sample-rows-testing.ts";

const winner = raceLine({
  driver_name: "Lando Norris",
  position: 1,
  laps: 71,
  time: 5878.574,
  gap: null,
  grid_position: 1,
  positions_gained: 0,
});
const second = raceLine({
  driver_name: "Charles Leclerc",
  position: 2,
  gap: 30.324,
  grid_position: 5,
  positions_gained: 3,
  has_fastest_lap: true,
  fastest_lap: 80.052,
  fastest_lap_number: 50,
});
const stopped = raceLine({
  driver_name: "Liam Lawson",
  position: null,
  position_text: "DNF",
  time: null,
  gap: null,
  positions_gained: null,
  grid_position: 15,
});
const absent = raceLine({ ...stopped, driver_name: "Lance Stroll", position_text: "DNS" });

function texts(lines: ReadonlyArray<RaceLine>, credited_pole_driver_id: string | null = null) {
  return headlineFacts({ lines: [...lines], credited_pole_driver_id }).map(({ label, value, detail }) => [
    label,
    value,
    detail,
  ]);
}

test("the headline facts of a race; who did not start did not retire", () => {
  expect(texts([winner, second, stopped, absent])).toEqual([
    ["Winning margin", "30.324 s", "ahead of Leclerc"],
    ["Pole position", "Norris", "Won the race"],
    ["Fastest lap", "1:20.052", "Leclerc on lap 50"],
    ["Biggest gain", "3", "Leclerc, P5 to P2"],
    ["Biggest loss", "–", "No one lost a place"],
    ["Not classified", "1", "of 3 cars"],
  ]);
});

test("the fastest lap, the gain and the loss have the marks that they have in the table", () => {
  const lines = [winner, second, raceLine({ position: 3, positions_gained: -1 })];
  const facts = headlineFacts({ lines, credited_pole_driver_id: null });
  expect(facts.flatMap(({ label, mark }) => (mark === undefined ? [] : [[label, mark]]))).toEqual([
    ["Fastest lap", "fastest"],
    ["Biggest gain", "better"],
    ["Biggest loss", "worse"],
  ]);
});

test("a gain has the colour of who made it, and one that several made nobody’s", () => {
  const races = [[second], [second, raceLine({ position: 3, positions_gained: 3 })]];
  const facts = races.map((lines) => headlineFacts({ lines, credited_pole_driver_id: null }));
  const gains = facts.map((all) => all.find(({ label }) => label === "Biggest gain")?.teamId);
  expect(gains).toEqual([second.team_id, null]);
});

test("who was disqualified from qualifying did not start, and who was from the race did", () => {
  const excluded = { ...stopped, position_text: "DSQ", laps: null, grid_position: null, grid_text: null };
  const lines = [
    winner,
    raceLine({ ...excluded, driver_name: "Philippe Alliot" }),
    raceLine({ ...excluded, driver_name: "Stefan Bellof", grid_position: 20 }),
    raceLine({ ...excluded, driver_name: "George Russell", laps: 44 }),
    raceLine({ ...excluded, driver_name: "Pierre Gasly", grid_text: "PL" }),
  ];
  expect(texts(lines)).toContainEqual(["Not classified", "3", "of 4 cars"]);
});

test("all who share the fastest lap are named", () => {
  const moss = raceLine({
    ...winner,
    driver_name: "Stirling Moss",
    has_fastest_lap: true,
    fastest_lap: 96.3,
  });
  const ginther = raceLine({ ...second, driver_name: "Richie Ginther", fastest_lap: 96.3 });
  expect(texts([moss, ginther])).toContainEqual(["Fastest lap", "1:36.300", "Moss and Ginther"]);
});

test("what is not recorded is a dash, and all who gained the most are named", () => {
  const lines = [
    raceLine({ ...winner, laps: null, grid_position: null }),
    raceLine({ ...second, gap: null, gap_laps: 1, has_fastest_lap: false }),
    raceLine({ driver_name: "Max Verstappen", position: 3, positions_gained: 3, grid_position: 6 }),
  ];
  expect(texts(lines)).toEqual([
    ["Winning margin", "1 lap", "ahead of Leclerc"],
    ["Pole position", "–", "Not recorded"],
    ["Fastest lap", "–", "Not recorded"],
    ["Biggest gain", "3", "Leclerc, Verstappen"],
    ["Biggest loss", "–", "No one lost a place"],
    ["Not classified", "0", "of 3 cars"],
  ]);
});

/** One of the drivers of a car, which has a time and a grid place in the line of who started in it. */
function sharing(driver_id: string, given: Partial<RaceLine>): RaceLine {
  const none = { laps: null, time: null, gap: null, grid_position: null, positions_gained: null };
  return raceLine({ driver_id, driver_name: nameFromId(driver_id), shared_car: true, ...none, ...given });
}

test("a car is one however many drove it, and who took over the winning one won from the pole", () => {
  const stoppedCar = { number: "18", position: null, position_text: "DNF" };
  const lines = [
    sharing("tony_brooks", { number: "20", position: 1, position_text: "1", laps: 90, time: 11_197.8 }),
    sharing("stirling_moss", { number: "20", position: 1, position_text: "1" }),
    raceLine({ driver_id: "luigi_musso", position: 2, number: "14" }),
    sharing("stirling_moss", { ...stoppedCar, grid_position: 1, laps: 51 }),
    sharing("tony_brooks", stoppedCar),
  ];
  const facts = texts(lines);
  expect(facts).toContainEqual(["Pole position", "Moss", "Won the race"]);
  expect(facts).toContainEqual(["Not classified", "1", "of 3 cars"]);
});

test("a second car that was shared names all who drove it, and a minute is a minute", () => {
  const lines = [
    winner,
    sharing("juan_manuel_fangio", { position: 2, gap: 95.3 }),
    sharing("luigi_fagioli", { position: 2 }),
  ];
  expect(texts(lines)).toContainEqual(["Winning margin", "1:35.300", "ahead of Fangio and Fagioli"]);
});

test("the credited pole is named where nobody started from slot 1, and only there", () => {
  const leclerc = raceLine({ ...absent, driver_id: "charles_leclerc", driver_name: "Charles Leclerc" });
  const verstappen = raceLine({ ...winner, grid_position: 2, driver_id: "max_verstappen" });
  expect(texts([verstappen, leclerc], "charles_leclerc")).toContainEqual([
    "Pole position",
    "Leclerc",
    "Did not start",
  ]);
  expect(texts([winner, leclerc], "charles_leclerc")).toContainEqual([
    "Pole position",
    "Norris",
    "Won the race",
  ]);
});
