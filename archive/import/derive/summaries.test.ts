import { expect, test } from "vitest";
import { sampleEntry } from "../testing/samples.ts";
import { driverFigures, type Entry, teamFigures } from "./summaries.ts";

/** A line of race 1: Fangio for Ferrari, fourth from fourth. */
function line(given: Partial<Entry>): Entry {
  return sampleEntry({
    display_order: 4,
    position: 4,
    position_text: "4",
    number: "30",
    driver_id: "juan_manuel_fangio",
    team_id: "ferrari",
    grid: 4,
    ...given,
  });
}

/** A line without a place, for example of a retired car. */
function unplaced(text: string, given: Partial<Entry> = {}): Entry {
  return line({ position: null, position_text: text, display_order: 20, ...given });
}

test("Grands Prix are the races entered without DNS, DNQ, DNPQ, DNP and EX", () => {
  const texts = ["DNS", "DNQ", "DNPQ", "DNP", "EX", "DNF", "NC", "DSQ"];
  const lines = [line({ race_id: 100 }), ...texts.map((text, index) => unplaced(text, { race_id: index }))];
  expect(driverFigures(lines)).toMatchObject({ entries: 9, grands_prix: 4 });
  expect(teamFigures(lines)).toMatchObject({ entries: 9, grands_prix: 4 });
});

test("a win is place 1, a podium places 1 to 3, a pole grid slot 1", () => {
  const lines = [
    line({ race_id: 1, position: 1, grid: 2 }),
    line({ race_id: 2, position: 3, grid: 1 }),
    line({ race_id: 3, position: 4, grid: null }),
  ];
  expect(driverFigures(lines)).toMatchObject({ wins: 1, podiums: 2, poles: 1 });
  expect(teamFigures(lines)).toMatchObject({ wins: 1, podiums: 2, poles: 1 });
});

test("sprints count neither as Grands Prix nor as wins, podiums, poles or retirements", () => {
  const lines = [
    line({ session: "S", position: 1, grid: 1, fastest_lap: true }),
    unplaced("DNF", { session: "S" }),
  ];
  const nothing = { entries: 0, grands_prix: 0, wins: 0, podiums: 0, poles: 0, fastest_laps: 0, dnfs: 0 };
  expect(driverFigures(lines)).toMatchObject({ ...nothing, classified: 0, best_finish: null });
  expect(teamFigures(lines)).toMatchObject({ ...nothing, classified: 0, best_finish: null });
});

test("a driver with two lines in a race counts with the better one, once", () => {
  const lines = [
    line({ position: 2, display_order: 2, number: "31", grid: 5 }),
    unplaced("DNF", { number: "30", grid: 1, fastest_lap: true }),
  ];
  expect(driverFigures(lines)).toMatchObject({
    entries: 1,
    grands_prix: 1,
    podiums: 1,
    poles: 1,
    fastest_laps: 1,
    dnfs: 0,
    classified: 1,
    finish_sum: 2,
    best_finish: 2,
  });
});

test("two podium places of one driver in a race are one podium for him and two for the team", () => {
  const lines = [
    line({ position: 2, display_order: 2 }),
    line({ position: 3, display_order: 3, number: "31" }),
  ];
  expect(driverFigures(lines).podiums).toBe(1);
  expect(teamFigures(lines).podiums).toBe(2);
});

test("a car that two drivers shared counts once for the team", () => {
  const shared = [
    line({ position: 1, display_order: 1, grid: 1 }),
    line({ position: 1, display_order: 2, grid: 1, driver_id: "luigi_musso" }),
  ];
  expect(teamFigures(shared)).toMatchObject({ wins: 1, podiums: 1, poles: 1, classified: 1, finish_sum: 1 });
  const retired = [unplaced("DNF"), unplaced("DNF", { driver_id: "luigi_musso" })];
  expect(teamFigures(retired).dnfs).toBe(1);
});

test("both cars of a team that win, stand on the podium and retire are counted by their kind", () => {
  const lines = [
    line({ position: 1, display_order: 1, number: "1" }),
    line({ position: 3, display_order: 3, number: "2", driver_id: "luigi_musso" }),
    unplaced("DNF", { number: "3", driver_id: "peter_collins" }),
    unplaced("DNF", { number: "4", driver_id: "eugenio_castellotti" }),
  ];
  expect(teamFigures(lines)).toMatchObject({ wins: 1, podiums: 2, dnfs: 2, classified: 2, finish_sum: 4 });
});

test("only DNF is a retirement", () => {
  const lines = ["DNF", "DSQ", "NC", "DNS"].map((text, index) => unplaced(text, { race_id: index }));
  expect(driverFigures(lines).dnfs).toBe(1);
  expect(teamFigures(lines).dnfs).toBe(1);
});

test("the average finish is over classified results only", () => {
  const lines = [
    line({ race_id: 1, position: 2 }),
    line({ race_id: 2, position: 9 }),
    unplaced("NC", { race_id: 3 }),
  ];
  expect(driverFigures(lines)).toMatchObject({ classified: 2, finish_sum: 11, best_finish: 2 });
});
