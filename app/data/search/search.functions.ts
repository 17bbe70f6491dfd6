import { createServerFn } from "@tanstack/react-start";
import { maxLength, object, picklist, pipe, string } from "valibot";
import { maxTyped } from "#app/text/names.ts";
import type { Found } from "./findable.ts";
import type { NearName } from "./name-search.ts";
import { type AnswerStart, answerStart, driverTeams } from "../ask/answers.server.ts";
import type { DriverTeams } from "../ask/lines.ts";
import { type ReadWords, readWords } from "./read-words.ts";
import { type Related, relatedTo } from "./related.server.ts";
import { siteSearch } from "./site-search.server.ts";

/** What words were understood as, and what has them in its name, likeliest first. */
export type Searched = {
  read: ReadWords | null;
  /** The beginning of the answer where the words are a question. */
  answer: AnswerStart | null;
  /** What leads on from an answer; null where there is none. */
  related: Related | null;
  found: Array<FoundOf>;
};

/** What was found, and the team in whose colour it is shown: its own or a driver's; null for others. */
export type FoundOf = Found & { team: { id: string; year?: number } | null };

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
    const related = question === null || answer === null ? null : await relatedTo(question, search);
    const found = search.find(data, listed);
    const teams = found.some(({ kind }) => kind === "Driver") ? await driverTeams() : null;
    return { read, answer, related, found: found.map((each) => ({ ...each, team: teamOf(each, teams) })) };
  });

function teamOf({ kind, path }: Found, teams: DriverTeams | null): FoundOf["team"] {
  const id = path.split("/")[2] ?? "";
  return kind === "Team" ? { id } : kind === "Driver" ? (teams?.get(id) ?? null) : null;
}

/** Drivers, teams or circuits whose names are near to a typed one that none has, likeliest first; few or none. */
export const fetchNearNames = createServerFn({ method: "GET" })
  .validator(object({ kind: picklist(["Driver", "Team", "Circuit"]), typed: typedText }))
  .handler(async ({ data: { kind, typed } }): Promise<Array<NearName>> =>
    (await siteSearch()).near(kind, typed),
  );
