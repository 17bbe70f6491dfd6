import { endpoints } from "#contract/endpoints.ts";
import { freshness } from "#contract/freshness.ts";
import {
  ParameterError,
  type ParameterName,
  parameterNames,
  parameters,
  type Params,
} from "#contract/parameters.ts";
import { publicOrigin } from "#app/platform/site-settings.server.ts";
import { calendarSeasons } from "#app/data/calendar-seasons.ts";
import { ApiError, apiGet } from "#app/data/upstream.server.ts";
import { answerAsCsv, csvColumns } from "./csv-table.ts";
import { endpointGroups, type Matched, matchEndpoint, type OpenEndpoint } from "./endpoints.server.ts";
import {
  type Body,
  deliver,
  jsonType,
  badRequest,
  notFound,
  preflight,
  RequestError,
  refuse,
} from "./responses.ts";
import { toJsonSchema } from "@valibot/to-json-schema";
import { errorBody } from "#contract/http.ts";

/**
 * Handles every request under `/api/`: data as JSON or CSV, and its description. Read-only.
 *
 * Errors are JSON (contract/http.ts): 400 for invalid parameters, 404 for what does not exist, 405 for methods that
 * would write, 502 if the data API gives no usable answer.
 */
export async function openDataResponse({ request }: { request: Request }): Promise<Response> {
  if (request.method === "OPTIONS") return preflight();
  try {
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new RequestError(405, "method_not_allowed", "This API is read-only.", "GET, HEAD");
    return await deliver(request, await bodyOf(request));
  } catch (error) {
    return refuse(request, refusalFor(error));
  }
}

function refusalOf({ status, message, expected }: ParameterError): RequestError {
  return status === 404 ? notFound(message, expected) : badRequest(message, expected);
}

async function bodyOf(request: Request): Promise<Body> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/api/, "").replace(/\/$/, "");
  if (path === "/openapi.json")
    return {
      text: openApiDocument(publicOrigin(request)),
      type: jsonType,
      edgeSeconds: 3600,
      fileName: "openapi.json",
    };
  const isCsv = wantsCsv(searchParams);
  const matched = matchEndpoint(path);
  const { rows } = matched.endpoint;
  if (isCsv && rows === null)
    throw new RequestError(400, "no_table", "This answer is not a table and has no CSV.", "format=json");
  const { value, schema } = await answerTo(matched, searchParams);
  const { edgeSeconds } = freshness[matched.endpoint.freshness];
  const fileName = matched.path.slice(1).replaceAll("/", "-");
  if (isCsv && rows !== null)
    return {
      text: answerAsCsv(schema, value, rows),
      type: "text/csv; charset=utf-8; header=present",
      edgeSeconds,
      fileName: `${fileName}.csv`,
    };
  return { text: JSON.stringify(value), type: jsonType, edgeSeconds, fileName: `${fileName}.json` };
}

/**
 * The answer of an endpoint, with its schema.
 *
 * @throws RequestError, ParameterError for invalid requests
 * @throws ApiError if the data API gives no usable answer
 */
export async function answerTo({ endpoint, ...matched }: Matched, query: URLSearchParams) {
  await checkSeason(matched.params);
  await checkId(matched.params);
  const answer = await endpoint.answer({ ...matched, query });
  if (answer.value === null) throw notFound(nothingText(matched.params));
  return answer;
}

/**
 * The error response for an exception.
 *
 * @throws the error itself if it is unexpected
 */
export function refusalFor(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof ParameterError) return refusalOf(error);
  if (!(error instanceof ApiError)) throw error;
  return new RequestError(502, "unavailable", "The archive is not responding. Try again later.");
}

function wantsCsv(query: URLSearchParams): boolean {
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "csv") throw badRequest("There is no such format.", "json, csv");
  return format === "csv";
}

/** A season without a calendar has no answer at all; an unknown round gets its own error. */
async function checkSeason({ year, round }: Params): Promise<void> {
  if (year === undefined || round !== undefined) return;
  const seasons = calendarSeasons(await apiGet(endpoints.archive));
  if (seasons !== null && year >= seasons.first && year <= seasons.last) return;
  const held = seasons === null ? undefined : `a season from ${seasons.first} to ${seasons.last}`;
  throw notFound("There is no such season on the calendar.", held);
}

/** Rejects an unknown id before anything is requested with it. */
async function checkId({ driverId, otherDriverId, teamId, otherTeamId, circuitId }: Params): Promise<void> {
  if (driverId !== undefined) {
    const drivers = await apiGet(endpoints.drivers);
    check("drivers", [driverId, otherDriverId], new Set(drivers.map((each) => each.driver_id)));
  }
  if (teamId !== undefined) {
    const teams = await apiGet(endpoints.teams);
    check("teams", [teamId, otherTeamId], new Set(teams.map((each) => each.team_id)));
  }
  if (circuitId !== undefined) {
    const circuits = await apiGet(endpoints.circuits);
    check("circuits", [circuitId], new Set(circuits.map((each) => each.circuit_id)));
  }
}

function check(list: string, ids: ReadonlyArray<string | undefined>, known: ReadonlySet<string>): void {
  if (ids.some((id) => id !== undefined && !known.has(id)))
    throw notFound("This id is unknown.", `an id of /api/${list}`);
}

function nothingText({ document }: Params): string {
  if (document === undefined) return "There is no such race.";
  return "There is no such session, or its timing was not imported; /api/timing lists those that were.";
}

/** The OpenAPI 3.1 document of the open data, generated from the contract's schemas. */
function openApiDocument(origin: string): string {
  const document = {
    openapi: "3.1.0",
    info: {
      title: "F1 Statistics open data",
      version: "1",
      description:
        "Formula 1 since 1950, read-only: what the site shows, as JSON and CSV. Null means that there is no such value; times are in seconds, instants in UTC.",
      license: { name: "CC BY 4.0 (facts from F1DB)", url: "https://creativecommons.org/licenses/by/4.0/" },
    },
    externalDocs: { description: "The same for readers", url: `${origin}/api/` },
    servers: [{ url: `${origin}/api` }],
    tags: endpointGroups.map(({ title }) => ({ name: title })),
    paths: Object.fromEntries(
      endpointGroups.flatMap(({ title, endpoints: ofGroup }) =>
        ofGroup.map((endpoint) => [endpoint.path, { get: operation(title, endpoint) }] as const),
      ),
    ),
    components: {
      schemas: { Error: jsonSchema(errorBody) },
      responses: {
        NotModified: { description: "The client’s copy is current (If-None-Match)" },
        BadRequest: refusal("A parameter is invalid"),
        NotFound: refusal("There is no such thing"),
        MethodNotAllowed: refusal("The API is read-only"),
        TooManyRequests: refusal("Too many requests; see Retry-After"),
        Unavailable: refusal("The archive is not responding"),
      },
    },
  };
  return JSON.stringify(document);
}

function operation(tag: string, endpoint: OpenEndpoint) {
  const { path, about, rows, query } = endpoint;
  const schemas = endpoint.schemas.map(jsonSchema);
  const [only] = schemas;
  return {
    tags: [tag],
    operationId: operationId(path),
    summary: about,
    parameters: [
      ...parameterNames(path).map(pathParameter),
      ...query.map((parameter) => ({
        name: parameter.name,
        in: "query",
        description: parameter.about,
        required: parameter.required,
        schema: { type: "string" },
      })),
      ...(rows === null ? [] : [formatParameter]),
    ],
    responses: {
      "200": {
        description: `${about}. Fresh for ${freshness[endpoint.freshness].edgeSeconds} seconds.`,
        headers: { ETag: { schema: { type: "string" } } },
        content: {
          "application/json": { schema: schemas.length === 1 ? only : { anyOf: schemas } },
          ...(rows === null ? {} : { "text/csv": csvContent(endpoint.schemas, rows) }),
        },
      },
      "304": reference("NotModified"),
      "400": reference("BadRequest"),
      "404": reference("NotFound"),
      "405": reference("MethodNotAllowed"),
      "429": reference("TooManyRequests"),
      "502": reference("Unavailable"),
    },
  };
}

const formatParameter = {
  name: "format",
  in: "query",
  description: "csv for the table in the answer as CSV (RFC 4180)",
  required: false,
  schema: { type: "string", enum: ["json", "csv"], default: "json" },
};

function pathParameter(name: ParameterName) {
  const { about, jsonSchema: schema, example } = parameters[name];
  return { name, in: "path", required: true, description: about, schema, example };
}

/** Lists the columns in the description. */
function csvContent(schemas: OpenEndpoint["schemas"], rows: string) {
  const columns = schemas.map((schema) =>
    csvColumns(schema, rows)
      .map(({ name }) => name)
      .join(", "),
  );
  return { schema: { type: "string", description: `Columns: ${columns.join("; or ")}` } };
}

function operationId(path: string): string {
  return path
    .split(/[/{}-]+/)
    .filter((word) => word !== "")
    .join("_");
}

function refusal(description: string) {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

function reference(name: string) {
  return { $ref: `#/components/responses/${name}` };
}

function jsonSchema(schema: Parameters<typeof toJsonSchema>[0]) {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: "draft-2020-12" });
  return rest;
}
