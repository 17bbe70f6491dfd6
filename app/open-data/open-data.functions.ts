import { createServerFn } from "@tanstack/react-start";
import { endpointGroups } from "./endpoints.server.ts";

/** A query parameter. */
export type QueryParameter = { name: string; about: string; required: boolean };

/** The description of an endpoint, for its page, the OpenAPI document and llms.txt. */
export type EndpointDescription = {
  /** Below `/api`; `{…}` stands for one segment. */
  path: string;
  about: string;
  /** The path with example values, which has an answer in every archive. */
  example: string;
  /** The member whose items are the rows of the CSV, or "" for the answer itself; null if it has no table. */
  rows: string | null;
  query: Array<QueryParameter>;
};

/** The endpoints for the open data page. The table itself stays on the server, since it contains every schema. */
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
