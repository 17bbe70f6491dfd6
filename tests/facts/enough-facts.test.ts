import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);

/** Statement and source of every fact that a file states one by one. */
function factsIn(file: string): Array<{ statement: string; source: string }> {
  const text = readFileSync(new URL(file, folder), "utf8");
  const fact = /^(?:fact|factOfRaces)\(\s*(["`])(.*?)\1,\s*(["`])(.*?)\3,/gms;
  return [...text.matchAll(fact)].map(([, , statement = "", , source = ""]) => ({ statement, source }));
}

const files = readdirSync(folder).filter((file) => file.endsWith(".test.ts"));
const facts = files.flatMap(factsIn);

test("there are at least 120 facts, and no two say the same", () => {
  expect(facts.length).toBeGreaterThanOrEqual(120);
  expect(new Set(facts.map(({ statement }) => statement)).size).toBe(facts.length);
});

test("at least 30 are of seasons before 1981, and 20 about drivers who never won", () => {
  const early = facts.filter(({ statement }) => {
    const years = statement.match(/\b(?:19|20)\d{2}\b/g) ?? [];
    return years.length > 0 && years.every((year) => Number(year) < 1981);
  });
  expect(early.length).toBeGreaterThanOrEqual(30);
  expect(factsIn("never-won.test.ts").length).toBeGreaterThanOrEqual(20);
});

test("every fact names its source, which is not F1DB", () => {
  expect(facts.filter(({ source }) => source.length < 6 || /f1db/i.test(source))).toEqual([]);
});
