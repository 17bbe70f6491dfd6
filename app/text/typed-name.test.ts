import { expect, test } from "vitest";
import { typedName } from "./typed-name.ts";

test("an id that nobody has is shown as a name", () => {
  expect(typedName("nobody-at_all")).toBe("Nobody At All");
  expect(typedName("RÄIKKÖNEN")).toBe("Räikkönen");
});

test("control characters and endless text are not shown", () => {
  expect(typedName("a\0b")).toBe("Ab");
  expect(typedName("x".repeat(500))).toHaveLength(60);
});
