import { expect, test } from "vitest";
import { namesText } from "./texts.ts";

test("names are joined as in a sentence", () => {
  expect(namesText([])).toBe("");
  expect(namesText(["Ada"])).toBe("Ada");
  expect(namesText(["Ada", "Ben", "Cem"])).toBe("Ada, Ben and Cem");
});
