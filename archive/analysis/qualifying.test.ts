import { expect, test } from "vitest";
import {
  qualifyingBasis,
  qualifyingGap,
  qualifyingRule,
  qualifyingTable,
  type QualifyingTimes,
} from "./qualifying.ts";

function times(name: string, given: Partial<QualifyingTimes>): QualifyingTimes {
  return { name, status: null, time: null, q1: null, q2: null, q3: null, ...given };
}

const norris = (given: Partial<QualifyingTimes>) => times("Lando Norris", given);
const piastri = (given: Partial<QualifyingTimes>) => times("Oscar Piastri", given);

test("both in Q3 are compared there, whatever they did before", () => {
  const driver = norris({ q1: 76.1, q2: 75.9, q3: 75.096 });
  const teammate = piastri({ q1: 75.2, q2: 75.1, q3: 75.18 });
  expect(qualifyingGap(driver, teammate, "segments")).toEqual({
    segment: "Q3",
    driver_time: 75.096,
    teammate_time: 75.18,
    gap: -0.084,
    gap_percent: -0.112,
    left_out: null,
  });
});

test("when one went out in Q2, or set no time in Q3, both are compared in Q2", () => {
  const driver = norris({ q1: 76, q2: 75.5, q3: 75 });
  const teammate = piastri({ q1: 76.2, q2: 76 });
  expect(qualifyingGap(driver, teammate, "segments")).toMatchObject({ segment: "Q2", gap: -0.5 });
  expect(qualifyingGap(teammate, driver, "segments")).toMatchObject({ segment: "Q2", gap: 0.5 });
});

test("when one set no time in Q2, both are compared in Q1", () => {
  const driver = norris({ q1: 76 });
  const teammate = piastri({ q1: 75.9, q2: 75.5, q3: 75 });
  expect(qualifyingGap(driver, teammate, "segments")).toMatchObject({ segment: "Q1", gap: 0.1 });
});

test("per cent are of the faster time, from both sides", () => {
  const [slower, faster] = [norris({ q1: 101 }), piastri({ q1: 100 })];
  expect(qualifyingGap(slower, faster, "segments").gap_percent).toBe(1);
  expect(qualifyingGap(faster, slower, "segments").gap_percent).toBe(-1);
});

test("equal times are a gap of nothing", () => {
  expect(qualifyingGap(norris({ q1: 80.5 }), piastri({ q1: 80.5 }), "segments")).toMatchObject({
    gap: 0,
    gap_percent: 0,
    left_out: null,
  });
});

test("without segments the classifying times are compared", () => {
  const [driver, teammate] = [norris({ time: 110.8 }), piastri({ time: 111 })];
  expect(qualifyingGap(driver, teammate, "time")).toMatchObject({
    segment: "time",
    driver_time: 110.8,
    gap: -0.2,
  });
  expect(qualifyingGap(driver, teammate, "sum")).toMatchObject({ segment: "sum", gap: -0.2 });
});

const nothing = { segment: null, driver_time: null, teammate_time: null, gap: null, gap_percent: null };

test("without a time of one the session is left out, and names who set none", () => {
  expect(qualifyingGap(norris({}), piastri({ q1: 75 }), "segments")).toEqual({
    ...nothing,
    left_out: "Lando Norris set no time",
  });
  expect(qualifyingGap(norris({ time: 75 }), piastri({}), "time")).toEqual({
    ...nothing,
    left_out: "Oscar Piastri set no time",
  });
});

test("without a time of either the session is left out", () => {
  expect(qualifyingGap(norris({}), piastri({}), "segments").left_out).toBe("neither set a time");
});

test("one run of two makes no sum", () => {
  expect(qualifyingGap(norris({ time: 182 }), piastri({}), "sum").left_out).toBe(
    "Oscar Piastri has no time of two runs",
  );
});

test("times in different segments only cannot be compared", () => {
  expect(qualifyingGap(norris({ q1: 75 }), piastri({ q2: 75 }), "segments").left_out).toBe(
    "no segment in which both set a time",
  );
});

test("a time on record counts although its driver was disqualified, and without one that is the reason", () => {
  const teammate = piastri({ q1: 75 });
  expect(qualifyingGap(norris({ q1: 74, status: "DSQ" }), teammate, "segments").gap).toBe(-1);
  expect(qualifyingGap(norris({ status: "DSQ" }), teammate, "segments").left_out).toBe(
    "Lando Norris was disqualified",
  );
  expect(qualifyingGap(norris({ status: "EX" }), teammate, "segments").left_out).toBe(
    "Lando Norris was excluded",
  );
});

test("a session has segments when anyone set a time in one", () => {
  expect(qualifyingBasis([norris({}), piastri({ q1: 75 })], "KNOCKOUT")).toBe("segments");
  expect(qualifyingBasis([norris({ q1: 75 })], "SPRINT_RACE")).toBe("segments");
});

test.each(["TWO_SESSION", "ONE_SESSION", "ONE_LAP", "FOUR_LAPS"])("%s is compared by its time", (format) => {
  expect(qualifyingBasis([norris({ time: 75 })], format)).toBe("time");
});

test("an aggregate of two runs is compared by their sum", () => {
  expect(qualifyingBasis([norris({ time: 182 })], "AGGREGATE")).toBe("sum");
});

function placesOf(round: number, ...drivers: Array<string>) {
  return drivers.map((driver_id, index) => ({ driver_id, round, place: index + 1 }));
}

test("qualifying gives the points of a Grand Prix of its season", () => {
  const table = qualifyingTable(1988, [...placesOf(1, "senna", "prost"), ...placesOf(2, "senna", "berger")]);
  expect(table).toEqual([
    {
      driver_id: "senna",
      position: 1,
      points: 18,
      places: new Map([
        [1, 1],
        [2, 1],
      ]),
    },
    { driver_id: "prost", position: 2, points: 6, places: new Map([[1, 2]]) },
    { driver_id: "berger", position: 2, points: 6, places: new Map([[2, 2]]) },
  ]);
});

test("ties are broken by better positions, including those without points", () => {
  const table = qualifyingTable(1955, placesOf(1, "a", "b", "c", "d", "e", "sixth", "seventh"));
  expect(table.slice(-2).map(({ driver_id, position }) => `${position} ${driver_id}`)).toEqual([
    "6 sixth",
    "7 seventh",
  ]);
});

test("its rule names the season's points", () => {
  expect(qualifyingRule(1988)).toContain("9–6–4–3–2–1 points by place");
});
