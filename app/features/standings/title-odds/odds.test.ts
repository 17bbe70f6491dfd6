import { expect, test } from "vitest";
import { formatChance } from "#app/text/format.ts";
import type { DriverOdds } from "#contract/title-odds.ts";
import { chanceRows, chancesChart, driverChances, oddsFinding } from "./odds.ts";

function odds(more: Partial<DriverOdds> = {}): DriverOdds {
  const driver = { code: null, team_id: null };
  return {
    year: 2021,
    rounds: [1, 2].map((round) => ({
      round,
      race_name: `Grand Prix ${round}`,
      country: "Italy",
      sprint: false,
    })),
    simulations: 4000,
    decided: { round: 2, date: "2021-12-12" },
    drivers: [
      { ...driver, driver_id: "ann_hill", driver_name: "Ann Hill", code: "HIL", chances: [400, 996, 1000] },
      { ...driver, driver_id: "bob_moss", driver_name: "Bob Moss", chances: [590, 4, null] },
      { ...driver, driver_id: "cat_lauda", driver_name: "Cat Lauda", chances: [10, 0, null] },
    ],
    ...more,
  };
}

test.for<[number | null, string]>([
  [null, "–"],
  [0, "<1%"],
  [9, "<1%"],
  [10, "1%"],
  [456, "46%"],
  [990, "99%"],
  [991, ">99%"],
  [999, ">99%"],
  [1000, "100%"],
])("a chance of %s thousandths is written %s", ([chance, text]) => {
  expect(formatChance(chance)).toBe(text);
});

test("the drawing has who ever had 10%, from before the season on; no chance is 0 and less than any is not", () => {
  const chart = chancesChart(driverChances(odds()), "Drivers'");
  expect(chart.series.map(({ name, label }) => [name, label])).toEqual([
    ["Ann Hill", { long: "Hill", short: "HIL" }],
    ["Bob Moss", { long: "Moss", short: "MOS", at: [0] }],
  ]);
  expect(chart.series[1]?.points).toEqual([
    { x: 0, value: 59 },
    { x: 1, value: 0.4 },
    { x: 2, value: 0 },
  ]);
  expect(chart.xLabels?.get(0)).toBe("Before the season");
  const [ann, bob] = chart.series;
  expect([ann?.format(100), ann?.format(99.6), bob?.format(0.4), bob?.format(0)]).toEqual([
    "100%",
    ">99%",
    "<1%",
    "–",
  ]);
});

test("who is out has the name at the peaks of the line, or one name together, and none at the bottom", () => {
  const [hill] = odds().drivers;
  if (hill === undefined) throw new Error("no driver");
  const out = (name: string, chances: Array<number | null>) => ({
    ...hill,
    driver_id: name,
    driver_name: name,
    chances,
  });
  const drivers = [
    hill,
    out("A Prost", [300, 250, 0]),
    out("A Peak", [100, 220, null]),
    out("A Low", [150, 2, 0]),
    out("A Lower", [120, 2, 0]),
  ];
  const { series, others } = chancesChart(driverChances(odds({ drivers })), "Drivers'");
  expect(series.map(({ label }) => label?.at)).toEqual([undefined, [0], [1], undefined, undefined]);
  expect(series.map(({ label }) => label === null)).toEqual([false, false, false, true, true]);
  expect(others).toEqual({ long: "Low, Lower out", short: "2 others out", value: 0 });
});

test("a season that is decided says when, one that runs who is ahead", () => {
  expect(oddsFinding(driverChances(odds()))).toBe("Hill’s title was certain only after the last race");
  const rounds = [...odds().rounds, { round: 3, race_name: "Grand Prix 3", country: "Italy", sprint: false }];
  expect(oddsFinding(driverChances(odds({ rounds })))).toBe("Hill’s title was certain after round 2 of 3");
  const open = odds({
    decided: null,
    drivers: odds().drivers.map((driver) => ({ ...driver, chances: driver.chances.slice(0, 2) })),
  });
  expect(oddsFinding(driverChances(open))).toBe("Hill is the >99% favourite after round 1");
  const before = odds({
    decided: null,
    drivers: odds().drivers.map((driver) => ({ ...driver, chances: driver.chances.slice(0, 1) })),
  });
  expect(oddsFinding(driverChances(before))).toBe("Moss is the 59% favourite before the season");
  expect(oddsFinding(driverChances(odds({ decided: null, drivers: [] })))).toBe(undefined);
});

test("a row tells the highest chance, after which round, and when there was none any more", () => {
  const [ann, bob] = chanceRows(driverChances(odds()));
  expect(ann).toMatchObject({ start: 400, highest: 1000, highestAfter: 2, latest: 1000, outAfter: null });
  expect(bob).toMatchObject({ start: 590, highest: 590, highestAfter: 0, latest: null, outAfter: 2 });
});
