import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readDataFiles } from "#archive/import/data-files/data-files.ts";
import { temporaryFolder } from "#archive/import/testing/temporary-folder.ts";
import { askSql } from "#archive/queries/ask-sql.ts";
import { searchText } from "#contract/ask/address.ts";
import { readQuestion } from "#contract/ask/question.ts";
import { themes } from "#app/data/ask/examples.ts";
import { sqlThemes } from "#app/features/sql/examples.ts";
import { questionSql } from "#app/features/sql/question-sql.ts";

const folder = temporaryFolder();
let archive: DatabaseSync;
let file: DatabaseSync;

/** All of history where there is a release, and otherwise what ships with the source. */
const path = inject("fullArchive") ?? inject("starterArchive");

beforeAll(() => {
  archive = new DatabaseSync(path, { readOnly: true });
  const held = readDataFiles(archive).find(({ kind }) => kind === "archive");
  writeFileSync(folder.file("archive.sqlite"), held?.content ?? "");
  file = new DatabaseSync(folder.file("archive.sqlite"), { readOnly: true });
});
afterAll(() => {
  archive.close();
  file.close();
  folder[Symbol.dispose]();
});

const examples = sqlThemes.flatMap((theme) => theme.examples);

test("there are thirty examples, each with a name of its own", () => {
  expect(examples).toHaveLength(30);
  expect(new Set(examples.map(({ label }) => label)).size).toBe(30);
});

test.each(examples)("example $label has rows, and a name for each column", ({ sql }) => {
  const rows = file.prepare(sql).all();
  expect(rows.length).toBeGreaterThan(0);
  for (const name of Object.keys(rows[0] ?? {})) expect(name).toMatch(/^[a-z0-9_]+$/i);
});

/** A question of each kind beside the examples: what its statement is made of differs. */
const others = [
  "of=pairs&what=podium",
  "of=nations&measure=rate&min_starts=50",
  "of=engines&per=season",
  "measure=most&figure=stops&what=start",
  "measure=mean&figure=qualified&what=start&min_starts=10",
  "measure=until&what=win&session=both",
  "team=ferrari&with=lewis_hamilton&country=italy",
];
const ofThemes = themes.map((theme) => theme.examples.map(({ search }) => searchText(search)));
/** `npm test` asks the first of each theme. */
const questions = [...ofThemes.flatMap(([first]) => first ?? []), ...others];
const furtherQuestions = ofThemes.flatMap(([, ...further]) => further);

/** A line whose races are in order, and whose sum of fractions does not tell in which order they were added. */
function inOrder({ value, races, ...line }: Record<string, unknown>) {
  const inTime = String(races)
    .split(",")
    .map(Number)
    .toSorted((one, other) => one - other);
  return { ...line, value: typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value, races: inTime };
}

for (const { asked, tags } of [
  { asked: questions, tags: [] },
  { asked: furtherQuestions, tags: ["deep"] },
])
  test.each(asked)("the question %s has the same answer in the archive and in its file", { tags }, (text) => {
    const { sql, values } = askSql(readQuestion(new URLSearchParams(text)));
    const bound = Object.fromEntries(values.map((value, index) => [`?${index + 1}`, value]));
    const expected = archive.prepare(sql).all(bound).map(inOrder);
    expect(file.prepare(questionSql({ sql, values })).all().map(inOrder)).toEqual(expected);
  });

function all(sql: string): Array<Record<string, unknown>> {
  return file
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));
}

function resultOf(label: string): Array<Record<string, unknown>> {
  return all(examples.find((example) => example.label === label)?.sql ?? "");
}

test("examples give the figures of record books", () => {
  // Wikipedia, List of Formula One World Drivers' Champions.
  const titles = resultOf("Titles by driver").slice(0, 3);
  expect(titles.map(({ name, titles: count }) => [name, count])).toEqual([
    ["Michael Schumacher", 7],
    ["Lewis Hamilton", 7],
    ["Juan Manuel Fangio", 5],
  ]);
  // Wikipedia, List of Formula One driver records: most podiums without a win.
  expect(resultOf("Most podiums without a win")[0]).toMatchObject({ name: "Nick Heidfeld", podiums: 13 });
});

test("no example loses rows by a condition on a group", () => {
  const winners = all(`SELECT count(DISTINCT winner_team_id) AS teams FROM races`)[0]?.teams;
  expect(resultOf("Most Grands Prix won by a team")).toHaveLength(Number(winners));
  const often = all(`SELECT count(*) AS drivers FROM (SELECT sum(wins) AS won, sum(grands_prix) AS started
    FROM driver_seasons GROUP BY driver_id) WHERE won > 0 AND started >= 50`)[0]?.drivers;
  expect(resultOf("Share of starts won, with 50 starts or more")).toHaveLength(Number(often));
});
