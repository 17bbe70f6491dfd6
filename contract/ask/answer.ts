import { array, type InferOutput, nullable, number, object, string, union } from "valibot";
import { count, day } from "../values.ts";

/** A line of an answer. */
const askRow = object({
  /** The name of the driver, team, engine, nation or pair. */
  subject: string(),
  /** Its id; of a pair two, joined by a dot. */
  subject_id: string(),
  /** The season, circuit, Grand Prix or team of the line; null over a whole career. */
  part: nullable(string()),
  part_id: nullable(string()),
  /** A number; a day for the first and the last of something; ages and spans are days. */
  value: union([number(), day]),
  /** The value in words where a number does not say it: "18 years 228 days"; null elsewhere. */
  written: nullable(string()),
  /** Of a share: the races that it is a share of. */
  starts: nullable(count),
  /** The days of the first and the last race that the line counts. */
  from: nullable(day),
  to: nullable(day),
  /** The races that the line counts, in order: season and round, "2021/10", of a sprint "2021/10/sprint". */
  races: array(string()),
});
export type AskRow = InferOutput<typeof askRow>;

/** A question with its answer: `/api/ask`. */
export const askAnswer = object({
  /** The question as the parameters of its address, canonical; empty for wins of drivers. */
  question: string(),
  sentence: string(),
  /** How it counts, where more than one way is possible. */
  definitions: array(string()),
  /** The statement that was asked, with its bound values in their order. */
  sql: string(),
  values: array(union([string(), number()])),
  /** At most 50 lines, the first ones first; `total` says how many there are. */
  rows: array(askRow),
  total: count,
});
export type AskAnswer = InferOutput<typeof askAnswer>;
