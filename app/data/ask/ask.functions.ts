import { createServerFn } from "@tanstack/react-start";
import { maxLength, nullable, object, optional, pipe, regex, string } from "valibot";
import { lineKey, lineKeyPattern, searchText } from "#contract/ask/address.ts";
import type { AskAnswer, AskProof } from "#contract/ask/answer.ts";
import { maxQuestionLength, type Question, questionSegment, readQuestion } from "#contract/ask/question.ts";
import type { NameOf } from "#contract/ask/sentence.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Found } from "../search/findable.ts";
import type { NearName } from "../search/name-search.ts";
import { siteSearch } from "../search/site-search.server.ts";
import { apiFind, apiGet } from "../upstream.server.ts";
import { nameOf, type NameRead, readWords } from "../search/words/read-words.ts";
import { maxTyped } from "#app/text/names.ts";
import { questionsNear, type RelatedLink } from "../search/related.server.ts";
import { type AnswerStart, answerStart, teamsFor, winnersFor } from "./answers.server.ts";
import { themes } from "./examples.ts";
import { findingText, howManyText, noneText, type ValueInWords, valueInWords } from "./finding.ts";
import { type AskLine, askLines } from "./lines.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** A name in a question that nobody has. */
export type UnknownName = {
  parameter: "driver" | "with" | "team" | "circuit" | "engine" | "nation" | "gp" | "country";
  id: string;
  near: Array<NearName>;
};

/** What a question's page shows. */
export type Asked =
  | {
      kind: "answer";
      answer: Omit<AskAnswer, "rows"> & { rows: Array<AskLine> };
      /** The answer in one line; null if it is empty. */
      finding: string | null;
      /** Its first value in words; null too where the words ask how many. */
      first: ValueInWords | null;
      /** What is said where nobody is in it. */
      none: string;
      /** Other questions like it. */
      questions: Array<RelatedLink>;
      proof: AskProof | null;
      /** How names in the words were understood by which others are called too. */
      names: Array<NameRead>;
      /** Where nothing is asked yet: the answers to the first examples of all themes; null for one that cannot be had. */
      examples: Array<AnswerStart | null>;
    }
  /** It is no question; `expected` says what would be. */
  | { kind: "refused"; message: string; expected: string; refused: InvalidQueryError["refused"] }
  | { kind: "unknown"; names: Array<UnknownName> };

const askedFor = object({
  question: pipe(string(), maxLength(maxQuestionLength)),
  /** The line whose races are shown; null for none, or the only one. */
  line: nullable(pipe(string(), regex(lineKeyPattern))),
  words: optional(pipe(string(), maxLength(maxTyped))),
});

/** The answer to a question, with the races behind one of its lines. */
export const fetchAsked = createServerFn({ method: "GET" })
  .validator(askedFor)
  .handler(async ({ data: { question: text, line, words } }): Promise<Asked> => {
    const question = questionOf(text);
    if (question instanceof InvalidQueryError)
      return {
        kind: "refused",
        message: question.message,
        expected: question.expected,
        refused: question.refused,
      };
    const segment = questionSegment(question);
    const proofOf = (key: string) => apiFind(endpoints.askProof, segment, key);
    const [answer, asked, teams, winners, search, examples] = await Promise.all([
      apiFind(endpoints.ask, segment),
      line === null ? null : proofOf(line),
      teamsFor(question),
      winnersFor(question),
      siteSearch(),
      Promise.all(
        text === "" ? themes.map(({ examples: [first] }) => answerStart(searchText(first.search))) : [],
      ),
    ]);
    // An answer of one line is told by its races.
    const only = answer?.total === 1 && line === null ? answer.rows[0] : undefined;
    const proof = only === undefined ? asked : await proofOf(lineKey(only));
    if (answer === null) return { kind: "unknown", names: await unknownNames(question) };
    const rows = askLines(question, answer.rows, teams, winners);
    const [first] = rows;
    const named: NameOf = (kind, id) => nameOf(search, kind, id);
    // The words are another question's where the address was edited.
    const reading = words === undefined ? null : readWords(words, search);
    const read = reading?.question === text ? reading : null;
    const howMany = read?.asksHowMany === true ? howManyText(question, answer.total, named) : null;
    return {
      kind: "answer",
      answer: { ...answer, rows },
      finding: howMany ?? findingText(question, rows, answer.total, named),
      // Who is first is no answer to how many there are.
      first: first === undefined || howMany !== null ? null : valueInWords(question, first),
      none: noneText(question, search.seasons),
      questions: text === "" ? [] : questionsNear(question, search),
      proof,
      names: read?.understood.filter(({ or }) => or.length > 0) ?? [],
      examples,
    };
  });

/** By which teams, circuits … a question can be limited. */
export const fetchAskChoices = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.askChoices));

function questionOf(text: string): Question | InvalidQueryError {
  try {
    return readQuestion(new URLSearchParams(text));
  } catch (error) {
    if (error instanceof InvalidQueryError) return error;
    throw error;
  }
}

/** The names in a question that are not in the archive, each with those that are near. */
async function unknownNames(question: Question): Promise<Array<UnknownName>> {
  const [drivers, teams, circuits, choices, search] = await Promise.all([
    apiGet(endpoints.drivers),
    apiGet(endpoints.teams),
    apiGet(endpoints.circuits),
    apiGet(endpoints.askChoices),
    siteSearch(),
  ]);
  const driverIds = drivers.map(({ driver_id: id }) => id);
  const chosen = (list: keyof typeof choices) => choices[list].map(({ id }) => id);
  const lists: ReadonlyArray<[UnknownName["parameter"], Found["kind"] | null, ReadonlyArray<string>]> = [
    ["driver", "Driver", driverIds],
    ["with", "Driver", driverIds],
    ["team", "Team", teams.map(({ team_id: id }) => id)],
    ["circuit", "Circuit", circuits.map(({ circuit_id: id }) => id)],
    ["engine", null, chosen("engines")],
    ["nation", null, chosen("nations")],
    ["gp", null, chosen("gps")],
    ["country", null, chosen("countries")],
  ];
  return lists.flatMap(([parameter, kind, known]) =>
    (question[parameter] ?? [])
      .filter((id) => !known.includes(id))
      .map((id) => ({ parameter, id, near: kind === null ? [] : search.near(kind, id) })),
  );
}
