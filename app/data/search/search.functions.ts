import { createServerFn } from "@tanstack/react-start";
import { maxLength, object, picklist, pipe, string } from "valibot";
import { maxTyped } from "#app/text/names.ts";
import type { Found } from "./findable.ts";
import type { NearName } from "./name-search.ts";
import { type AnswerStart, answerStart } from "../ask/answers.server.ts";
import { type ReadWords, readWords } from "./read-words.ts";
import { siteSearch } from "./site-search.server.ts";

/** What words were understood as, and what has them in its name, likeliest first. */
export type Searched = {
  read: ReadWords | null;
  /** The beginning of the answer where the words are a question. */
  answer: AnswerStart | null;
  found: Array<Found>;
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
    const answer = question === null ? null : await answerStart(question);
    return { read, answer, found: search.find(data, listed) };
  });

/** Drivers, teams or circuits whose names are near to a typed one that none has, likeliest first; few or none. */
export const fetchNearNames = createServerFn({ method: "GET" })
  .validator(object({ kind: picklist(["Driver", "Team", "Circuit"]), typed: typedText }))
  .handler(async ({ data: { kind, typed } }): Promise<Array<NearName>> =>
    (await siteSearch()).near(kind, typed),
  );
