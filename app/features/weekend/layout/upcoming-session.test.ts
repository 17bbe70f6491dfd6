import { expect, test } from "vitest";
import { countedSession } from "./upcoming-session.tsx";

test("the clock before a race counts down to the session that is next, others to their own", () => {
  expect(countedSession("R", "FP1")).toBe("FP1");
  expect(countedSession("R", undefined)).toBe("R");
  expect(countedSession("Q", "FP1")).toBe("Q");
});
