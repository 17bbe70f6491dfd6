import { is } from "valibot";
import { canonicalId, idExpectation, isId } from "#contract/ids.ts";
import { sessionCode } from "#contract/sessions.ts";
import { timingDocument } from "#contract/timing/session.ts";
import { type Endpoint, type EndpointPath, endpoints } from "./endpoints.ts";
import { malformed, missing } from "./refusal.ts";

/** The parameters of a path by name, in their canonical form. */
export type Params = Readonly<Record<string, string>>;

export type Matched = { endpoint: Endpoint & { path: EndpointPath }; params: Params; path: string };

/**
 * What an address asks for.
 *
 * @param pathname below `/api`, for example "/drivers/Max-Verstappen/results"
 * @returns the endpoint, its parameters, and the path in its canonical form
 * @throws Refusal 404 for no such path, 400 for a parameter that cannot be one
 */
export function matchEndpoint(pathname: string): Matched {
  const parts = pathname.split("/");
  const endpoint = endpoints.find(({ path }) => fits(path.split("/"), parts));
  if (endpoint === undefined) throw missing("There is no such path.", "a path of /api/openapi.json");
  const params: Record<string, string> = {};
  const segments = endpoint.path.split("/").map((pattern, place) => {
    const name = paramName(pattern);
    if (name === null) return pattern;
    return (params[name] = readParam(name, decode(parts[place] ?? "")));
  });
  return { endpoint, params, path: segments.join("/") };
}

/** The names of the parameters in a path. */
export function paramNames(path: string): Array<string> {
  return path.split("/").flatMap((segment) => paramName(segment) ?? []);
}

function fits(pattern: ReadonlyArray<string>, parts: ReadonlyArray<string>): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((segment, place) =>
      paramName(segment) === null ? segment === parts[place] : parts[place] !== "",
    )
  );
}

function paramName(segment: string): string | null {
  return segment.startsWith("{") ? segment.slice(1, -1) : null;
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

/** The session in a path's parameters. */
export function sessionOf({ session }: Params) {
  if (!is(sessionCode, session)) throw missing("There is no such session.", sessionCode.options.join(", "));
  return session;
}

/** The document of timing in a path's parameters. */
export function documentOf({ document }: Params) {
  if (!is(timingDocument, document))
    throw missing("There is no such document.", timingDocument.options.join(", "));
  return document;
}
