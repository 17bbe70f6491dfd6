import { DatabaseSync } from "node:sqlite";
import { array, object, parse, string } from "valibot";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { askProofSql, askSql } from "#archive/queries/ask-sql.ts";
import { searchText } from "#contract/ask/address.ts";
import { readQuestion } from "#contract/ask/question.ts";
import { themes } from "#app/data/ask/examples.ts";
import { randomQuestions, usualSeed } from "../support/random-questions.ts";

/** How questions are answered, by SQLite's own plan: each costs one look at the entries. */

const planRows = array(object({ detail: string() }));
let db: DatabaseSync;

beforeAll(() => {
  db = new DatabaseSync(inject("starterArchive"), { readOnly: true });
});
afterAll(() => db.close());

/** The steps of a plan that go through one of the archive's tables from end to end. */
function wholeReads({ sql }: { sql: string }): Array<string> {
  const plan = parse(planRows, db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()).map(({ detail }) => detail);
  return plan.filter((step) =>
    /^SCAN (?:r|mate|entry|entry_key|result|race|grid|pit_stop|driver)\b/.test(step),
  );
}

function readsOf(text: string): Array<string> {
  return wholeReads(askSql(readQuestion(new URLSearchParams(text))));
}

const examples = themes.flatMap((theme) => theme.examples.map(({ search }) => searchText(search)));

test("every example and 500 random questions go through the entries once, and through nothing else that is large", () => {
  const questions = [...examples, ...randomQuestions(500, usualSeed)];
  for (const question of questions) {
    const reads = readsOf(question);
    expect({
      question,
      entries: reads.filter((step) => /^SCAN (?:r|mate|entry)\b/.test(step)).length,
    }).toEqual({
      question,
      entries: expect.toSatisfy((count: number) => count <= 1),
    });
    // Runs of all races held go through the calendar: a row a race.
    expect({
      question,
      reads: reads.filter((step) => /^SCAN (?:result|grid|pit_stop|driver|entry_key)\b/.test(step)),
    }).toEqual({
      question,
      reads: [],
    });
  }
});

test("a question of one driver or team reads their entries only", () => {
  for (const question of [
    "driver=lewis_hamilton",
    "of=teams&team=ferrari&what=start",
    "team=ferrari&measure=streak",
  ])
    expect(readsOf(question)).toEqual([]);
});

test("the races behind a line are reached by key", () => {
  const question = readQuestion(new URLSearchParams("what=podium&per=season"));
  const proof = askProofSql(question, { subject: "max_verstappen", part: "2025" }, [2025011]);
  expect(wholeReads(proof)).toEqual([]);
});

test("a statement that reads the entries twice would be noticed", () => {
  expect(wholeReads({ sql: "SELECT * FROM entry AS r JOIN entry ON entry.day > r.day" })).toHaveLength(2);
});
