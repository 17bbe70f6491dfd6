import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string, union } from "valibot";
import { askSql } from "#archive/queries/ask-sql.ts";
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
  return {
    /** The lines of the answer to a question's text. */
    ask(text: string) {
      const { sql, values } = askSql(readQuestion(new URLSearchParams(text)));
      const bound = Object.fromEntries(values.map((value, index) => [`?${index + 1}`, value]));
      return parse(lines, db.prepare(sql).all(bound));
    },
  };
}
