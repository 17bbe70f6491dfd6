import { expect, test } from "vitest";
import { parseSelection } from "./sync-command.ts";

test.each([
  [{ latest: true }, "latest"],
  [{ year: "2025", latest: false }, { year: 2025 }],
  [
    { year: "2025", round: "5", latest: false },
    { year: 2025, round: 5 },
  ],
  [
    { year: "2025", round: "5", session: "fp1", latest: false },
    { year: 2025, round: 5, session: "FP1" },
  ],
])("%j selects %j", (selection, wanted) => {
  expect(parseSelection(selection)).toEqual(wanted);
});

test.each([
  [{ latest: false }, "Say which sessions"],
  [{ round: "5", latest: false }, "Say which sessions"],
  [{ year: "2025", session: "Q", latest: false }, "Say which sessions"],
  [{ year: "2025", latest: true }, "Say which sessions"],
  [{ year: "twenty", latest: false }, '--year is a number, not "twenty"'],
  [{ year: "2025", round: "0", latest: false }, '--round is a number, not "0"'],
  [{ year: "2025", round: "5", session: "X", latest: false }, "--session is one of R, S, Q"],
])("%j is refused: %s", (selection, message) => {
  expect(() => parseSelection(selection)).toThrow(message);
});
