import { array, boolean, type InferOutput, nullable, number, object, string, union } from "valibot";
import { scoringSession } from "../sessions.ts";
import { count, day, points, position, round, season } from "../values.ts";

/** A line of an answer. */
const askRow = object({
  /** The name of the driver, team, engine, nation or pair. */
  subject: string(),
  /** Its id; of a pair two, joined by a dot. */
  subject_id: string(),
  /** The season, circuit, Grand Prix or team of the line; null over a whole career. */
  part: nullable(string()),
  part_id: nullable(string()),
  /** The team of all races that a line of a driver or a pair counts; null where there are several, and of other subjects. */
  team_id: nullable(string()),
  /** A number; a day for the first and the last of something; ages and spans are days. */
  value: union([number(), day]),
  /** The value in words where a number does not say it: "18 years, 228 days"; null elsewhere. */
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

const asked = {
  /** The question as the parameters of its address, canonical; empty for wins of drivers. */
  question: string(),
  sentence: string(),
};

/** A question with its answer: `/api/ask`. */
export const askAnswer = object({
  ...asked,
  /** How it counts, where more than one way is possible. */
  definitions: array(string()),
  /** The statement that was asked, with its bound values in their order. */
  sql: string(),
  values: array(union([string(), number()])),
  /** The first season whose results the archive holds race by race; null where it holds none. */
  since: nullable(season),
  /** At most 50 lines, the first ones first; `total` says how many there are. */
  rows: array(askRow),
  total: count,
});
export type AskAnswer = InferOutput<typeof askAnswer>;

/** The races behind one line of an answer: `/api/ask/races`. */
export const askProof = object({
  ...asked,
  line: askRow,
  races: array(
    object({
      year: season,
      round,
      session: scoringSession,
      race_name: string(),
      /** The circuit's country. */
      country: string(),
      date: day,
      driver_id: string(),
      driver_name: string(),
      /** Of a team or an engine: who drove the same car too, joined by " / "; null where nobody did, and of others. */
      co_drivers: nullable(string()),
      team_id: string(),
      team_name: string(),
      grid: nullable(position),
      position: nullable(position),
      /** The place, or what stands in its stead: DNF, DSQ … */
      position_text: string(),
      status: string(),
      /** Of a car that drivers shared, those of all. */
      points,
      /** False for a race that the line has gone through only, as those before a first win. */
      counts: boolean(),
    }),
  ),
});
export type AskProof = InferOutput<typeof askProof>;

const choice = object({ id: string(), name: string() });

/** By what a question can be limited, each list by name. Drivers are searched for. */
export const askChoices = object({
  teams: array(choice),
  engines: array(choice),
  /** Countries of drivers. */
  nations: array(choice),
  circuits: array(choice),
  gps: array(choice),
  /** Countries of circuits. */
  countries: array(choice),
});
export type AskChoices = InferOutput<typeof askChoices>;
