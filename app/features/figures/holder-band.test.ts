import { expect, test } from "vitest";
import { leadText } from "./holder-band.tsx";

const clark = { name: "Jim Clark", value: 25 };
const lauda = { name: "Niki Lauda", value: 25 };
const stewart = { name: "Jackie Stewart", value: 27 };
const fangio = { name: "Juan Manuel Fangio", value: 24 };

test("a lead is told where one is first and one is second", () => {
  expect(leadText([stewart, clark, fangio])).toBe("2 more than Jim Clark");
  expect(leadText([stewart, clark])).toBe("2 more than Jim Clark");
  expect(leadText([stewart, clark, lauda])).toBeNull();
  expect(leadText([clark, lauda, fangio])).toBeNull();
  expect(leadText([stewart])).toBeNull();
});
