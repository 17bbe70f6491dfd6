import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countryCodes } from "#contract/countries.ts";

const sprite = readFileSync(new URL("flags.svg", import.meta.url), "utf8");
const ids = [...sprite.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);

test("the sprite holds a flag for each country, and the placeholder", () => {
  expect(new Set(ids)).toEqual(new Set([...countryCodes, "unknown"]));
});

test("no two flags have the same id, not even inside a drawing", () => {
  expect(ids).toHaveLength(new Set(ids).size);
});

test("no flag needs a style or another file", () => {
  expect(sprite).not.toMatch(/style|<script|url\(|href=/);
});
