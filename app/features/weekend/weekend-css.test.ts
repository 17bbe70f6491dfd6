import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { channelsOf, contrastOf, type Shown, shownDistance } from "#app/ui/chart/readable-colour.ts";

const styles = readFileSync(join(import.meta.dirname, "weekend.css"), "utf8");
/** The card and the ink of the dark theme (tokens.css). */
const [card, ink] = ["#15171c", "#f4f5f7"];

/** The colours of laps in the dark theme, from the quickest to the slowest. */
const tones = Array.from({ length: 9 }, (_, tone) => {
  const [, colour] =
    new RegExp(`\\.tone-${tone} \\{[^}]*--tone: light-dark\\(#[\\da-f]{6}, (#[\\da-f]{6})`).exec(styles) ??
    [];
  return colour ?? "";
});
const middle = tones[4] ?? "";

const both = (colour: string): Shown => [colour, colour];

test("in the dark theme each step of a lap's pace is told from its neighbours", () => {
  const distances = tones.slice(1).map((tone, index) => shownDistance(both(tones[index] ?? ""), both(tone)));
  expect(distances).toHaveLength(8);
  expect(Math.min(...distances)).toBeGreaterThan(0.08);
});

test("from the middle on steps become lighter on both sides", () => {
  for (const side of [tones.slice(0, 5), tones.slice(4).toReversed()]) {
    const contrasts = side.map((tone) => contrastOf(tone, card));
    expect(contrasts).toEqual(contrasts.toSorted((one, other) => other - one));
  }
});

test("steps beside the middle are blue and red, not grey", () => {
  const [red, , blue] = channelsOf(tones[3] ?? middle);
  const [slowRed, , slowBlue] = channelsOf(tones[5] ?? middle);
  expect(blue - red).toBeGreaterThan(60);
  expect(slowRed - slowBlue).toBeGreaterThan(60);
});

test("times read on each step, in the ink of the page or, on the light ones, in the colour of the card", () => {
  const contrasts = tones.map((tone, index) => contrastOf(tone, [0, 1, 7, 8].includes(index) ? card : ink));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
