import {
  type Measure,
  type Question,
  questionSegment,
  readQuestion,
  type Subject,
} from "#contract/ask/question.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import { endpoints } from "#contract/endpoints.ts";
import { ApiError, apiFind, apiGet } from "../upstream.server.ts";
import { type AskLine, askLines } from "./lines.ts";

/** All drivers' careers, for the colours of an answer; null where it needs none, and while there are none. */
export function careersFor({ of }: Question): Promise<Array<DriverCareerRow> | null> {
  return of === "drivers" ? apiGet(endpoints.driversOverview).catch(() => null) : Promise.resolve(null);
}

/** The beginning of an answer, as a search shows it. */
export type AnswerStart = {
  sentence: string;
  /** How it counts, where more than one way is possible. */
  definitions: Array<string>;
  measure: Measure;
  of: Subject;
  lines: Array<AskLine>;
  total: number;
};

/** As many lines as a search shows. */
const startLines = 5;

/** The beginning of a question's answer; null while it cannot be had. */
export async function answerStart(text: string): Promise<AnswerStart | null> {
  const question = readQuestion(new URLSearchParams(text));
  try {
    const [answer, careers] = await Promise.all([
      apiFind(endpoints.ask, questionSegment(question)),
      careersFor(question),
    ]);
    if (answer === null) return null;
    const lines = askLines(question, answer.rows, careers).slice(0, startLines);
    const { sentence, definitions, total } = answer;
    return { sentence, definitions, measure: question.measure, of: question.of, lines, total };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
