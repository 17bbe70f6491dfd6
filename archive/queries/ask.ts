import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  parse,
  pipe,
  string,
  tuple,
  union,
} from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/database.ts";
import {
  type AskAnswer,
  type AskChoices,
  type AskProof,
  type AskRow,
  askChoices,
  askProof,
} from "#contract/ask/answer.ts";
import { type Question, questionText } from "#contract/ask/question.ts";
import { definitionTexts, type NamedKind, namedKinds, questionSentence } from "#contract/ask/sentence.ts";
import { askProofSql, askSql } from "./ask-sql.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/** An id that a question names and nobody has. */
type UnknownName = { kind: NamedKind; id: string };

const lines = array(
  object({
    subject: string(),
    part: string(),
    name: nullable(string()),
    part_name: nullable(string()),
    team_id: nullable(string()),
    born: nullable(string()),
    value: number(),
    starts: nullable(number()),
    from_date: nullable(string()),
    to_date: nullable(string()),
    races: union([string(), number()]),
    total: number(),
  }),
);
type Line = InferOutput<typeof lines>[number];

const names = array(object({ kind: string(), id: string(), name: string() }));

/** The tables in which a question's ids have their names. */
const tableOf: Readonly<Record<NamedKind, string>> = {
  driver: "driver",
  team: "team",
  engine: "engine",
  nation: "country",
  country: "country",
  circuit: "circuit",
  gp: "grand_prix",
};

/** The first season whose results are held race by race. */
export const sinceSql = `SELECT (SELECT from_year FROM coverage WHERE kind = 'race') AS since`;
const sinceRows = tuple([object({ since: nullable(number()) })]);

/** An answer, or the first id in its question that nobody has. */
type Known<Facts> = { answer: Facts } | { unknown: UnknownName };

/** Answers a question from the archive. */
export async function readAsk(db: D1Database, question: Question): Promise<Versioned<Known<AskAnswer>>> {
  const { sql, values } = askSql(question);
  const named = namedIds(question);
  const [version, since, rows, ...found] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(sinceSql),
    db.prepare(sql).bind(...values),
    ...nameStatements(db, named),
  ]);
  const { unknown, asked } = namesIn(question, named, found);
  if (unknown !== undefined) return { version: versionIn(version), facts: { unknown } };
  const parsed = parse(lines, rows?.results);
  const total = parsed[0]?.total ?? 0;
  const rowList = parsed.map((line) => rowOf(question, line));
  // The Indianapolis 500 was a round until 1960: an answer of later races alone does not hang on it.
  const isOfOldRaces = total > rowList.length || rowList.some(({ from }) => from === null || from < "1961");
  const answer: AskAnswer = {
    ...asked,
    definitions: definitionTexts(question).filter((text) => !text.includes("Indianapolis") || isOfOldRaces),
    sql,
    values,
    since: parse(sinceRows, since?.results)[0].since,
    rows: rowList,
    total,
  };
  return { version: versionIn(version), facts: { answer } };
}

/**
 * The races behind a line of a question's answer.
 *
 * @returns null where the answer has no such line
 */
export async function readAskProof(
  db: D1Database,
  question: Question,
  lineKey: string,
): Promise<Versioned<Known<AskProof | null>>> {
  const [subject = "", part = ""] = lineKey.split("@");
  const { sql, values } = askSql(question, { subject, part });
  const named = namedIds(question);
  const [version, rows, ...found] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(sql).bind(...values),
    ...nameStatements(db, named),
  ]);
  const { unknown, asked } = namesIn(question, named, found);
  if (unknown !== undefined) return { version: versionIn(version), facts: { unknown } };
  const [line] = parse(lines, rows?.results);
  if (line === undefined) return { version: versionIn(version), facts: { answer: null } };
  const proof = askProofSql(question, { subject, part }, raceNumbers(line));
  const { results } = await db
    .prepare(proof.sql)
    .bind(...proof.values)
    .all();
  const races = parse(proofRows, results);
  return { version: versionIn(version), facts: { answer: { ...asked, line: rowOf(question, line), races } } };
}

const proofRows = array(object({ ...askProof.entries.races.item.entries, counts: flagColumn }));

/** The teams, with their seasons where two have one name: "ATS (1963)". */
const tellingTeams = `(SELECT id, name || iif(count(*) OVER (PARTITION BY name) > 1,
      coalesce(' (' || first_year || iif(last_year = first_year, '', '–' || last_year) || ')', ''), '') AS name
    FROM team)`;

/** Every name by which a question can be limited, but drivers'; a list a column, as D1 takes no compound of six. */
export const askChoicesSql = `
  SELECT
    ${listOf(tellingTeams, "name")} AS teams,
    ${listOf("engine", "name")} AS engines,
    ${listOf("country", "name", "id IN (SELECT country_id FROM driver)")} AS nations,
    ${listOf("circuit", "name")} AS circuits,
    ${listOf("grand_prix", "full_name")} AS gps,
    ${listOf("country", "name", "id IN (SELECT country_id FROM circuit)")} AS countries`;

function listOf(from: string, name: string, where = "true"): string {
  return `(SELECT json_group_array(json_object('id', id, 'name', ${name}) ORDER BY ${name}) FROM ${from} WHERE ${where})`;
}

const choices = pipe(jsonColumn, askChoices.entries.teams);
const choiceRows = tuple([
  object({
    teams: choices,
    engines: choices,
    nations: choices,
    circuits: choices,
    gps: choices,
    countries: choices,
  }),
]);

/** The ids and names that a question can be limited to, by kind. @throws ValiError if the prepared lists are damaged */
export async function readAskChoices(db: D1Database): Promise<Versioned<AskChoices>> {
  const [version, rows] = await db.batch<Row>([db.prepare(versionSql), db.prepare(askChoicesSql)]);
  const [facts] = parse(choiceRows, rows?.results);
  return { version: versionIn(version), facts };
}

/** The ids that a question names, with what they are ids of. */
function namedIds(question: Question): Array<UnknownName> {
  const drivers = [...(question.driver ?? []), ...(question.with ?? [])];
  return namedKinds.flatMap((kind) =>
    (kind === "driver" ? drivers : (question[kind] ?? [])).map((id) => ({ kind, id })),
  );
}

/** Asks for the names of a question's ids, a statement for each kind of them: D1 takes no compound of many. */
function nameStatements(db: D1Database, named: ReadonlyArray<UnknownName>): Array<D1PreparedStatement> {
  return [...Map.groupBy(named, ({ kind }) => kind)].map(([kind, ids]) =>
    db
      .prepare(
        `SELECT '${kind}' AS kind, id, ${kind === "gp" ? "full_name" : "name"} AS name FROM ${tableOf[kind]} WHERE id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(ids.map(({ id }) => id))),
  );
}

/** The question with its sentence, and the first id in it that nobody has. */
function namesIn(question: Question, named: ReadonlyArray<UnknownName>, found: ReadonlyArray<D1Result<Row>>) {
  const rows = found.flatMap(({ results }) => parse(names, results));
  const known = new Map(rows.map(({ kind, id, name }) => [`${kind}:${id}`, name] as const));
  return {
    unknown: named.find(({ kind, id }) => !known.has(`${kind}:${id}`)),
    asked: {
      question: questionText(question),
      sentence: questionSentence(question, (kind, id) => known.get(`${kind}:${id}`) ?? id),
    },
  };
}

function rowOf(question: Question, line: Line): AskRow {
  const { measure, per } = question;
  const isDay = measure === "first" || measure === "last";
  return {
    subject: line.name ?? line.subject,
    subject_id: line.subject,
    part: line.part_name,
    part_id: per === "career" ? null : line.part,
    team_id: line.team_id,
    value: isDay ? (line.from_date ?? "") : line.value,
    written: writtenValue(question, line),
    starts: line.starts,
    from: line.from_date,
    to: line.to_date,
    races: raceNumbers(line).map(raceText),
  };
}

/** The races of a line in order, each once. */
function raceNumbers({ races }: Line): Array<number> {
  const all = String(races).split(",").map(Number);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

/** A race's number in the statement (askSql) as season and round. */
function raceText(at: number): string {
  const race = `${Math.floor(at / 1000)}/${Math.floor(at / 10) % 100}`;
  return at % 10 === 1 ? race : `${race}/sprint`;
}

function writtenValue({ measure }: Question, { born, from_date, to_date }: Line): string | null {
  if (measure === "youngest" || measure === "oldest") return yearsAndDays(born, from_date);
  return measure === "span" ? yearsAndDays(from_date, to_date) : null;
}

const dayMs = 86_400_000;

/** The time between two days: whole years, and the days since the last anniversary. */
function yearsAndDays(from: string | null, to: string | null): string | null {
  if (from === null || to === null) return null;
  const [start, end] = [new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)];
  const years = end.getUTCFullYear() - start.getUTCFullYear() - (to.slice(5) < from.slice(5) ? 1 : 0);
  const anniversary = Date.UTC(start.getUTCFullYear() + years, start.getUTCMonth(), start.getUTCDate());
  const days = Math.round((end.getTime() - anniversary) / dayMs);
  return `${years} ${years === 1 ? "year" : "years"}, ${days} ${days === 1 ? "day" : "days"}`;
}
