import { searchText } from "#contract/ask/address.ts";
import { questionSegment, readQuestion } from "#contract/ask/question.ts";
import { endpoints } from "#contract/endpoints.ts";
import { themes } from "#app/data/ask/examples.ts";
import { randomQuestions, usualSeed } from "../support/random-questions.ts";
import { percentile } from "./figures.ts";

/** The calls of each question; the median is taken, so that a busy moment does not decide. */
export const callsPerQuestion = 3;
const randomCount = 500;

/** How long answers to questions take, in milliseconds: of the examples on /ask/, and of random questions. */
export type QuestionFigures = { kind: string; questions: number; p50: number; p99: number; worst: string };

type Timed = { path: string; ms: number };

/**
 * @param ask asks the data API for a path so often, and gives when the first call began and each ended
 */
export async function measureQuestions(
  ask: (path: string, calls: number) => Promise<ReadonlyArray<number>>,
  say: (detail: string) => void,
): Promise<Array<QuestionFigures>> {
  const examples = themes.flatMap((theme) => theme.examples.map(({ search }) => searchText(search)));
  const kinds = [
    ["examples", examples],
    [`random questions (seed ${usualSeed})`, randomQuestions(randomCount, usualSeed)],
  ] as const;
  const lines: Array<QuestionFigures> = [];
  for (const [kind, questions] of kinds) {
    const timed: Array<Timed> = [];
    for (const question of questions) {
      const path = endpoints.ask.path(questionSegment(readQuestion(new URLSearchParams(question))));
      const marks = await ask(path, callsPerQuestion);
      const calls = marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark));
      timed.push({ path, ms: percentile(calls, 50) });
      say(`${kind}: ${timed.length} of ${questions.length}`);
    }
    lines.push(figuresOf(kind, timed));
  }
  return lines;
}

function figuresOf(kind: string, timed: ReadonlyArray<Timed>): QuestionFigures {
  const times = timed.map(({ ms }) => ms);
  const worst = timed.toSorted((one, other) => other.ms - one.ms)[0];
  return {
    kind,
    questions: timed.length,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    worst: worst === undefined ? "–" : `${worst.ms} ms: ${worst.path}`,
  };
}
