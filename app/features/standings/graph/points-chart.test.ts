import { expect, test } from "vitest";
import { teamLooksOf } from "#app/features/team-colours/line-looks.ts";
import { graphFacts, withDashes } from "./points-chart.ts";

const rounds = ["Monaco", "British", "Italian"].map((name, index) => ({
  round: index + 1,
  race_name: `${name} Grand Prix`,
  country: "Italy",
  sprint: false,
}));

const line = (name: string, points: Array<number | null>) => ({
  id: name,
  name,
  code: null,
  team_id: null,
  positions: points.map(() => null),
  points,
});

/** The lines with their places, which those of equal points share. */
const placed = (...lines: Array<ReturnType<typeof line>>) =>
  lines.map((each) => ({
    ...each,
    positions: each.points.map(
      (own, at) => 1 + lines.filter(({ points }) => (points[at] ?? 0) > (own ?? 0)).length,
    ),
  }));

test("the first two of a table are compared round by round", () => {
  const facts = graphFacts({
    year: 2021,
    rounds,
    lines: placed(line("Ann Bell", [18, 43, 61]), line("Bob Cole", [25, 35, 60])),
  });
  expect(facts.map(({ label, value, detail }) => [label, value, detail])).toEqual([
    ["Biggest Bell lead over Cole", "8 points", "After round 2, British Grand Prix"],
    ["Biggest Cole lead over Bell", "7 points", "After round 1, Monaco Grand Prix"],
    ["Championship lead", "1 change", "Bell 2 rounds, Cole 1"],
    ["Biggest Bell gain on Cole", "15 points", "Round 2, British Grand Prix"],
  ]);
});

test("who led the table and ended it third has a tile in place of the biggest swing", () => {
  const lines = placed(
    line("Ann Bell", [18, 43, 61]),
    line("Bob Cole", [15, 35, 60]),
    line("Eva Ford", [25, 40, 41]),
  );
  const facts = graphFacts({ year: 2021, rounds, lines });
  expect(facts.at(-1)).toMatchObject({
    label: "Biggest Ford lead of the table",
    value: "7 points",
    detail: "After round 1, Monaco Grand Prix",
  });
  // Cole never led Bell: the most that Cole was behind whoever led.
  expect(facts[1]).toMatchObject({
    label: "Cole furthest behind the leader",
    value: "10 points",
    detail: "After round 1, Monaco Grand Prix",
  });
});

test("who was never ahead has no tile for it, and one round is no fight", () => {
  const lines = placed(line("Ann Bell", [25, 50]), line("Bob Cole", [18, 36]));
  expect(graphFacts({ year: 2021, rounds, lines })).toMatchObject([
    { value: "14 points" },
    { value: "Never changed" },
    { label: "Biggest Bell gain on Cole", value: "7 points", detail: "Round 1, Monaco Grand Prix" },
  ]);
  expect(graphFacts({ year: 2021, rounds, lines: [line("Ann Bell", [25]), line("Bob Cole", [18])] })).toEqual(
    [],
  );
});

test("nobody led where the first two were level, and it changes no lead", () => {
  const leadOf = (...lines: Array<ReturnType<typeof line>>) =>
    graphFacts({ year: 2021, rounds, lines: placed(...lines) }).find(
      ({ label }) => label === "Championship lead",
    );
  expect(leadOf(line("Ann Bell", [18, 43, 61]), line("Bob Cole", [25, 43, 60]))).toMatchObject({
    value: "1 change",
    detail: "Cole 1 round, Bell 1, level 1",
  });
  expect(leadOf(line("Ann Bell", [25, 43, 61]), line("Bob Cole", [18, 43, 60]))).toMatchObject({
    value: "Never changed",
    detail: "Bell 2 rounds, level 1",
  });
});

test("dashes are explained where two drivers of a team have lines, and nowhere else", () => {
  const [one, other] = ["Ann Bell", "Bob Cole"].map((name) => ({ ...line(name, [1]), team_id: "ferrari" }));
  if (one === undefined || other === undefined) throw new Error("no lines");
  const about = (lines: Array<typeof one>) => withDashes("Points", lines, teamLooksOf(2021, lines));
  expect(about([one, other])).toBe("Points. Dashed: second driver of a team");
  expect(about([one, { ...other, team_id: "mercedes" }])).toBe("Points");
  // Behind the first six only their teammates have dashes.
  const six = ["red_bull", "mercedes", "mclaren", "alpine", "haas"].map((team_id) => ({ ...one, team_id }));
  expect(about([one, other, ...six])).toBe("Points. Dashed: second driver of a team (of the first six)");
  expect(about([one, ...six, other])).toBe("Points. Dashed: second driver of a team (of the first six)");
  const last = { ...one, team_id: "williams" };
  expect(about([one, ...six, last, last])).toBe("Points");
});
