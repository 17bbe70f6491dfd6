import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { proofTableOf, shownRaces } from "./proof-table.tsx";

const races = [2024, 2025].map((year) => ({
  year,
  round: 1,
  session: "R" as const,
  race_name: "Australian Grand Prix",
  country: "Australia",
  date: `${year}-03-16`,
  driver_id: "lando_norris",
  driver_name: "Lando Norris",
  co_drivers: null,
  team_id: "mclaren",
  team_name: "McLaren",
  grid: 1,
  position: 1,
  position_text: "1",
  status: "Finished",
  points: 25,
  counts: true,
}));

const columnsOf = (rows: Parameters<typeof proofTableOf>[0]) =>
  proofTableOf(rows).columns.map(({ id }) => id);

test("what is the same in every race has no column", () => {
  expect(columnsOf(races)).toEqual(["race_date", "race_name", "race_finish", "race_points"]);
  expect(proofTableOf(races).bar).toBe("race_name");
  const moved = races.map((race, index) => ({ ...race, team_id: `team_${index}`, grid: index + 1 }));
  expect(columnsOf(moved)).toEqual([
    "race_date",
    "race_name",
    "race_team",
    "race_grid",
    "race_finish",
    "race_points",
  ]);
  expect(proofTableOf(moved).bar).toBe("race_team");
  expect(columnsOf(races.slice(1))).toHaveLength(7);
});

test("of a shared car all drivers are named, of whom one has a link", () => {
  const shared = races.map((race, index) => ({
    ...race,
    co_drivers: index === 0 ? "Oscar Piastri / Pato O’Ward" : null,
  }));
  expect(columnsOf(shared)).toContain("race_driver");
  const driver = proofTableOf(shared).columns.find(({ id }) => id === "race_driver");
  const markup = shared.map((race) => renderToStaticMarkup(createElement("td", null, driver?.cell?.(race))));
  expect(markup).toEqual([
    '<td><a href="/driver/lando_norris/">Lando Norris</a> / Oscar Piastri / Pato O’Ward</td>',
    '<td><a href="/driver/lando_norris/">Lando Norris</a></td>',
  ]);
});

test("one driver's races begin with the newest, but not those of a run or of several drivers", () => {
  const years = (measure: Parameters<typeof shownRaces>[1], rows = races) =>
    shownRaces(rows, measure).map(({ year }) => year);
  expect(years("count")).toEqual([2025, 2024]);
  expect(years("streak")).toEqual([2024, 2025]);
  expect(
    years(
      "count",
      races.map((race, index) => ({ ...race, driver_id: `driver_${index}` })),
    ),
  ).toEqual([2024, 2025]);
});
