import { expect, test } from "vitest";
import { championsSearch, rulesSearch } from "./rules-search.ts";

/** The parameters that are set. */
function set(search: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

test("what a form sends and says nothing is left out", () => {
  expect(set(rulesSearch({ like: "", points: " ", short: "half", best: "all", other: "x" }))).toEqual({
    best: "all",
  });
});

test("rounds that are left out come one by one, or as one text", () => {
  expect(set(rulesSearch({ without: ["12", "3"] }))).toEqual({ without: "12,3" });
  expect(set(rulesSearch({ without: 12, like: 1991 }))).toEqual({ without: "12", like: "1991" });
  expect(set(championsSearch({ without: "12", like: 1991 }))).toEqual({ like: "1991" });
});

test("reading what was read changes nothing, and what is no rule stays for its answer to refuse", () => {
  const once = rulesSearch({ points: "ten", sort: "points.desc", without: ["1", "2"] });
  expect(rulesSearch(once)).toEqual(once);
  expect(once.points).toBe("ten");
  expect(rulesSearch({ points: "9-".repeat(400) }).points).toBeUndefined();
});
