import { expect, test } from "vitest";
import { bandsSentence, bandLabels, lapEnd, lapSpan, lapTicks } from "./lap-parts.tsx";
import { fitsOnPhones, rowEndsClass, rowEndText } from "./row-parts.tsx";

test("neutralised laps are named in words", () => {
  expect(bandsSentence(null)).toBe("Safety cars and red flags are not recorded.");
  expect(bandsSentence([])).toBe("No safety car, no red flag.");
  expect(
    bandsSentence([
      { kind: "SC", from_lap: 1, to_lap: 7 },
      { kind: "RED", from_lap: 9, to_lap: 9 },
      { kind: "SC", from_lap: 34, to_lap: 41 },
    ]),
  ).toBe("Shaded: safety car laps 1–7, 34–41; red flag lap 9.");
});

test("laps reach from the line before the first to the line after the last", () => {
  expect(lapSpan(1, 50, 50)).toEqual({ x: "0%", width: "100%" });
  expect(lapSpan(11, 20, 40)).toEqual({ x: "25%", width: "25%" });
  expect(lapEnd(20, 40)).toBe("50%");
});

test("the axis names round laps and the last, none too close to it", () => {
  expect(lapTicks(56)).toEqual([10, 20, 30, 40, 50, 56]);
  expect(lapTicks(71)).toEqual([10, 20, 30, 40, 50, 60, 71]);
  expect(lapTicks(19)).toEqual([5, 10, 15, 19]);
  expect(lapTicks(3)).toEqual([3]);
  // 40 would run into it on a phone.
  expect(lapTicks(43)).toEqual([10, 20, 30, 43]);
});

/** The width beside a drawing in which one row says something, on a wide screen. */
function widthOf(text: string | null, share: number) {
  return rowEndsClass([{ text, share }], true).split(" ")[0];
}

test("a drawing leaves room at its right for what stands where rows end near there", () => {
  const [none, some] = ["[--row-figures:4rem]", "[--row-figures:5.5rem]"];
  expect(widthOf(null, 1)).toBe(none);
  expect(widthOf("lap 40", 40 / 57)).toBe(none);
  expect(widthOf("+1 lap", 56 / 57)).toBe(some);
  expect(widthOf("lap 56", 56 / 57)).toBe(some);
});

test("on a phone how a row ended stands only where it fits beside the row", () => {
  expect(fitsOnPhones("lap 42", 42, 57)).toBe(true);
  expect(fitsOnPhones("lap 50", 50, 57)).toBe(false);
  expect(fitsOnPhones("+1 lap", 56, 57)).toBe(false);
});

test("a row that ends before the last lap says how it ended", () => {
  expect(rowEndText(1, 70, 70)).toBeNull();
  expect(rowEndText(8, 69, 70)).toBe("+1 lap");
  expect(rowEndText(15, 68, 70)).toBe("+2 laps");
  expect(rowEndText("DNF", 55, 70)).toBe("lap 55");
  expect(rowEndText("NC", 43, 70)).toBe("+27 laps");
  expect(rowEndText("DNS", 0, 70)).toBeNull();
  expect(rowEndText("DSQ", 70, 70)).toBeNull();
  expect(rowEndText(null, 55, 70)).toBe("lap 55");
  expect(rowEndText(null, 70, 70)).toBeNull();
});

test("labels of neutralised laps stand in the middle, a line higher where they would touch", () => {
  const labels = bandLabels(
    [
      { kind: "VSC", from_lap: 10, to_lap: 11 },
      { kind: "SC", from_lap: 12, to_lap: 15 },
      { kind: "RED", from_lap: 40, to_lap: 41 },
    ],
    50,
  );
  expect(labels).toEqual([
    { text: "VSC", x: 0.2, lane: 0 },
    { text: "SC", x: 0.26, lane: 1 },
    { text: "Red flag", x: 0.8, lane: 0 },
  ]);
});
