import {
  type GenericSchema,
  type InferOutput,
  maxLength,
  picklist,
  pipe,
  rawTransform,
  regex,
  safeParse,
  string,
  toUpperCase,
  transform,
} from "valibot";
import { lineKeyPattern } from "./ask/address.ts";
import { canonicalQuestionText, maxQuestionLength } from "./ask/question.ts";
import { canonicalId, firstSeason, idExpectation, idPattern, maxIdLength } from "./ids.ts";
import { maxRuleTextLength, ruleSegment, ruleSetOfSegment } from "./rules/rule-set.ts";
import { sessionCode } from "./sessions.ts";
import { timingDocument } from "./timing/session.ts";
import { InvalidQueryError } from "./invalid-query-error.ts";

/** A path parameter: `{name}` in a pattern. */
type Parameter = {
  /** Transforms a decoded segment to its canonical value; its issue says what is expected. */
  schema: GenericSchema<string, string | number>;
  /** The error message for an invalid value. */
  refusal: string;
  /** The status of that error: 400 for a malformed value, 404 for an unknown name. */
  status: 400 | 404;
  about: string;
  /** A value known to every archive. */
  example: string | number;
  /** The canonical value as JSON Schema. */
  jsonSchema: object;
};

/** Every path parameter, by its name in patterns. */
export const parameters = {
  driverId: id("An id of /drivers", "max_verstappen"),
  otherDriverId: id("Another id of /drivers", "lewis_hamilton"),
  teamId: id("An id of /teams", "ferrari"),
  otherTeamId: id("Another id of /teams", "mclaren"),
  circuitId: id("An id of /circuits", "monza"),
  year: {
    schema: pipe(string(), regex(/^\d{4}$/, "a season as four digits, for example 2025"), transform(Number)),
    refusal: "This is not a season.",
    status: 400,
    about: "A season",
    example: 2025,
    jsonSchema: { type: "integer", minimum: firstSeason, maximum: 9999 },
  },
  round: {
    schema: pipe(string(), regex(/^[1-9]\d?$/, "a round, counted from 1"), transform(Number)),
    refusal: "This is not a round.",
    status: 400,
    about: "A round, counted from 1",
    example: 1,
    jsonSchema: { type: "integer", minimum: 1, maximum: 99 },
  },
  session: {
    schema: pipe(string(), toUpperCase(), picklist(sessionCode.options, sessionCode.options.join(", "))),
    refusal: "There is no such session.",
    status: 404,
    about: "A session",
    example: "R",
    jsonSchema: { type: "string", enum: sessionCode.options },
  },
  document: {
    schema: pipe(string(), picklist(timingDocument.options, timingDocument.options.join(", "))),
    refusal: "There is no such document of a session’s timing.",
    status: 404,
    about: "Which document of the session’s timing",
    example: "stints",
    jsonSchema: { type: "string", enum: timingDocument.options },
  },
  question: {
    schema: pipe(
      string(),
      maxLength(maxQuestionLength, `a question of at most ${maxQuestionLength} characters`),
      rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return canonicalQuestionText(dataset.value);
        } catch (error) {
          if (!(error instanceof InvalidQueryError)) throw error;
          addIssue({ message: `${error.message} Expected: ${error.expected}` });
          return NEVER;
        }
      }),
    ),
    refusal: "This is not a question.",
    status: 400,
    about: "A question to the archive: the query of an address of /ask/",
    example: "what=pole&driver=max_verstappen",
    jsonSchema: { type: "string" },
  },
  rules: {
    schema: pipe(
      string(),
      maxLength(maxRuleTextLength, `rules of at most ${maxRuleTextLength} characters`),
      rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return ruleSegment(ruleSetOfSegment(dataset.value));
        } catch (error) {
          if (!(error instanceof InvalidQueryError)) throw error;
          addIssue({ message: `${error.message} Expected: ${error.expected}` });
          return NEVER;
        }
      }),
    ),
    refusal: "These rules are invalid.",
    status: 400,
    about: "Rules: the query of an address below /standings/{year}/rules, or own for the season’s own",
    example: "points=10-6-4-3-2-1&sprints=out",
    jsonSchema: { type: "string" },
  },
  line: {
    schema: pipe(
      string(),
      regex(lineKeyPattern, "a line’s subject_id, with “@” and its part_id where it has one"),
    ),
    refusal: "This is not a line of an answer.",
    status: 400,
    about: "A line of the answer: its subject_id, with “@” and its part_id where it has one",
    example: "max_verstappen",
    jsonSchema: { type: "string" },
  },
} satisfies Record<string, Parameter>;

export type ParameterName = keyof typeof parameters;

type Value<Name extends ParameterName> = InferOutput<(typeof parameters)[Name]["schema"]>;

/** The values of a pattern's parameters, in order. */
export type PathValues<Pattern extends string> =
  Pattern extends `${string}{${infer Name extends ParameterName}}${infer Rest}`
    ? [Value<Name>, ...PathValues<Rest>]
    : [];

type NamesIn<Pattern extends string> =
  Pattern extends `${string}{${infer Name extends ParameterName}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** Parameter values by name. */
export type Params = { [Name in ParameterName]?: Value<Name> };

/** The values of a pattern's parameters by name; any of them if the pattern's type is not literal. */
export type PathParams<Pattern extends string> = string extends Pattern
  ? Params
  : { [Name in NamesIn<Pattern>]: Value<Name> };

/** The decoded path segments by parameter, not validated. */
export type Segments = Readonly<Record<string, string>>;

/** Thrown for a segment that is not a valid value. */
export class ParameterError extends Error {
  override name = "ParameterError";
  readonly status: 400 | 404;
  /** What would be accepted. */
  readonly expected: string;

  constructor(status: 400 | 404, message: string, expected: string) {
    super(message);
    this.status = status;
    this.expected = expected;
  }
}

/** The names of a pattern's parameters, in order. */
export function parameterNames(pattern: string): Array<ParameterName> {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    if (!isParameter(name)) throw new Error(`${pattern}: no parameter is called ${name}`);
    return name;
  });
}

/** Fills a pattern with percent-encoded values. */
export function fillPattern(pattern: string, values: ReadonlyArray<string | number>): string {
  const rest = [...values];
  return pattern.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(rest.shift() ?? "")));
}

/**
 * Matches a path against a pattern, in which `{name}` is one segment.
 *
 * @returns the decoded segments by name; null if the path does not match
 * @throws ParameterError 400 if a segment is not percent-encoded UTF-8
 */
export function matchPattern(pattern: string, path: string): Segments | null {
  const places = pattern.split("/");
  const segments = path.split("/");
  const fits = (place: string, index: number) => place.startsWith("{") || place === segments[index];
  if (segments.length !== places.length || !places.every(fits)) return null;
  return Object.fromEntries(
    places.flatMap((place, index) =>
      place.startsWith("{") ? [[place.slice(1, -1), decodeSegment(segments[index] ?? "")]] : [],
    ),
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ParameterError(400, "This path is not correctly encoded.", "percent-encoded UTF-8");
  }
}

/**
 * The canonical values of a pattern's parameters: hyphens and capitals in ids are accepted.
 *
 * @throws ParameterError for the first invalid one
 */
export function parseParams<Pattern extends string>(
  pattern: Pattern,
  segments: Segments,
): PathParams<Pattern>;
export function parseParams(pattern: string, segments: Segments): Record<string, string | number> {
  return Object.fromEntries(
    parameterNames(pattern).map((name) => {
      const { schema, status, refusal }: Parameter = parameters[name];
      const result = safeParse(schema, segments[name] ?? "");
      if (!result.success) throw new ParameterError(status, refusal, result.issues[0].message);
      return [name, result.output];
    }),
  );
}

function isParameter(name: string): name is ParameterName {
  return Object.hasOwn(parameters, name);
}

function id(about: string, example: string) {
  return {
    schema: pipe(
      string(),
      transform(canonicalId),
      maxLength(maxIdLength, idExpectation),
      regex(idPattern, idExpectation),
    ),
    refusal: "This is not an id.",
    status: 400,
    about,
    example,
    jsonSchema: { type: "string" },
  } satisfies Parameter;
}
