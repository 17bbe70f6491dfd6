import {
  array,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
} from "valibot";
import { lineKeyPattern, questionParameters, questionPath } from "#contract/ask/address.ts";
import { askAnswer, type AskProof } from "#contract/ask/answer.ts";
import { questionSegment, readQuestion } from "#contract/ask/question.ts";
import { endpoints } from "#contract/endpoints.ts";
import { parameters, type Params } from "#contract/parameters.ts";
import type { ChampionsUnderRules, SeasonUnderRules } from "#contract/rules/answers.ts";
import { readRuleSet, ruleSegment } from "#contract/rules/rule-set.ts";
import { position, season } from "#contract/values.ts";
import { calendarSeasons, championshipSeasons } from "#app/data/calendar-seasons.ts";
import { driverTeams } from "#contract/careers.ts";
import type { RecordRow } from "#app/data/records/compute.ts";
import { holders, isKept, keptFor, recordKindNames } from "#app/data/records/kinds.ts";
import { fetchRecord } from "#app/data/records/records.functions.ts";
import type { Found } from "#app/data/search/findable.ts";
import { readWordsOrName } from "#app/data/search/words/read-words.ts";
import { siteSearch } from "#app/data/search/site-search.server.ts";
import { maxTyped } from "#app/text/names.ts";
import { apiFind, apiGet } from "#app/data/upstream.server.ts";
import { badRequest, notFound } from "./responses.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** A row of a record's table. */
export const recordRows = array(
  object({
    place: position,
    id: string(),
    name: string(),
    path: nullable(string()),
    value: number(),
    written: nullable(string()),
    first_year: season,
    last_year: season,
    team: nullable(object({ id: string(), year: season })),
    won_for: driverTeams.entries.won_for,
  }),
) satisfies GenericSchema<Array<RecordRow>>;

/** A search result. */
export const foundRows = array(
  object({
    kind: picklist(["Driver", "Team", "Circuit", "Race", "Season"]),
    name: string(),
    detail: string(),
    path: string(),
  }),
) satisfies GenericSchema<Array<Found>>;

/** An answer, with how its words were understood. */
export const askedRows = object({
  ...askAnswer.entries,
  /** Null if the words name a page of the site instead of asking a question. */
  question: nullable(askAnswer.entries.question),
  sql: nullable(askAnswer.entries.sql),
  /** The page that shows the same. */
  path: string(),
  /** The interpretation of the words; empty if the question was given as parameters. */
  understood: array(
    object({
      words: string(),
      as: string(),
      /** Who else is called so, at most three. */
      or: array(string()),
    }),
  ),
  /** Words that were not understood. */
  left_out: array(string()),
});
type AskedRows = InferOutput<typeof askedRows>;

/**
 * Answers the question in a query, given as parameters or in words (`q`).
 *
 * @throws RequestError 400 for an invalid question, 404 for an unknown id
 */
export async function answerQuestion(query: URLSearchParams): Promise<AskedRows> {
  const words = query.get("q")?.toWellFormed().trim();
  if (words === undefined) {
    const text = questionOf(query);
    const answer = known(await apiFind(endpoints.ask, text));
    const path = questionPath(answer.question);
    return { ...answer, path, understood: [], left_out: [] };
  }
  if (questionParameters.some((name) => query.has(name)))
    throw badRequest(
      "A question is asked in words or by its parts, not both.",
      "q alone, or parameters alone",
    );
  const search = await siteSearch();
  const read = words.length > maxTyped ? null : readWordsOrName(words, search);
  if (read === null)
    throw badRequest(
      "These words were not understood as a question.",
      `up to ${maxTyped} characters, for example “leclerc poles at monaco” or “most wins from outside the top ten”; its parts one by one: /api/openapi.json, a name: /api/search?q=`,
    );
  const { path, sentence, understood, leftOut: left_out } = read;
  if (read.question === null) return { ...noAnswer, sentence, path, understood, left_out };
  const answer = known(await apiFind(endpoints.ask, questionOf(new URLSearchParams(read.question))));
  return { ...answer, path, understood, left_out };
}

/** For words that name a page: the page is the answer. */
const noAnswer = { question: null, definitions: [], sql: null, values: [], since: null, rows: [], total: 0 };

/** The races behind a row of an answer. @throws RequestError like `answerQuestion`, and 404 for an unknown row */
export async function answerProof(query: URLSearchParams): Promise<AskProof> {
  const line = query.get("line") ?? "";
  if (!lineKeyPattern.test(line)) throw badRequest(parameters.line.refusal, parameters.line.about);
  return known(await apiFind(endpoints.askProof, questionOf(query), line));
}

function questionOf(query: URLSearchParams): string {
  return orBadRequest(() => questionSegment(readQuestion(query)));
}

/** What the contract refuses is a bad request. */
function orBadRequest<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidQueryError) throw badRequest(error.message, error.expected);
    throw error;
  }
}

function known<Facts>(answer: Facts | null): Facts {
  if (answer === null)
    throw notFound(
      "Somebody or something in this question is not in the archive.",
      "ids of /api/drivers, /api/teams, /api/circuits",
    );
  return answer;
}

/** The table of a record. @throws RequestError 400 for an invalid query */
export async function answerRecord(query: URLSearchParams): Promise<Array<RecordRow>> {
  const kind = chosen("kind", query.get("kind"), recordKindNames);
  const by = chosen("by", query.get("by") ?? "driver", holders);
  if (!isKept(kind, by)) throw badRequest(`This record is not kept by ${by}.`, keptFor[kind].join(", "));
  const seasons = calendarSeasons(await apiGet(endpoints.archive));
  const { first, last } = seasons ?? championshipSeasons;
  const from = seasonParam("from", query.get("from"), first);
  const to = seasonParam("to", query.get("to"), last);
  // The page lets either end be chosen first, and swaps them; an address like this one was written by mistake.
  if (from > to) throw badRequest("“from” is after “to”.", "from: the first season, to: the last one");
  const { rows } = await fetchRecord({ data: { kind, by, from, to, of: null } });
  return rows;
}

/** A season's tables under other rules. @throws RequestError 400 for invalid rules */
export async function answerSeasonUnderRules(
  query: URLSearchParams,
  { year = championshipSeasons.last }: Params,
): Promise<SeasonUnderRules> {
  return ofSeason(await apiFind(endpoints.seasonUnderRules, year, rulesOf(query)));
}

/** The champions of all seasons under other rules. @throws RequestError 400 for invalid rules */
export async function answerChampions(query: URLSearchParams): Promise<ChampionsUnderRules> {
  return ofSeason(await apiFind(endpoints.champions, rulesOf(query)));
}

function rulesOf(query: URLSearchParams): string {
  return orBadRequest(() => ruleSegment(readRuleSet(query)));
}

/** @throws RequestError 404 for a season that is not on the calendar */
function ofSeason<Facts>(answer: Facts | null): Facts {
  if (answer === null) throw notFound("There is no such season.", "a season of the calendar");
  return answer;
}

/** As many as a page of results lists. */
const mostFound = 30;

/** Searches for a text. @throws RequestError 400 without one */
export async function answerSearch(query: URLSearchParams): Promise<Array<Found>> {
  const typed = query.get("q")?.toWellFormed().trim() ?? "";
  if (typed === "" || typed.length > maxTyped)
    throw badRequest("The search text is empty or too long.", `q, a text of up to ${maxTyped} characters`);
  return (await siteSearch()).find(typed, mostFound);
}

function chosen<Name extends string>(name: string, text: string | null, names: ReadonlyArray<Name>): Name {
  const found = names.find((each) => each === text);
  if (found === undefined) throw badRequest(`Unknown ${name}.`, names.join(", "));
  return found;
}

function seasonParam(name: string, text: string | null, otherwise: number): number {
  if (text === null) return otherwise;
  if (!/^\d{4}$/.test(text))
    throw badRequest(`“${text}” is not a season (${name}).`, "four digits, for example 2025");
  return Number(text);
}
