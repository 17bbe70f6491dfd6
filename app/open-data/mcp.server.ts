import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import {
  description,
  type GenericSchema,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from "valibot";
import { type QuestionParameter, questionParameters } from "#contract/ask/address.ts";
import { parameterTexts } from "#contract/ask/question.ts";
import { sessionCode, sessionNames } from "#contract/sessions.ts";
import { publicOrigin } from "#app/platform/public-origin.server.ts";
import { matchEndpoint } from "./endpoints.server.ts";
import { answerTo, refusalFor } from "./open-data.server.ts";

/**
 * The Model Context Protocol, by which assistants ask (https://modelcontextprotocol.io): streamable HTTP without
 * sessions. A tool answers what a path of the open data answers, with its source and the page that shows the same.
 */
export async function mcpResponse(request: Request): Promise<Response> {
  if (request.method !== "POST") return notProtocol(publicOrigin(request));
  const { body, status, headers } = await handler.fetch(request);
  const answer = new Response(body, { status, headers });
  answer.headers.set("cache-control", "no-store");
  return answer;
}

function notProtocol(origin: string): Response {
  return new Response(
    `This address is for assistants that speak the Model Context Protocol. How to add it: ${origin}/api/\n`,
    {
      status: 405,
      headers: { allow: "POST", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    },
  );
}

/** A server of its own for each call: nothing is kept between them. */
const handler = createMcpHandler(
  ({ requestInfo }) => serverFor(requestInfo === undefined ? "" : publicOrigin(requestInfo)),
  { maxRequestBodySize: 64 * 1024 },
);

const season = pipe(number(), integer(), minValue(1950), maxValue(2100), description("The season's year"));
const roundNumber = pipe(
  number(),
  integer(),
  minValue(1),
  maxValue(50),
  description("The round of the season"),
);
const sessionText = Object.entries(sessionNames)
  .map(([code, name]) => `${code}: ${name}`)
  .join(", ");

/** A question in plain words, or one text for each of its parts; all are optional. */
const questionInput = object({
  q: optional(
    pipe(string(), description("Plain words in place of the parts, for example leclerc poles at monaco")),
  ),
  ...Object.fromEntries(
    questionParameters.map((name) => [name, optional(pipe(string(), description(parameterTexts[name])))]),
  ),
});

function serverFor(origin: string): McpServer {
  const server = new McpServer(
    { name: "f1-statistics", version: "1.0.0", websiteUrl: origin },
    {
      instructions:
        "Formula 1 facts since 1950, read-only. Ids are words such as max_verstappen, red-bull, monza: search finds them. Name the page of an answer as its source.",
    },
  );

  /** Adds a tool that answers what the open data answers at a path. */
  function add<Input extends GenericSchema<Record<string, unknown>>>(
    name: string,
    about: string,
    input: Input,
    ask: (given: InferOutput<Input>) => Asked,
  ) {
    const config = {
      description: about,
      inputSchema: toStandardJsonSchema(input),
      annotations: { readOnlyHint: true, openWorldHint: false },
    };
    server.registerTool(name, config, (given) => answerOf(ask(given), origin));
  }

  add(
    "search",
    "What a name or text may mean: drivers, teams, circuits, races and seasons, with the addresses of their pages, which hold their ids",
    object({
      q: pipe(string(), description("A name, nickname, three-letter code or year; typos are forgiven")),
    }),
    ({ q }) => ({
      path: `/search?${new URLSearchParams({ q })}`,
      page: `/search/?${new URLSearchParams({ q })}`,
    }),
  );
  add(
    "ask",
    "A question about results since 1950, in plain words or as its parts: most wins, longest streaks, youngest winners … with conditions. Without any part: most wins by driver. Answers with its English sentence, how it counts, and the races behind each line",
    questionInput,
    (given) => {
      const query = questionQuery(given);
      return { path: `/ask?${query}`, page: query.has("q") ? `/search/?${query}` : `/ask/?${query}` };
    },
  );
  add(
    "results",
    "The classification of a session of a race weekend",
    object({ year: season, round: roundNumber, session: pipe(sessionCode, description(sessionText)) }),
    ({ year, round, session }) => ({
      path: `/races/${year}/${round}/results/${session}`,
      page: `/race/${year}/${round}/`,
    }),
  );
  add(
    "standings",
    "The championship table of a season, final or so far",
    object({
      year: season,
      of: pipe(picklist(["drivers", "constructors"]), description("Whose championship")),
    }),
    ({ year, of }) => ({
      path: `/championships/${year}/${of === "drivers" ? "driver" : "constructor"}/overview`,
      page: `/standings/${year}/${of}/overview`,
    }),
  );
  add(
    "compare",
    "Two drivers, or two teams, race by race where both took part: grid, place and points of each",
    object({
      kind: pipe(picklist(["drivers", "teams"]), description("What the two are")),
      one: pipe(string(), description("An id, from search")),
      other: pipe(string(), description("Another id of the same kind")),
    }),
    ({ kind, one, other }) => ({
      path: `/${kind}/${encodeURIComponent(one)}/against/${encodeURIComponent(other)}`,
      page: `/compare/?${new URLSearchParams({ ...(kind === "teams" ? { kind } : {}), ids: `${one},${other}` })}`,
    }),
  );
  add(
    "race_story",
    "What decided a race, from its laps: the gaps at the flag split into parts that add up to them, places won and lost, what pit stops cost. Held for races since 2018 whose laps are there",
    object({
      year: season,
      round: roundNumber,
      session: pipe(picklist(["R", "S"]), description("R: Race, S: Sprint")),
    }),
    ({ year, round, session }) => ({
      path: `/races/${year}/${round}/timing/${session}/story`,
      page: `/race/${year}/${round}/${session === "R" ? "race" : "sprint"}/story`,
    }),
  );
  return server;
}

/** A path of the open data with its query, and the page that shows the same. */
type Asked = { path: string; page: string };

async function answerOf({ path, page }: Asked, origin: string) {
  const { pathname, searchParams } = new URL(path, origin);
  try {
    const { value } = await answerTo(matchEndpoint(pathname), searchParams);
    const answer = {
      source: "F1DB (CC BY 4.0); laps and timing: OpenF1 and those the answer names",
      page: `${origin}${page}`,
      data: `${origin}/api${path}`,
      answer: value,
    };
    return { content: [{ type: "text" as const, text: JSON.stringify(answer) }] };
  } catch (error) {
    const { message, expected } = refusalFor(error).body.error;
    const text = expected === undefined ? message : `${message} Expected: ${expected}`;
    return { isError: true, content: [{ type: "text" as const, text }] };
  }
}

function questionQuery(given: Readonly<Partial<Record<QuestionParameter | "q", unknown>>>): URLSearchParams {
  const texts = ["q" as const, ...questionParameters].flatMap((name) => {
    const text = given[name];
    return typeof text === "string" && text !== "" ? [[name, text]] : [];
  });
  return new URLSearchParams(texts);
}
