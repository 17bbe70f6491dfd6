import { createServerFn } from "@tanstack/react-start";
import { maxLength, object, picklist, pipe, string } from "valibot";
import { maxTyped } from "#app/text/names.ts";
import { circuitPath, driverPath, teamPath } from "#app/text/page-paths.ts";
import type { Found } from "./findable.ts";
import { detailOf, type FoundDetail } from "./found-detail.server.ts";
import { type FoundOf, withFacts } from "./found-facts.server.ts";
import type { NameSearch, NearName } from "./name-search.ts";
import { raceOf, withFoundOfPage } from "./page-found.ts";
import { readQuestion } from "#contract/ask/question.ts";
import { type AnswerStart, answerStart } from "../ask/answers.server.ts";
import { howManyText, noneText } from "../ask/finding.ts";
import { nameOf, type ReadWords, readWords } from "./words/read-words.ts";
import { type Related, relatedTo, relatedToFound } from "./related.server.ts";
import { siteSearch } from "./site-search.server.ts";

/** What words were understood as, and what has them in its name, likeliest first. */
export type Searched = {
  read: ReadWords | null;
  /** The beginning of the answer where the words are a question. */
  answer: Answered | null;
  /** What leads on from an answer, or from what was found first; null where nothing does. */
  related: Related | null;
  /** More of what was found first; null where a question is answered, and of what there is no more. */
  detail: FoundDetail | null;
  found: Array<FoundOf>;
};

/** The beginning of an answer with what only the names tell. */
type Answered = AnswerStart & {
  /** What is said where nobody is in it. */
  none: string;
  /** The races of first, last and only results; null for other lines. */
  races: Array<Pick<Found, "name" | "path"> | null>;
};

/** As many as a page of results lists. */
const listed = 30;

const typedText = pipe(string(), maxLength(maxTyped));

/** What a typed text may mean. */
export const fetchSearched = createServerFn({ method: "GET" })
  .validator(typedText)
  .handler(async ({ data }): Promise<Searched> => {
    const search = await siteSearch();
    const read = readWords(data, search);
    const question = read?.question ?? null;
    const start = question === null ? null : await answerStart(question);
    const answer =
      question === null || start === null
        ? null
        : {
            ...start,
            sentence: read?.asksHowMany === true ? totalText(question, start, search) : start.sentence,
            none: noneText(readQuestion(new URLSearchParams(question)), search.seasons),
            races: start.on.map((race) => (race === null ? null : raceOf(race, search))),
          };
    const found = withFoundOfPage(search.find(data, listed), read, search);
    const [first] = found;
    const known = withFacts(found);
    const [related, detail, facts] = await Promise.all([
      answer !== null && question !== null
        ? relatedTo(question, search)
        : known.then(([likeliest]) => (likeliest === undefined ? null : relatedToFound(likeliest, search))),
      answer !== null || first === undefined ? null : detailOf(first),
      known,
    ]);
    return { read, answer, related, detail, found: facts };
  });

/** How many are in an answer, where the words asked for that. */
function totalText(question: string, { sentence, total }: AnswerStart, search: NameSearch): string {
  const asked = readQuestion(new URLSearchParams(question));
  return howManyText(asked, total, (kind, id) => nameOf(search, kind, id)) ?? sentence;
}

/** Who or what may be meant by a name, with how it is shown. */
export type NearFound = NearName & Pick<FoundOf, "team" | "country" | "figures" | "until">;

/** Drivers, teams or circuits whose names are near to a typed one that none has, likeliest first; few or none. */
export const fetchNearNames = createServerFn({ method: "GET" })
  .validator(object({ kind: picklist(["Driver", "Team", "Circuit"]), typed: typedText }))
  .handler(async ({ data: { kind, typed } }): Promise<Array<NearFound>> => {
    const near = (await siteSearch()).near(kind, typed);
    const found = await withFacts(
      near.map(({ id, name }) => ({ kind, name, detail: "", path: pagePaths[kind](id) })),
    );
    return found.flatMap(({ team, country, figures, until }, place) => {
      const named = near[place];
      return named === undefined ? [] : { ...named, team, country, figures, until };
    });
  });

const pagePaths = { Driver: driverPath, Team: teamPath, Circuit: circuitPath };
