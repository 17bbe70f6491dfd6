import {
  check,
  type GenericSchema,
  type InferOutput,
  integer,
  minValue,
  maxValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from "valibot";
import {
  type QuestionParameter,
  type QuestionSearch,
  questionDefaults,
  questionParameters,
  raceConditions,
  searchText,
} from "./address.ts";
import { canonicalId, idExpectation, isId } from "../ids.ts";
import { InvalidQueryError } from "../invalid-query-error.ts";

/** Whose lines the answer has; a pair is two drivers of one team in the same race. */
export const subjects = ["drivers", "teams", "engines", "nations", "pairs"] as const;

/** What is worked out of the results that the question is about. */
export const measures = [
  "count",
  "races",
  "rate",
  "streak",
  "first",
  "last",
  "span",
  "wait",
  "until",
  "youngest",
  "oldest",
  "sum",
  "mean",
  "most",
  "least",
] as const;

/** The results that a question is about. */
export const events = [
  "win",
  "podium",
  "points",
  "pole",
  "front_row",
  "fastest_lap",
  "hat_trick",
  "grand_slam",
  "start",
  "classified",
  "retirement",
  "disqualification",
  "entry",
  "no_start",
  "no_qualification",
] as const;

/** Figures of a result, which can be limited to a range, added up and averaged. */
export const figures = ["finish", "grid", "qualified", "gained", "points", "stops"] as const;

/** Whether a figure is a place, of which the lowest is the best. */
export function isPlace(figure: string | undefined): boolean {
  return figure === "finish" || figure === "grid" || figure === "qualified";
}

/** Parts of a career for which the answer has lines of their own. */
export const parts = ["career", "season", "circuit", "gp", "team"] as const;

/** What follows each other in a streak: races a driver started, all races held, or seasons. */
export const sequences = ["starts", "rounds", "seasons"] as const;

/** The sessions whose results are counted: those of Grands Prix, of sprints, or both. */
export const sessions = ["race", "sprint", "both"] as const;

/** What a driver may never have achieved: of results those that the question is about, and a championship in any season. */
const nevers = ["win", "podium", "points", "pole", "fastest_lap", "title"] as const;

export type Subject = (typeof subjects)[number];
export type Measure = (typeof measures)[number];
export type Event = (typeof events)[number];
export type Figure = (typeof figures)[number];
export type Part = (typeof parts)[number];

/** Both ends belong to it; null where it is open. */
export type Range = { from: number | null; to: number | null };

/** The most characters of a question's address. */
export const maxQuestionLength = 600;
/** The most ids of one parameter. */
const maxIds = 6;

const rangeExpectation = "a number or a range, for example 3, 1..10, 11.. or ..5";
const range = pipe(
  string(),
  regex(/^(?:-?\d{1,4}|-?\d{1,4}\.\.(?:-?\d{1,4})?|\.\.-?\d{1,4})$/, rangeExpectation),
  transform(readRange),
);

const positions = pipe(
  range,
  check(
    ({ from, to }) => (from ?? 1) >= 1 && (to ?? 1) >= 1,
    "a position or a range of them, counted from 1, for example 3, 1..10 or 11..",
  ),
);

const ids = pipe(
  string(),
  transform((text) => [...new Set(text.split(",").map(canonicalId))].toSorted()),
  check((list) => list.every(isId), idExpectation),
  check((list) => list.length <= maxIds, `at most ${maxIds} ids, separated by commas`),
);

const years = pipe(
  string(),
  regex(
    /^\d{4}(?:\.\.(?:\d{4})?)?$|^\.\.\d{4}$/,
    "a season or seasons, for example 2021, 2010..2020 or 2010..",
  ),
  transform(readRange),
);

const wholeNumber = pipe(
  string(),
  regex(/^\d{1,4}$/, "a whole number"),
  transform(Number),
  number(),
  integer(),
  minValue(1, "a whole number from 1"),
  maxValue(1000, "a whole number up to 1000"),
);

const yesNo = picklist(["yes", "no"]);

/** The parameters of a question, in the order of its address. What is absent is not asked, or has its default. */
const entries = {
  of: optional(picklist(subjects), questionDefaults.of),
  measure: optional(picklist(measures), questionDefaults.measure),
  what: optional(picklist(events), questionDefaults.what),
  figure: optional(picklist(figures)),
  finish: optional(positions),
  grid: optional(positions),
  qualified: optional(positions),
  gained: optional(range),
  points: optional(range),
  stops: optional(range),
  pole: optional(yesNo),
  fastest_lap: optional(yesNo),
  home: optional(yesNo),
  /** The reason for a retirement, as F1DB writes it, with underscores: "engine", "fuel_pump". */
  reason: optional(pipe(string(), transform(canonicalId), check(isId, "a reason, for example engine"))),
  session: optional(picklist(sessions), questionDefaults.session),
  years: optional(years),
  round: optional(
    pipe(string(), regex(/^(?:first|last|[1-9]\d?)$/, "first, last or a round, counted from 1")),
  ),
  driver: optional(ids),
  team: optional(ids),
  engine: optional(ids),
  nation: optional(ids),
  circuit: optional(ids),
  gp: optional(ids),
  country: optional(ids),
  /** A teammate: only races in which the subject drove beside them. */
  with: optional(ids),
  per: optional(picklist(parts), questionDefaults.per),
  over: optional(picklist(sequences), questionDefaults.over),
  min_starts: optional(wholeNumber),
  at_least: optional(wholeNumber),
  exactly: optional(wholeNumber),
  never: optional(picklist(nevers)),
  order: optional(picklist(["usual", "reversed"]), questionDefaults.order),
  /** Whether a race that was entered and not started ends a streak. */
  dns: optional(picklist(["skip", "break"]), questionDefaults.dns),
  /** Who has a pole: who started first, or whom F1DB credits. */
  poles: optional(picklist(["grid", "credited"]), questionDefaults.poles),
  /** Whether the Indianapolis 500 of 1950 to 1960 counts. */
  indy: optional(yesNo, questionDefaults.indy),
  /** Whether both of a pair have to achieve it, or one of them. */
  pair: optional(picklist(["both", "either"]), questionDefaults.pair),
} as const satisfies Record<QuestionParameter, GenericSchema>;

/** What each parameter means, for those who ask by `/api/ask`. */
export const parameterTexts: Readonly<Record<QuestionParameter, string>> = {
  of: `Whose lines: ${subjects.join(", ")}`,
  measure: `What is worked out: ${measures.join(", ")}`,
  what: `Of which results: ${events.join(", ")}`,
  figure: `Of which figure, for sum, mean, most and least: ${figures.join(", ")}`,
  finish: "Finishing position, 3, 1..10, 11.. or ..5",
  grid: "Grid position, a range",
  qualified: "Qualifying position, a range",
  gained: "Places gained from grid to finish, a range",
  points: "Points of the result, a range",
  stops: "Pit stops, a range",
  pole: "From pole: yes or no",
  fastest_lap: "With the fastest lap: yes or no",
  home: "In the driver’s own country: yes or no",
  reason: "Reason for a retirement, for example engine",
  session: `In which sessions: ${sessions.join(", ")}`,
  years: "Seasons, 2021, 2010..2020 or 2010..",
  round: "first, last or a number",
  driver: "Ids of drivers, separated by commas",
  team: "Ids of teams",
  engine: "Ids of engine makers",
  nation: "Ids of countries, of the driver",
  circuit: "Ids of circuits",
  gp: "Ids of Grands Prix, for example monaco",
  country: "Ids of countries, of the circuit",
  with: "Ids of drivers: only as their teammate",
  per: `A line for each: ${parts.join(", ")}`,
  over: `What a streak counts: ${sequences.join(", ")}`,
  min_starts: "Only those with at least so many races",
  at_least: "Only values from this one on",
  exactly: "Only this value",
  never: `Only those who never had one: ${nevers.join(", ")}`,
  order: "usual or reversed",
  dns: "Whether a race not started ends a streak: skip or break",
  poles: "Who has a pole: grid (who started first) or credited",
  indy: "Whether the Indianapolis 500 counts: yes or no",
  pair: "Whether both of a pair have to achieve it: both or either",
};

const question = object(entries);

/** A question to the archive, complete with its defaults and canonical: each has one form. */
export type Question = InferOutput<typeof question>;
/** The question of an address without parameters. */
export const defaultQuestion: Question = parse(question, {});

/** Whether a question names the one season, circuit, Grand Prix or team that it counts within: every line has the same. */
export function namesItsPart(asked: Question): boolean {
  const { per, circuit, gp, team } = asked;
  if (per === "season") return asked.years !== undefined && asked.years.from === asked.years.to;
  return { career: undefined, circuit, gp, team }[per]?.length === 1;
}

/**
 * Reads a question from its parameters. Empty ones count as absent, as a form sends them.
 *
 * @param params texts by name, as in an address; others than a question's are ignored
 * @throws InvalidQueryError for a value that cannot be meant, and for parts that do not go together
 */
export function readQuestion(params: Iterable<readonly [string, string]>): Question {
  const texts = Object.fromEntries(
    [...params]
      .filter(([name, text]) => isParameter(name) && text.trim() !== "")
      .map(([name, text]) => [name, text.trim()]),
  );
  const result = safeParse(question, texts);
  if (!result.success) {
    const [issue] = result.issues;
    const name = issue.path?.[0]?.key;
    if (typeof name !== "string") throw new InvalidQueryError("This is not a question.", issue.message);
    throw new InvalidQueryError(
      `“${texts[name] ?? ""}” is not a value of ${name}.`,
      expectationOf(name, issue.message),
      { parameter: name, value: texts[name] ?? "" },
    );
  }
  const canonical = canonicalQuestion(result.output);
  checkTogether(canonical);
  return canonical;
}

/** The parameters of a question that differ from their defaults, in one order: what its address has. */
function questionSearch(asked: Question): QuestionSearch {
  const pairs = questionParameters.flatMap((name): Array<[QuestionParameter, string]> => {
    const value = asked[name];
    if (value === undefined || value === defaultQuestion[name]) return [];
    return [[name, writeValue(value)]];
  });
  return Object.fromEntries(pairs);
}

/** A question's one text, for example `what=pole&driver=charles_leclerc`; empty for the default question. */
export function questionText(asked: Question): string {
  return searchText(questionSearch(asked));
}

/** A question's text as a segment of a path, which is never empty. */
export function questionSegment(asked: Question): string {
  return questionText(asked) || `what=${questionDefaults.what}`;
}

/** The canonical text of a question's text. @throws InvalidQueryError like `readQuestion` */
export function canonicalQuestionText(text: string): string {
  return questionText(readQuestion(new URLSearchParams(text)));
}

/** A range as an address has it: "3", "1..10", "11..". */
function writeRange({ from, to }: Range): string {
  if (from === to) return String(from);
  return `${from ?? ""}..${to ?? ""}`;
}

/** One question has one form: what says nothing is left out, and what says the same is written the same. */
function canonicalQuestion(asked: Question): Question {
  const { measure, of } = asked;
  // Among starts alone every one follows another.
  const over =
    measure !== "streak" ? "starts" : isEveryStart(asked) && asked.over === "starts" ? "rounds" : asked.over;
  const simple: Question = {
    ...asked,
    measure: measure === "races" && (of === "drivers" || of === "pairs") ? "count" : measure,
    figure: hasFigure(measure) ? asked.figure : undefined,
    over,
    dns: measure === "streak" && over === "starts" && startsOnly(asked.what) ? asked.dns : "skip",
    pair: of === "pairs" ? asked.pair : "both",
    at_least: asked.exactly === undefined ? asked.at_least : undefined,
    poles: usesPole(asked) ? asked.poles : "grid",
  };
  if (asked.what === "start" && asked.finish !== undefined) {
    const event = eventOfFinish(asked.finish);
    if (event !== null) return { ...simple, what: event, finish: undefined };
  }
  return simple;
}

/** Whether all starts are counted, or all entries, and not those of a kind. */
export function isEveryStart(asked: Question): boolean {
  const isOfNoKind = raceConditions.every((name) => asked[name] === undefined);
  return (asked.what === "start" || asked.what === "entry") && isOfNoKind;
}

function eventOfFinish({ from, to }: Range): Event | null {
  if ((from ?? 1) !== 1) return null;
  if (to === 1) return "win";
  return to === 3 ? "podium" : null;
}

/** Whether a measure is worked out of a figure of each result. */
export function hasFigure(measure: string): boolean {
  return ["sum", "mean", "most", "least"].includes(measure);
}

/** Whether only those who started can have achieved it. */
function startsOnly(event: Event): boolean {
  return !["entry", "no_start", "no_qualification", "pole"].includes(event);
}

/** Whether who had the pole matters to its answer. */
export function usesPole({ what, pole, never }: Question): boolean {
  return what === "pole" || what === "hat_trick" || pole !== undefined || never === "pole";
}

function checkTogether(asked: Question): void {
  const { of, measure, figure, per, session, over } = asked;
  if (hasFigure(measure) && figure === undefined)
    throw new InvalidQueryError(`The measure ${measure} needs a figure.`, `figure: ${figures.join(", ")}`);
  if ((measure === "youngest" || measure === "oldest") && of !== "drivers")
    throw new InvalidQueryError("Only drivers have an age.", "of=drivers");
  if (of === "pairs" && hasFigure(measure))
    throw new InvalidQueryError(
      "A pair has no figures of its own.",
      "count, rate, streak, first, last, span, wait, until",
    );
  if (of === "pairs" && (asked.with !== undefined || asked.home !== undefined))
    throw new InvalidQueryError("A pair is two teammates already.", "driver: one or both of the pair");
  if (asked.never === "title" && (of === "engines" || of === "pairs"))
    throw new InvalidQueryError("Titles are those of drivers and teams.", "of: drivers, teams, nations");
  if (of === "teams" && per === "team")
    throw new InvalidQueryError("A team has one team only.", "per: career, season, circuit, gp");
  if (over === "seasons" && per === "season")
    throw new InvalidQueryError("Consecutive seasons are more than one.", "per: career, circuit, gp, team");
  if (session !== "race" && (asked.stops !== undefined || figure === "stops"))
    throw new InvalidQueryError("Stops are known of Grands Prix only.", "session=race");
  if (
    session !== "race" &&
    (["fastest_lap", "hat_trick", "grand_slam"].includes(asked.what) || asked.fastest_lap !== undefined)
  )
    throw new InvalidQueryError("Fastest laps are counted in Grands Prix only.", "session=race");
}

function expectationOf(name: string, message: string): string {
  const options: Partial<Record<string, ReadonlyArray<string>>> = {
    of: subjects,
    measure: measures,
    what: events,
    figure: figures,
    session: sessions,
    per: parts,
    over: sequences,
    never: nevers,
  };
  return options[name]?.join(", ") ?? message;
}

function isParameter(name: string): name is QuestionParameter {
  return Object.hasOwn(entries, name);
}

function readRange(text: string): Range {
  const [start = "", end = start] = text.split("..");
  const [from, to] = [readEnd(start), readEnd(end)];
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

function readEnd(text: string): number | null {
  return text === "" ? null : Number(text);
}

function writeValue(value: string | number | Range | ReadonlyArray<string>): string {
  if (typeof value === "object" && "from" in value) return writeRange(value);
  return typeof value === "object" ? value.join(",") : String(value);
}
