import type { GenericSchema } from "valibot";
import { questionParameters } from "#contract/ask/address.ts";
import { askProof } from "#contract/ask/answer.ts";
import { parameterTexts } from "#contract/ask/question.ts";
import {
  answerSchemas,
  type Endpoint,
  examplePath,
  openEndpointGroups,
  schemaFor,
} from "#contract/endpoints.ts";
import type { freshness } from "#contract/freshness.ts";
import {
  fillPattern,
  matchPattern,
  parameterNames,
  parameters,
  type Params,
  parseParams,
} from "#contract/parameters.ts";
import { ruleParameters } from "#contract/rules/address.ts";
import { championsUnderRules, seasonUnderRules } from "#contract/rules/answers.ts";
import { ruleParameterTexts } from "#contract/rules/rule-set.ts";
import { apiFind } from "#app/data/upstream.server.ts";
import {
  answerChampions,
  answerProof,
  answerQuestion,
  answerRecord,
  answerSearch,
  answerSeasonUnderRules,
  askedRows,
  foundRows,
  recordRows,
} from "./computed.server.ts";
import type { EndpointDescription, QueryParameter } from "./open-data.functions.ts";
import { notFound } from "./responses.ts";

/** A request for an endpoint, with canonical parameters and path. */
type Question = { params: Params; path: string; query: URLSearchParams };

/** An endpoint of the open data. */
export type OpenEndpoint = EndpointDescription & {
  /** The possible schemas of an answer. */
  schemas: ReadonlyArray<GenericSchema>;
  freshness: keyof typeof freshness;
  /** The answer with its schema; its value is null for a 404. */
  answer: (question: Question) => Promise<{ value: unknown; schema: GenericSchema }>;
};

export type OpenEndpointGroup = { title: string; endpoints: ReadonlyArray<OpenEndpoint> };

const rulesQuery = ruleParameters.map((name) => ({
  name,
  about: ruleParameterTexts[name],
  required: false,
}));

const questionQuery = questionParameters.map((name) => ({
  name,
  about: parameterTexts[name],
  required: false,
}));

/** Every endpoint of the open data. Specific paths come before those with a parameter in the same place. */
export const endpointGroups: ReadonlyArray<OpenEndpointGroup> = [
  ...openEndpointGroups.map(({ title, endpoints }) => ({ title, endpoints: endpoints.map(ofDataApi) })),
  {
    title: "Questions, records and search",
    endpoints: [
      {
        ...computed(askedRows, answerQuestion, {
          path: "/ask",
          about: "A question about results, with its sentence, its SQL and the races behind each line",
          example: "/ask?what=win&grid=11..&per=season",
          query: [
            {
              name: "q",
              about: "The question in plain words, in place of its parts: leclerc poles at monaco",
              required: false,
            },
            ...questionQuery,
          ],
        }),
        rows: "rows",
      },
      {
        ...computed(askProof, answerProof, {
          path: "/ask/races",
          about: "The races behind one line of an answer",
          example: "/ask/races?what=pole&line=max_verstappen",
          query: [{ name: "line", about: parameters.line.about, required: true }, ...questionQuery],
        }),
        rows: "races",
      },
      {
        ...computed(seasonUnderRules, answerSeasonUnderRules, {
          path: "/championships/{year}/rules",
          about: "A season’s tables under other rules: another season’s, or any",
          example: "/championships/2008/rules?points=10-6-4-3-2-1",
          query: rulesQuery,
        }),
        rows: "drivers",
      },
      {
        ...computed(championsUnderRules, answerChampions, {
          path: "/champions",
          about: "The champions of all seasons under other rules",
          example: "/champions?like=1991",
          query: rulesQuery.filter(({ name }) => name !== "without"),
        }),
        rows: "seasons",
      },
      computed(recordRows, answerRecord, {
        path: "/records",
        about: "Who holds a record",
        example: "/records?kind=wins&by=driver&from=2000&to=2025",
        query: [
          { name: "kind", about: "Which record: wins, poles, win_streak, youngest_winner …", required: true },
          { name: "by", about: "driver (the default), team, nationality or circuit", required: false },
          { name: "from", about: "First season", required: false },
          { name: "to", about: "Last season", required: false },
        ],
      }),
      computed(foundRows, answerSearch, {
        path: "/search",
        about: "What a text may mean: drivers, teams, circuits, races, seasons",
        example: "/search?q=schumi",
        query: [{ name: "q", about: "What is looked for", required: true }],
      }),
    ],
  },
];

/** The result of matching a path: endpoint, parameters, and the canonical path. */
export type Matched = { endpoint: OpenEndpoint; params: Params; path: string };

/**
 * Finds the endpoint for a path.
 *
 * @param pathname below `/api`, for example "/drivers/Max-Verstappen/results"
 * @throws RequestError 404 for an unknown path
 * @throws ParameterError for an invalid parameter
 */
export function matchEndpoint(pathname: string): Matched {
  for (const endpoint of endpointGroups.flatMap(({ endpoints }) => endpoints)) {
    const segments = matchPattern(endpoint.path, pathname);
    if (segments === null || Object.values(segments).includes("")) continue;
    const params = parseParams(endpoint.path, segments);
    const values = parameterNames(endpoint.path).flatMap((name) => params[name] ?? []);
    return { endpoint, params, path: fillPattern(endpoint.path, values) };
  }
  throw notFound("There is no such path.", "a path of /api/openapi.json");
}

/** An endpoint that passes on the data API's answer. */
function ofDataApi(endpoint: Endpoint): OpenEndpoint {
  return {
    path: endpoint.pattern.replace(/^\/api/, ""),
    about: endpoint.about,
    example: examplePath(endpoint).replace(/^\/api/, ""),
    rows: endpoint.rows,
    query: [],
    schemas: answerSchemas(endpoint),
    freshness: endpoint.freshness,
    answer: async ({ params, path }) => {
      const schema = schemaFor(endpoint, params);
      if (schema === undefined) throw notFound("There is no such document.");
      const { pattern, freshness } = endpoint;
      const values = parameterNames(pattern).map((name) => params[name]);
      const asked = {
        pattern,
        path: (..._values: ReadonlyArray<unknown>) => `/api${path}`,
        answer: schema,
        freshness,
      };
      return { schema, value: await apiFind(asked, ...values) };
    },
  };
}

/** An endpoint computed by the site. */
function computed(
  schema: GenericSchema,
  compute: (query: URLSearchParams, params: Params) => Promise<unknown>,
  described: { path: string; about: string; example: string; query: Array<QueryParameter> },
): OpenEndpoint {
  return {
    ...described,
    rows: "",
    schemas: [schema],
    freshness: "reference",
    answer: async ({ query, params }) => ({ schema, value: await compute(query, params) }),
  };
}
