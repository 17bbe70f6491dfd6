import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import {
  description,
  type GenericSchema,
  type InferOutput,
  is,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
} from "valibot";
import { type QuestionParameter, questionParameters } from "#contract/ask/address.ts";
import { parameterTexts } from "#contract/ask/question.ts";
import { sessionCode, sessionNames } from "#contract/sessions.ts";
import { round as roundSchema, season } from "#contract/values.ts";
import { resultsRoute, weekendPath } from "#app/reference/weekend-pages.ts";
import { publicOrigin } from "#app/platform/site-settings.server.ts";
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
    `This address is for assistants that speak the Model Context Protocol. How to add it: ${origin}/data/#assistants\n`,
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

const seasonYear = pipe(season, description("The season’s year"));
const roundNumber = pipe(roundSchema, description("The round of the season"));
const sessionText = Object.entries(sessionNames)
  .map(([code, name]) => `${code}: ${name}`)
  .join(", ");

/** A question in plain words, or one text for each of its parts; all are optional. */
const questionInput = object({
  q: optional(
    pipe(
      string(),
      description(
        "The question in plain words, without other parameters: most podiums without a win since 2000",
      ),
    ),
  ),
  ...Object.fromEntries(
    questionParameters.map((name) => [name, optional(pipe(string(), description(parameterTexts[name])))]),
  ),
});

/** A path of the open data with its query, and the page that shows the same. */
type Asked = { path: string; page: string };

/** Adds a tool to a server of the site at an origin. */
type AddTool = (server: McpServer, origin: string) => void;

/**
 * A tool that answers what the open data answers at a path.
 *
 * @param about what it answers, for assistants
 * @param ask the path for an input
 */
function tool<Input extends GenericSchema<Record<string, unknown>>>(
  name: string,
  title: string,
  about: string,
  input: Input,
  ask: (given: InferOutput<Input>) => Asked,
): AddTool {
  const config = {
    title,
    description: about,
    inputSchema: toStandardJsonSchema(input),
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
  return (server, origin) => server.registerTool(name, config, (given) => answerOf(ask(given), origin));
}

const tools: ReadonlyArray<AddTool> = [
  tool(
    "search",
    "Find a driver, team, circuit or race",
    "Finds drivers, teams, circuits, races and seasons by name, nickname, three-letter code or year. Each has the path of its page, which holds its id: /driver/max_verstappen/ is max_verstappen, /race/2021/22/… is round 22 of 2021.",
    object({
      q: pipe(
        string(),
        description("For example schumi, VER, spa or 2021 abu dhabi. Typing errors are forgiven."),
      ),
    }),
    ({ q }) => ({
      path: `/search?${new URLSearchParams({ q })}`,
      page: `/search/?${new URLSearchParams({ q })}`,
    }),
  ),
  tool(
    "ask",
    "Count, rank and compare results",
    "Answers a question about race results: who has the most wins, poles or podiums, the longest streaks, the youngest winners, with conditions such as a circuit, a team, seasons or places on the grid. Ask in plain words with q (left_out says what was not understood), or by the other parameters. The answer has the question as it was understood in one sentence, how it counts, at most 50 lines of total, and the races behind each line as season/round. Where rows is empty and question is null, the page answers.",
    questionInput,
    (given) => {
      const query = questionQuery(given);
      return { path: `/ask?${query}`, page: `/ask/?${query}` };
    },
  ),
  tool(
    "results",
    "Results of a session",
    "The classification of one session of a race weekend, with grid, gaps, points and the reasons of those who retired. The round is in the path that search gives.",
    object({ year: seasonYear, round: roundNumber, session: pipe(sessionCode, description(sessionText)) }),
    ({ year, round, session }) => ({
      path: `/races/${year}/${round}/results/${session}`,
      page: weekendPath(resultsRoute(session), { year, round }),
    }),
  ),
  tool(
    "standings",
    "Championship standings",
    "The drivers’ or constructors’ championship of a season, final or so far.",
    object({
      year: seasonYear,
      of: pipe(picklist(["drivers", "constructors"]), description("Whose championship")),
    }),
    ({ year, of }) => ({
      path: `/championships/${year}/${of === "drivers" ? "driver" : "constructor"}/overview`,
      page: `/standings/${year}/${of}/overview`,
    }),
  ),
  tool(
    "compare",
    "Compare two drivers or two teams",
    "Compares two drivers, or two teams, in every race that both started: grid, place and points of each.",
    object({
      kind: pipe(picklist(["drivers", "teams"]), description("What the two are")),
      one: pipe(string(), description("An id, from search")),
      other: pipe(string(), description("Another id of the same kind")),
    }),
    ({ kind, one, other }) => ({
      path: `/${kind}/${encodeURIComponent(one)}/against/${encodeURIComponent(other)}`,
      page: `/compare/?${new URLSearchParams({ ...(kind === "teams" ? { kind } : {}), ids: `${one},${other}` })}`,
    }),
  ),
  tool(
    "race_story",
    "What decided a race",
    "What decided a race or sprint, worked out from its laps: what the gaps at the flag are made of, places won and lost, and what pit stops cost. Known for most races since 2018.",
    object({
      year: seasonYear,
      round: roundNumber,
      session: pipe(picklist(["R", "S"]), description("R: Race, S: Sprint")),
    }),
    ({ year, round, session }) => ({
      path: `/races/${year}/${round}/timing/${session}/story`,
      page: `/race/${year}/${round}/${session === "R" ? "race" : "sprint"}/story`,
    }),
  ),
];

function serverFor(origin: string): McpServer {
  const server = new McpServer(
    { name: "f1-statistics", version: "1.0.0", websiteUrl: origin },
    {
      instructions:
        "Formula 1 results, standings and statistics from 1950 to the last race, read-only. For counts, records and streaks use ask, in plain words; for one race results, for one season standings. Ids are words such as max_verstappen, red_bull or monza: search finds them. Cite the page that comes with each answer.",
    },
  );

  for (const addTo of tools) addTo(server, origin);
  return server;
}

const answeredAt = object({ question: nullable(string()), path: string() });

async function answerOf({ path, page }: Asked, origin: string) {
  const { pathname, searchParams } = new URL(path, origin);
  try {
    const { value } = await answerTo(matchEndpoint(pathname), searchParams);
    const answer = {
      source: "F1DB (CC BY 4.0); laps and timing: OpenF1 and those the answer names",
      // Words have the page of the question as which they were understood.
      page: `${origin}${is(answeredAt, value) ? value.path : page}`,
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
