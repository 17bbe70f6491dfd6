import { createServerFn } from "@tanstack/react-start";
import { endpointGroups } from "./endpoints.server.ts";

/** A parameter in the query of an address. */
export type QueryParameter = { name: string; about: string; required: boolean };

/** A path of the open data, as its page, its OpenAPI document and llms.txt describe it. */
export type EndpointDescription = {
  /** Below `/api`; `{…}` stands for one segment. */
  path: string;
  about: string;
  /** The same path with values, which has an answer in every archive. */
  example: string;
  /** Whose items are the lines of its CSV: a member of the answer, or "" for the answer itself. Null: no table. */
  rows: string | null;
  query: Array<QueryParameter>;
};

/** What the open data's page lists. The table itself stays on the server: it holds the schema of every answer. */
export const fetchEndpointGroups = createServerFn({ method: "GET" }).handler(() =>
  endpointGroups.map(({ title, endpoints }) => ({
    title,
    endpoints: endpoints.map(({ path, about, example, rows, query }): EndpointDescription => ({
      path,
      about,
      example,
      rows,
      query,
    })),
  })),
);
