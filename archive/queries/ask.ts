import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, number, object, parse, string, union } from "valibot";
import type { AskAnswer, AskRow } from "#contract/ask/answer.ts";
import { type Question, questionText } from "#contract/ask/question.ts";
import { definitionTexts, type NamedKind, namedKinds, questionSentence } from "#contract/ask/sentence.ts";
import { askSql } from "./ask-sql.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/** An id that a question names and nobody has. */
export type UnknownName = { kind: NamedKind; id: string };

const lines = array(
  object({
    subject: string(),
    part: string(),
    name: nullable(string()),
    part_name: nullable(string()),
    born: nullable(string()),
    value: number(),
    starts: nullable(number()),
    from_date: nullable(string()),
    to_date: nullable(string()),
    races: union([string(), number()]),
    total: number(),
  }),
);
type Line = ReturnType<typeof parseLines>[number];

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

/**
 * Answers a question from the archive.
 *
 * @returns the answer, or the first id in the question that nobody has
 */
export async function readAsk(
  db: D1Database,
  question: Question,
): Promise<Versioned<{ answer: AskAnswer } | { unknown: UnknownName }>> {
  const { sql, values } = askSql(question);
  const named = namedIds(question);
  const { sql: nameSql, ids } = namesSql(named);
  const [version, found, rows] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(nameSql).bind(...ids),
    db.prepare(sql).bind(...values),
  ]);
  const known = new Map(
    parse(names, found?.results).map(({ kind, id, name }) => [`${kind}:${id}`, name] as const),
  );
  const unknown = named.find(({ kind, id }) => !known.has(`${kind}:${id}`));
  if (unknown !== undefined) return { version: versionIn(version), facts: { unknown } };
  const parsed = parseLines(rows?.results);
  const answer: AskAnswer = {
    question: questionText(question),
    sentence: questionSentence(question, (kind, id) => known.get(`${kind}:${id}`) ?? id),
    definitions: definitionTexts(question),
    sql,
    values,
    rows: parsed.map((line) => rowOf(question, line)),
    total: parsed[0]?.total ?? 0,
  };
  return { version: versionIn(version), facts: { answer } };
}

function parseLines(rows: unknown) {
  return parse(lines, rows);
}

/** The ids that a question names, with what they are ids of. */
function namedIds(question: Question): Array<UnknownName> {
  const drivers = [...(question.driver ?? []), ...(question.with ?? [])];
  return namedKinds.flatMap((kind) =>
    (kind === "driver" ? drivers : (question[kind] ?? [])).map((id) => ({ kind, id })),
  );
}

function namesSql(named: ReadonlyArray<UnknownName>): { sql: string; ids: Array<string> } {
  if (named.length === 0) return { sql: "SELECT '' AS kind, '' AS id, '' AS name", ids: [] };
  return {
    sql: named
      .map(
        ({ kind }, index) =>
          `SELECT '${kind}' AS kind, id, ${kind === "gp" ? "full_name" : "name"} AS name FROM ${tableOf[kind]} WHERE id = ?${index + 1}`,
      )
      .join(" UNION ALL "),
    ids: named.map(({ id }) => id),
  };
}

function rowOf(question: Question, line: Line): AskRow {
  const { measure, per } = question;
  const isDay = measure === "first" || measure === "last";
  const races = String(line.races)
    .split(",")
    .map(Number)
    .toSorted((one, other) => one - other);
  return {
    subject: line.name ?? line.subject,
    subject_id: line.subject,
    part: line.part_name,
    part_id: per === "career" ? null : line.part,
    value: isDay ? (line.from_date ?? "") : line.value,
    written: writtenValue(question, line),
    starts: line.starts,
    from: line.from_date,
    to: line.to_date,
    races: [...new Set(races)].map(raceText),
  };
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
  return `${years} ${years === 1 ? "year" : "years"} ${days} ${days === 1 ? "day" : "days"}`;
}
