import { expect, test } from "vitest";
import { comparedFigures } from "./example-pairs.tsx";

const of = (id: string, values: ReadonlyArray<number>) => ({
  id,
  name: id,
  country: "Netherlands",
  detail: "",
  team_name: null,
  team: null,
  values,
});

test("a pair shows the first figures of which either has any", () => {
  const figures = ["Points", "Wins", "Poles", "Podiums"];
  const labels = (one: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
    comparedFigures(figures, [of("one", one), of("other", other)]).map(({ label }) => label);
  expect(labels([90, 0, 0, 2], [50, 0, 0, 0])).toEqual(["Points", "Podiums"]);
  const [races] = comparedFigures(["Grands Prix"], [of("one", [9]), of("other", [5])]);
  expect(races?.by).toBe(0);
  expect(labels([90, 1, 0, 2], [50, 0, 3, 0])).toEqual(["Points", "Wins", "Poles"]);
});
