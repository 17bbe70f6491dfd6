import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countryCodes } from "#contract/countries.ts";

const sprite = readFileSync(new URL("flags.svg", import.meta.url), "utf8");
const css = readFileSync(new URL("sprite.css", import.meta.url), "utf8");

/** The place of each country's flag in the sprite, as the style sheet says. */
const places = new Map(
  [...css.matchAll(/\.flag-(\w+) \{\s*--flag: (\d+);/g)].map(([, code, at]) => [code, Number(at)]),
);
const drawings = [...sprite.matchAll(/<svg y="(\d+)"/g)].map((match) => Number(match[1]));

test("each country has a place of its own in the sprite, after the placeholder", () => {
  expect(new Set(places.keys())).toEqual(new Set(countryCodes));
  expect([...places.values()]).toEqual(countryCodes.map((_, index) => index + 1));
});

test("a flag stands at each place", () => {
  expect(drawings).toEqual([0, ...places.values()].map((place) => place * 20));
});

test("no flag needs an id, a style or another file", () => {
  expect(sprite).not.toMatch(/\bid=|style|<script|url\(|href=/);
});
