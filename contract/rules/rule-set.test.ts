import { expect, test } from "vitest";
import { readRuleSet, ruleSegment, ruleSetOfSegment, ruleSetText } from "./rule-set.ts";
import { InvalidQueryError } from "../invalid-query-error.ts";

function canonical(text: string): string {
  return ruleSetText(readRuleSet(new URLSearchParams(text)));
}

test.each([
  ["", ""],
  ["sprints=out&like=1991&points=", "like=1991&sprints=out"],
  ["points=10,6, 4;3–2 1", "points=10-6-4-3-2-1"],
  ["points=5.5-3", "points=5.5-3"],
  [
    "best=all&lap=in_points&cars=best&last=double&short=full",
    "lap=in_points&best=all&cars=best&last=double&short=full",
  ],
  ["best=6-5&sprints=3-2-1", "sprints=3-2-1&best=6-5"],
  ["without=12&without=3,12", "without=3,12"],
  ["year=2008&sort=points.desc", ""],
])("%s is written %s", (text, written) => {
  expect(canonical(text)).toBe(written);
  expect(ruleSetText(ruleSetOfSegment(ruleSegment(readRuleSet(new URLSearchParams(text)))))).toBe(written);
});

test.each([
  "like=1949",
  "like=this",
  "points=1-2-3",
  "points=ten",
  "points=0",
  "points=1001",
  `points=${Array.from({ length: 41 }, () => 1).join("-")}`,
  "sprints=in",
  "lap=yes",
  "best=0",
  "best=5-4-3",
  "cars=two",
  "last=triple",
  "short=none",
  "without=0",
  "without=spa",
])("%s is refused, and it is said what would be accepted", (text) => {
  const [name = "", value = ""] = text.split("=");
  expect(() => canonical(text)).toThrow(InvalidQueryError);
  expect(() => canonical(text)).toThrow(`“${value}” is not a value of ${name}.`);
});
