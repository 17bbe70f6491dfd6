import { toJsonSchema } from "@valibot/to-json-schema";
import { freshness } from "#contract/freshness.ts";
import { errorBody } from "#contract/http.ts";
import { parameterNames, type ParameterName, parameters } from "#contract/parameters.ts";
import { csvColumns } from "./csv-table.ts";
import { endpointGroups, type OpenEndpoint } from "./endpoints.server.ts";

/** The OpenAPI 3.1 document of the open data, generated from the contract's schemas. */
export function openApiDocument(origin: string): string {
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
      endpointGroups.flatMap(({ title, endpoints }) =>
        endpoints.map((endpoint) => [endpoint.path, { get: operation(title, endpoint) }] as const),
      ),
    ),
    components: {
      schemas: { Error: jsonSchema(errorBody) },
      responses: {
        NotModified: { description: "The client's copy is current (If-None-Match)" },
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
