import { readDocument } from "#archive/queries/documents.ts";
import { idParam } from "./params.ts";
import type { Route } from "./router.ts";

/** A path whose one answer was prepared at import: looked up and sent as it is. */
export function preparedList(path: string): Route {
  return { path, answer: (env) => readDocument(env.DB, path) };
}

/**
 * A path with an answer prepared at import for each id: the id is validated, the text looked up and sent as it is.
 *
 * @param path the route's pattern, with one segment for the id
 * @param documentPath the exact path of a canonical id's document
 * @param empty the JSON for an id without a document; an empty array unless the path answers another thing
 */
export function preparedRoute(path: string, documentPath: (id: string) => string, empty?: string): Route {
  return {
    path,
    answer: (env, [segment = ""]) => readDocument(env.DB, documentPath(idParam(segment)), empty),
  };
}
