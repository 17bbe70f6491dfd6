import { afterAll, beforeAll, expect, test } from "vitest";
import { errorBody } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import { championsUnderRules, seasonUnderRules } from "#contract/rules/answers.ts";
import { parse } from "valibot";
import { startTestApi, type TestApi } from "../support/api.ts";

// One server answers every test of this file: they only read. The starter has the scoring of every season.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a season before those in detail is answered under other rules, with who was where", async () => {
  const answer = await api.read(paths.seasonUnderRules(2008, "points=10-6-4-3-2-1"), seasonUnderRules);
  expect(answer.title).toBe("With the points of 1991–2002");
  expect(answer.summary[0]).toBe(
    "With the points of 1991–2002, Felipe Massa would have been champion of 2008 with 83 points, 3 more than Lewis Hamilton. Lewis Hamilton won the real title.",
  );
  expect(answer.drivers.slice(0, 2)).toEqual([
    {
      driver_id: "felipe_massa",
      driver_name: "Felipe Massa",
      country: "Brazil",
      team_id: "ferrari",
      position: 1,
      points: 83,
      gross_points: 83,
      dropped: [],
      was_position: 2,
      was_points: 97,
      gained: 1,
    },
    expect.objectContaining({ driver_id: "lewis_hamilton", position: 2, was_position: 1, gained: -1 }),
  ]);
  expect(answer.constructors[0]).toMatchObject({ team_name: "Ferrari", engine: null, position: 1 });
  expect(answer.rounds).toHaveLength(18);
});

test("under its own rules a season is as it is, and who has no points by others stays listed", async () => {
  const own = await api.read(paths.seasonUnderRules(2024, "own"), seasonUnderRules);
  expect(own.rules).toBe("");
  for (const { position, was_position, points, was_points } of [...own.drivers, ...own.constructors])
    expect([position, points]).toEqual([was_position, was_points]);
  const wins = await api.read(paths.seasonUnderRules(1982, "points=1"), seasonUnderRules);
  expect(wins.drivers.filter(({ position }) => position === null).length).toBeGreaterThan(10);
});

test("well-known rules that change a season come first where they change the champion", async () => {
  const { alternatives } = await api.read(paths.seasonUnderRules(1988, "own"), seasonUnderRules);
  const [most] = alternatives;
  expect(most?.driver).toMatchObject({
    was: { id: "ayrton_senna" },
    would: [{ id: "alain_prost" }],
    changed: true,
  });
  const changed = alternatives.map(({ driver }) => driver.changed);
  expect(changed).toEqual(changed.toSorted((one, other) => Number(other) - Number(one)));
  expect(alternatives.find(({ rules }) => rules === "best=all")).toMatchObject({
    label: "All results count",
    driver: { would: [{ points: 105 }] },
    second: { id: "ayrton_senna", points: 94 },
  });
  // The points of 1961–1990 were its own, and it had no sprints.
  expect(alternatives.map(({ rules }) => rules)).not.toContain("sprints=out");
});

test("dropped results are named by their rounds", async () => {
  const { drivers } = await api.read(paths.seasonUnderRules(1988, "own"), seasonUnderRules);
  const prost = drivers.find(({ driver_id }) => driver_id === "alain_prost");
  expect(prost).toMatchObject({ points: 87, gross_points: 105 });
  expect(prost?.dropped.map(({ points }) => points)).toEqual([6, 6, 6]);
});

test("a race that is left out is named, and is in no total", async () => {
  const answer = await api.read(paths.seasonUnderRules(2021, "sprints=out&without=12"), seasonUnderRules);
  expect(answer.title).toBe("Without sprints, without the Belgian Grand Prix");
  expect(answer.rounds.filter(({ left_out }) => left_out)).toMatchObject([{ round: 12 }]);
  expect(answer.drivers[0]).toMatchObject({ driver_id: "lewis_hamilton", points: 378, was_position: 2 });
});

test("a season that has not begun has no lines, and one that runs is not decided", async () => {
  const running = await api.read(paths.seasonUnderRules(2026, "sprints=out"), seasonUnderRules);
  expect(running.finished).toBe(false);
  expect(running.summary[0]).toContain("would still be first in 2026");
  expect((await api.ask(paths.seasonUnderRules(2099, "own"))).status).toBe(400);
});

test("the champions of all seasons under other rules", async () => {
  const answer = await api.read(
    paths.champions("like=2003&points=1&best=all&short=full"),
    championsUnderRules,
  );
  expect(answer.seasons.map(({ year }) => year)).toEqual(
    Array.from({ length: 77 }, (_, index) => 1950 + index),
  );
  const changed = answer.seasons.filter(({ finished, driver }) => finished && driver.changed);
  expect(changed.slice(0, 2).map(({ year, driver }) => [year, driver.was?.id, driver.would[0]?.id])).toEqual([
    [1958, "mike_hawthorn", "stirling_moss"],
    [1964, "john_surtees", "jim_clark"],
  ]);
  expect(answer.changed_drivers).toBe(changed.length);
  expect(answer.seasons.filter(({ constructor }) => constructor === null)).toHaveLength(8);
});

test("under their own rules nobody else is champion", async () => {
  const answer = await api.read(paths.champions("own"), championsUnderRules);
  expect([answer.changed_drivers, answer.changed_constructors]).toEqual([0, 0]);
});

test.each(["points=1-2-3", "like=1900", "best=none", `points=${"9-".repeat(400)}1`])(
  "rules that are none are refused: %s",
  async (rules) => {
    const response = await api.ask(paths.seasonUnderRules(2008, rules));
    expect(response.status).toBe(400);
    expect(parse(errorBody, await response.json()).error).toMatchObject({
      message: "These rules are invalid.",
    });
  },
);

test("one set of rules has one spelling: other spellings have the same answer", async () => {
  const [one, other] = await Promise.all(
    ["sprints=out&points=10,6,4,3,2,1", "points=10-6-4-3-2-1&sprints=out"].map(async (rules) =>
      (await api.ask(paths.champions(rules))).text(),
    ),
  );
  expect(one).toBe(other);
});
