import { expect, test } from "vitest";
import { careersFinding } from "./careers-table.tsx";

const driver = (name: string, wins: number) => ({ name, wins });

test("the table is headed by who has the most wins of those it shows", () => {
  const [alonso, hamilton] = [driver("Fernando Alonso", 32), driver("Lewis Hamilton", 106)];
  expect(careersFinding([alonso, hamilton])).toBe("Hamilton leads with 106 wins");
  expect(careersFinding([driver("Esteban Ocon", 1), driver("Pierre Gasly", 1)])).toBe(
    "Ocon and Gasly lead with 1 win each",
  );
  const level = ["One", "Two", "Three"].map((name) => driver(name, 2));
  expect(careersFinding(level)).toBe("3 drivers lead with 2 wins each");
});

test("nobody leads alone, or without a win", () => {
  expect(careersFinding([driver("Lewis Hamilton", 106)])).toBeUndefined();
  expect(careersFinding([driver("Liam Lawson", 0), driver("Arvid Lindblad", 0)])).toBeUndefined();
  expect(careersFinding([])).toBeUndefined();
});
