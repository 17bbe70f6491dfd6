import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string, union } from "valibot";
import { askProofSql, askSql, type BoundSql } from "#archive/queries/ask-sql.ts";
import { readQuestion } from "#contract/ask/question.ts";

const lines = array(
  object({
    subject: string(),
    part: string(),
    name: string(),
    part_name: nullable(string()),
    /** The team of all its races, if it is one. */
    team_id: nullable(string()),
    value: number(),
    /** Numbers of its races (archive/queries/ask-sql.ts), joined by commas. */
    races: union([string(), number()]),
    from_date: nullable(string()),
  }),
);

/** Questions as /ask/ asks them. */
export function questions(db: DatabaseSync) {
  const rows = ({ sql, values }: BoundSql) =>
    db.prepare(sql).all(Object.fromEntries(values.map((value, index) => [`?${index + 1}`, value])));
  const ask = (text: string) => parse(lines, rows(askSql(readQuestion(new URLSearchParams(text)))));
  return {
    /** The lines of the answer to a question's text. */
    ask,
    /** How many results stand behind an answer's first line. */
    countProof(text: string): number {
      const [{ subject, part, races } = { subject: "", part: "", races: "" }] = ask(text);
      const numbers = String(races).split(",").map(Number);
      const proof = askProofSql(readQuestion(new URLSearchParams(text)), { subject, part }, numbers);
      return rows(proof).length;
    },
  };
}
