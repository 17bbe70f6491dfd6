import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coloursByJob, contrasts, leastContrast, tokensOf, useOf } from "./tokens.tsx";

// Vitest gives out style sheets empty.
const sheet = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");

test("tokens have their values of both themes, as the style sheet has them", () => {
  const colours = tokensOf("--color-", sheet);
  expect(colours.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["page", "soft", "line", "accent", "better", "worse", "fastest", "red-flag"]),
  );
  expect(colours.find(({ name }) => name === "accent-ink")).toEqual({
    name: "accent-ink",
    light: expect.stringMatching(/^#[\da-f]{6}$/),
    dark: expect.stringMatching(/^#[\da-f]{6}$/),
  });
  expect(tokensOf("--radius-", sheet).map(({ name }) => name)).toEqual(["chip", "tile", "card"]);
});

test("each colour of the style sheet has one job", () => {
  const shown = coloursByJob(sheet).flatMap(({ colours }) => colours.map(({ name }) => name));
  const own = tokensOf("--color-", sheet).filter(({ light }) => light.startsWith("#"));
  expect(shown.toSorted()).toEqual(own.map(({ name }) => name).toSorted());
});

test.each(["light", "dark"] as const)(
  "what is read stands out from every surface in the %s theme",
  (theme) => {
    const pairs = contrasts(theme, sheet);
    expect(pairs).toContainEqual(expect.objectContaining({ ink: "soft", surface: "page" }));
    const tooWeak = pairs.filter(({ ink, contrast }) => contrast < leastContrast(ink));
    expect(tooWeak).toEqual([]);
  },
);

test("every colour is shown with what it is used with", () => {
  const names = tokensOf("--color-", sheet).map(({ name }) => name);
  for (const { colours } of coloursByJob(sheet)) {
    for (const { ground, ink } of colours.map(({ name }) => useOf(name)))
      expect(names).toEqual(expect.arrayContaining([ground, ink]));
  }
  expect(useOf("on-accent")).toEqual({ ground: "accent", ink: "on-accent", isLine: false });
  expect(useOf("accent")).toEqual(useOf("on-accent"));
  expect(useOf("accent-ink")).toEqual({ ground: "surface", ink: "accent-ink", isLine: false });
  expect(useOf("silver")).toEqual({ ground: "silver", ink: "on-medal", isLine: false });
  expect(useOf("red-flag")).toEqual({ ground: "red-flag", ink: "ink", isLine: false });
  expect(useOf("series-2")).toEqual({ ground: "surface", ink: "series-2", isLine: true });
});
