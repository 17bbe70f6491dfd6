import { canonicalId, idExpectation, isId } from "#contract/ids.ts";
import { filledIn, type Params, paramsIn } from "#contract/path-pattern.ts";
import { sessionCode } from "#contract/sessions.ts";
import { timingDocument } from "#contract/timing/session.ts";
import { type Endpoint, type EndpointPath, endpoints } from "./endpoints.ts";
import { malformed, missing } from "./refusal.ts";

/** An endpoint that was asked for; its parameters and its path are in their canonical form. */
export type Matched = { endpoint: Endpoint & { path: EndpointPath }; params: Params; path: string };

/**
 * What an address asks for.
 *
 * @param pathname below `/api`, for example "/drivers/Max-Verstappen/results"
 * @returns the endpoint, its parameters, and the path in its canonical form
 * @throws Refusal 404 for no such path, 400 for a parameter that cannot be one
 */
export function matchEndpoint(pathname: string): Matched {
  for (const endpoint of endpoints) {
    const written = paramsIn(endpoint.path, pathname);
    if (written === null || Object.values(written).includes("")) continue;
    const params = Object.fromEntries(
      Object.entries(written).map(([name, segment]) => [name, readParam(name, decode(segment))]),
    );
    return { endpoint, params, path: filledIn(endpoint.path, params) };
  }
  throw missing("There is no such path.", "a path of /api/openapi.json");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw malformed("This address is not well encoded.", "percent-encoded UTF-8");
  }
}

function readParam(name: string, text: string): string {
  if (name === "year") return matching(text, /^\d{4}$/, "a season as four digits, for example 2025");
  if (name === "round") return matching(text, /^[1-9]\d?$/, "a round, counted from 1");
  if (name === "session") return oneOf(sessionCode.options, text.toUpperCase());
  if (name === "document") return oneOf(timingDocument.options, text);
  const id = canonicalId(text);
  if (!isId(id)) throw malformed("This is not an id.", idExpectation);
  return id;
}

function matching(text: string, pattern: RegExp, expected: string): string {
  if (!pattern.test(text))
    throw malformed("This path has something else in the place of a number.", expected);
  return text;
}

function oneOf(names: ReadonlyArray<string>, text: string): string {
  if (!names.includes(text)) throw missing("There is nothing of this name.", names.join(", "));
  return text;
}
