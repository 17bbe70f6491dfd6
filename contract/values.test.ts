import { expect, test } from "vitest";
import { formatList } from "./values.ts";

test("words are joined as in a sentence", () => {
  expect(formatList([])).toBe("");
  expect(formatList(["Ada"])).toBe("Ada");
  expect(formatList(["Ada", "Ben", "Cem"])).toBe("Ada, Ben and Cem");
  expect(formatList(["Ada", "Ben", "Cem"], "or")).toBe("Ada, Ben or Cem");
});
