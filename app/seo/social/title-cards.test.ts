import { expect, test } from "vitest";
import type { DriverRuleLine, SeasonUnderRules } from "#contract/rules/answers.ts";
import type { DriverOdds } from "#contract/title-odds.ts";
import { driverChancesCard, rulesCard } from "./title-cards.ts";

function line(name: string, position: number, points: number, was: number): DriverRuleLine {
  return {
    driver_id: name.toLowerCase().replace(" ", "_"),
    driver_name: name,
    team_id: "mclaren",
    country: "France",
    position,
    points,
    gross_points: points,
    dropped: [],
    was_position: was,
    was_points: points,
    gained: was - position,
  };
}

const season: SeasonUnderRules = {
  year: 1988,
  rules: "best=all",
  title: "With all results counted",
  summary: [],
  drivers_rule: "",
  constructors_rule: "",
  notes: [],
  finished: true,
  rounds: [],
  choices: { periods: [], sprints: [] },
  alternatives: [],
  drivers: [line("Alain Prost", 1, 105, 2), line("Ayrton Senna", 2, 94, 1), line("Gerhard Berger", 3, 41, 3)],
  constructors: [],
};

test("the card of other rules says who would be champion, with who was", () => {
  const card = rulesCard(season);
  expect(card.title).toBe("Prost 105, Senna 94");
  expect([card.kind, card.subtitle]).toEqual(["1988 UNDER OTHER RULES", "With all results counted"]);
  expect(card.rows.map(({ lead, name, beside, value }) => [lead, name, beside, value])).toEqual([
    ["1", "Alain Prost", "was 2", "105"],
    ["2", "Ayrton Senna", "was 1", "94"],
    ["3", "Gerhard Berger", "", "41"],
  ]);
});

const round = { race_name: "Australian Grand Prix", country: "Australia", sprint: false };
const odds: DriverOdds = {
  year: 2026,
  rounds: [1, 2].map((number) => ({ ...round, round: number })),
  simulations: 4000,
  decided: null,
  drivers: [
    { driver_id: "a", driver_name: "Kimi Antonelli", code: "ANT", team_id: "mercedes", chances: [5, 830] },
    { driver_id: "b", driver_name: "George Russell", code: "RUS", team_id: "mercedes", chances: [250, 70] },
  ],
};

test("the card of title chances has the first two in its title, and says when a title was decided", () => {
  const card = driverChancesCard(odds);
  expect([card.title, card.subtitle]).toEqual([
    "Antonelli 83%, Russell 7%",
    "Drivers  ·  After round 1 of 2",
  ]);
  expect(card.rows.map(({ beside, value }) => [beside, value])).toEqual([
    ["peak 83%", "83%"],
    ["peak 25%", "7%"],
  ]);
  const over = driverChancesCard({ ...odds, decided: { round: 2, date: "2026-12-06" } });
  expect(over.title).toBe("Antonelli, decided in round 2");
  expect(driverChancesCard({ ...odds, drivers: [] }).title).toBe("2026 Drivers");
});
