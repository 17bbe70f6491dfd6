import { expect, test } from "vitest";
import { noneText } from "./near-entities.tsx";

test("whom nobody is called is said, and nothing where there is no name", () => {
  expect(noneText("driver", "nobody")).toBe("No driver is called “Nobody”.");
  expect(noneText("team", "\u0000")).toBe("This address names no team.");
});
