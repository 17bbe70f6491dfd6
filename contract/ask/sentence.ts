import { firstSeason } from "../ids.ts";
import { ordinal, formatList } from "../values.ts";
import {
  type Event,
  type Figure,
  type Measure,
  isPlace,
  namesItsPart,
  type Question,
  type Range,
  usesPole,
} from "./question.ts";

/** Names of what a question names by its id: `name("driver", "lewis_hamilton")`. */
export type NameOf = (kind: NamedKind, id: string) => string;
export const namedKinds = ["driver", "team", "engine", "nation", "circuit", "gp", "country"] as const;
export type NamedKind = (typeof namedKinds)[number];

/** What is counted, as one and as several. */
const eventNouns: Readonly<Record<Event, readonly [one: string, several: string]>> = {
  win: ["win", "wins"],
  podium: ["podium", "podiums"],
  points: ["points finish", "points finishes"],
  pole: ["pole position", "pole positions"],
  front_row: ["start from the front row", "starts from the front row"],
  fastest_lap: ["fastest lap", "fastest laps"],
  hat_trick: ["hat-trick", "hat-tricks"],
  grand_slam: ["grand slam", "grand slams"],
  start: ["start", "starts"],
  classified: ["classified finish", "classified finishes"],
  retirement: ["retirement", "retirements"],
  disqualification: ["disqualification", "disqualifications"],
  entry: ["entry", "entries"],
  no_start: ["race not started", "races not started"],
  no_qualification: ["race not qualified for", "races not qualified for"],
};

/** What each figure is called in a sentence. */
export const figureNouns: Readonly<Record<Figure, string>> = {
  finish: "finishing position",
  grid: "grid position",
  qualified: "qualifying position",
  gained: "places gained",
  points: "points",
  stops: "pit stops",
};

/**
 * A question in one English sentence, without its choices of definition.
 *
 * @param nameOf the names of drivers, teams … that it has by their ids
 */
export function questionSentence(asked: Question, nameOf: NameOf): string {
  const named: NameOf = (kind, id) => withArticle(nameOf(kind, id));
  const one = onlySubject(asked, named);
  // "Drivers from Italy with the most wins", not "… by drivers from Italy".
  const said = one !== null ? subjectParameter[asked.of] : asked.of === "drivers" ? "nation" : null;
  const parts = [
    one === null ? headOfAll(asked, named) : headOfOne(asked, one),
    ...conditionTexts(asked),
    partText(asked),
    ...scopeTexts(said === null ? asked : { ...asked, [said]: undefined }, named),
    ...havingTexts(asked, one === null && saysAmount(asked)),
  ];
  const text = parts.filter((part) => part !== "").join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * What narrows a question to fewer results, as its sentence ends: "from pole at Monza since 2010"; empty for nothing.
 * Sessions are among it where they are not Grands Prix alone.
 */
export function narrowingText(asked: Question, nameOf: NameOf): string {
  const named: NameOf = (kind, id) => withArticle(nameOf(kind, id));
  const isOfOne = onlySubject(asked, named) !== null;
  const said = isOfOne
    ? { [subjectParameter[asked.of]]: undefined }
    : asked.of === "drivers"
      ? { nation: undefined }
      : {};
  return [
    ...(asked.session === "race" ? [] : [`in ${sessionTexts[asked.session]}`]),
    ...conditionTexts(asked),
    ...scopeTexts({ ...asked, ...said }, named),
  ].join(" ");
}

const subjectParameter = {
  drivers: "driver",
  teams: "team",
  engines: "engine",
  nations: "nation",
  pairs: "driver",
} as const;

/** "a win", "an entry". */
export function withIndefinite(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** Names of countries that have an article in a sentence. */
function withArticle(name: string): string {
  return /^(?:United |Netherlands$)/.test(name) ? `the ${name}` : name;
}

/** The name of the one whom the question is about; null where it is about several. */
function onlySubject(asked: Question, nameOf: NameOf): string | null {
  const parameter = subjectParameter[asked.of];
  const names = (asked[parameter] ?? []).map((id) => nameOf(parameter, id));
  return names.length === (asked.of === "pairs" ? 2 : 1) ? names.join(" and ") : null;
}

/** How the question counts where more than one way is possible, a sentence each. */
export function definitionTexts(asked: Question): Array<string> {
  const { what, measure, over, session, of } = asked;
  const texts: Array<string> = [];
  if (measure === "streak" && over === "starts")
    texts.push(
      asked.dns === "skip"
        ? "A race that was entered but not started does not end a run."
        : "A race that was entered but not started ends a run.",
    );
  if (measure === "streak" && over === "rounds") texts.push("A race that was missed ends a run.");
  const record = isOfRecord(asked) ? recordNames[what] : undefined;
  if (record !== undefined && over === "starts")
    texts.push(`A race that was not entered does not end one, as it does in the record of ${record}.`);
  if (record !== undefined && over === "rounds") texts.push(`The record of ${record} is counted like this.`);
  if (session === "race") texts.push("Sprints do not count.");
  if (usesPole(asked))
    texts.push(
      asked.poles === "grid"
        ? "A pole is the first place on the grid. Credited poles that were not started from, like Leclerc’s in Monaco 2021, do not count."
        : "Poles are counted as F1DB credits them, even to those who did not start from there, as Leclerc at Monaco in 2021.",
    );
  if (mayCountIndianapolis(asked))
    texts.push(
      asked.indy === "yes"
        ? "The Indianapolis 500 of 1950 to 1960 counts."
        : "The Indianapolis 500 does not count.",
    );
  if (of === "pairs")
    texts.push(
      asked.pair === "both"
        ? "A pair are two drivers of one team in the same race; both have to achieve it."
        : "A pair are two drivers of one team in the same race; one of them has to achieve it.",
    );
  else if (of === "nations" && measure === "count") texts.push("Every driver counts.");
  else if (of !== "drivers" && measure === "count") texts.push("Every car counts.");
  if (measure === "sum" && asked.figure === "points")
    texts.push("Points are those scored in the races, before results were dropped.");
  return texts;
}

/** The records of runs (app/data/records/record-texts.ts), as in a sentence. */
const recordNames: Partial<Record<Event, string>> = { win: "wins in a row", pole: "poles in a row" };

/** Whether a question is that of a record: of drivers, in Grands Prix of all seasons and places. */
function isOfRecord(asked: Question): boolean {
  const { measure, of, session, poles } = asked;
  const isOfAll = narrowingText({ ...asked, driver: undefined, nation: undefined }, (_kind, id) => id) === "";
  return measure === "streak" && of === "drivers" && session === "race" && poles === "grid" && isOfAll;
}

/** Whether the Indianapolis 500 is among the races that a question is about; it was a round from 1950 to 1960. */
function mayCountIndianapolis({ session, years, circuit, gp }: Question): boolean {
  return (
    session !== "sprint" &&
    (years?.from ?? firstSeason) <= 1960 &&
    (circuit?.includes("indianapolis") ?? true) &&
    (gp?.includes("indianapolis") ?? true)
  );
}

/** What a question counts, as one and as several: "finish in 2nd place" rather than "classified finish finishing 2nd". */
export function resultNouns({ what, finish }: Question): readonly [one: string, several: string] {
  if (what !== "classified" || finish === undefined) return eventNouns[what];
  const places = finishText(finish);
  return [`finish in ${places}`, `finishes in ${places}`];
}

/** "2nd place", "1st or 2nd place", "11th place or lower". */
function finishText({ from, to }: Range): string {
  const first = from ?? 1;
  if (to === null) return `${ordinal(first)} place or lower`;
  if (first === to) return `${ordinal(to)} place`;
  return `${ordinal(first)} ${to === first + 1 ? "or" : "to"} ${ordinal(to)} place`;
}

/**
 * What a question is about: results as several and as one, with the sessions they are from; where a Grand Prix is named,
 * or each counts for itself, they are its races.
 */
function resultTexts(asked: Question): Record<"many" | "single" | "added", string> {
  const { what, session, gp, per } = asked;
  const [one, several] = resultNouns(asked);
  const isOfGp = session === "race" && (gp !== undefined || per === "gp");
  const where = isOfGp ? "" : ` in ${sessionTexts[session]}`;
  return {
    many: `${several}${where}`,
    single: `${one}${where}`,
    // What is added up over all starts needs no word for them.
    added: what === "start" ? where : ` in ${several}${where}`,
  };
}

function headOfAll(asked: Question, nameOf: NameOf): string {
  const { of, measure, over, order, nation, session } = asked;
  const { many, single, added } = resultTexts(asked);
  const [one] = resultNouns(asked);
  const from =
    nation === undefined
      ? ""
      : ` from ${formatList(
          nation.map((id) => nameOf("nation", id)),
          "or",
        )}`;
  const drivers = `drivers${from}`;
  const subjects = of === "pairs" ? "pairs of teammates" : of === "drivers" ? drivers : of;
  const isUsual = order === "usual";
  const most = isUsual ? "most" : "fewest";
  const long = isUsual ? "longest" : "shortest";
  const heads: Readonly<Record<Measure, string>> = {
    count: `${subjects} with ${amountOf(asked, most, many, single)}`,
    races: `${subjects} with ${amountOf(asked, most, `races with a ${single}`, `race with a ${single}`)}`,
    rate: `${subjects} with the ${isUsual ? "highest" : "lowest"} share of ${many}`,
    streak: `${subjects} with the ${long} run of ${sequenceTexts[over]} with a ${single}`,
    first: `${subjects} by the date of their first ${single}`,
    last: `${subjects} by the date of their last ${single}`,
    span: `${subjects} with the ${long} time from the first to the last ${single}`,
    wait: `${subjects} with the ${most} races between two ${many}`,
    until:
      asked.exactly === 1
        ? `${subjects} with ${withIndefinite(one)} in their first ${single === one ? "race" : ofSession[session]}`
        : `${subjects} with ${amountOf(asked, most, "races", "race")} up to their first ${single}`,
    youngest: `${isUsual ? "youngest" : "oldest"} ${drivers} at their first ${single}`,
    oldest: `${isUsual ? "oldest" : "youngest"} ${drivers} at their last ${single}`,
    sum: `${subjects} with the ${most} ${figureText(asked)}${added}`,
    mean: `${subjects} with the ${endText(asked)} average ${figureText(asked)}${added}`,
    most: `${subjects} by their ${extremeText(asked)} with a ${single}`,
    least: `${subjects} by their ${extremeText(asked)} with a ${single}`,
  };
  return heads[measure];
}

/** Whether the head says how many, where the question limits that, and no end of the list has to be named. */
function saysAmount({ measure, order, exactly }: Question): boolean {
  const isOfAmounts = measure === "count" || measure === "races" || measure === "until";
  return isOfAmounts && (order === "usual" || exactly !== undefined);
}

/** "the most wins", "exactly 1 win", "at least 30 wins". */
function amountOf(asked: Question, most: string, many: string, single: string): string {
  const { exactly, at_least } = asked;
  const amount = exactly ?? at_least;
  if (amount === undefined || !saysAmount(asked)) return `the ${most} ${many}`;
  return `${exactly === undefined ? "at least" : "exactly"} ${amount} ${amount === 1 ? single : many}`;
}

/** Which of the averages come first: of places the low numbers are the best. */
function endText({ figure, order }: Question): string {
  const isUsual = order === "usual";
  if (isPlace(figure)) return isUsual ? "best" : "worst";
  return isUsual ? "highest" : "lowest";
}

function headOfOne(asked: Question, name: string): string {
  const { measure, over } = asked;
  const { many, single, added } = resultTexts(asked);
  const whose = `${name}’s`;
  const heads: Readonly<Record<Measure, string>> = {
    count: `${whose} ${many}`,
    races: `${whose} races with a ${single}`,
    rate: `${whose} share of ${many}`,
    streak: `${whose} longest run of ${sequenceTexts[over]} with a ${single}`,
    first: `${whose} first ${single}`,
    last: `${whose} last ${single}`,
    span: `${whose} time from the first to the last ${single}`,
    wait: `${whose} longest wait between two ${many}`,
    until: `${whose} races up to the first ${single}`,
    youngest: `${whose} age at the first ${single}`,
    oldest: `${whose} age at the last ${single}`,
    sum: `${whose} ${figureText(asked)}${added}`,
    mean: `${whose} average ${figureText(asked)}${added}`,
    most: `${whose} ${extremeText(asked)} with a ${single}`,
    least: `${whose} ${extremeText(asked)} with a ${single}`,
  };
  return heads[measure];
}

function figureText({ figure }: Question): string {
  return figure === undefined ? "" : figureNouns[figure];
}

/** The greatest or least of a figure: a high number is a low place. */
function extremeText({ figure, measure }: Question): string {
  if (figure === undefined) return "";
  const isGreatest = measure === "most";
  const word = isPlace(figure) ? (isGreatest ? "lowest" : "best") : isGreatest ? "most" : "fewest";
  return `${word} ${figureNouns[figure]}`;
}

const sessionTexts = {
  race: "Grands Prix",
  sprint: "sprints",
  both: "Grands Prix and sprints",
} as const;

const ofSession = { race: "Grand Prix", sprint: "sprint", both: "race" } as const;

const sequenceTexts = {
  starts: "consecutive starts",
  rounds: "consecutive races held",
  seasons: "consecutive seasons",
} as const;

const partTexts = {
  career: "",
  season: "in one season",
  circuit: "at one circuit",
  gp: "in one Grand Prix over the years",
  team: "for one team",
} as const;

/** Within which part of a career something is counted; nothing where the question names the only one. */
function partText(asked: Question): string {
  return namesItsPart(asked) ? "" : partTexts[asked.per];
}

function conditionTexts(asked: Question): Array<string> {
  const texts: Array<string> = [];
  if (asked.pole !== undefined) texts.push(asked.pole === "yes" ? "from pole" : "not from pole");
  if (asked.grid !== undefined) texts.push(placeText(asked.grid, "starting", "on the grid"));
  if (asked.qualified !== undefined) texts.push(placeText(asked.qualified, "having qualified", ""));
  if (asked.finish !== undefined && asked.what !== "classified")
    texts.push(placeText(asked.finish, "finishing", ""));
  if (asked.gained !== undefined) texts.push(`with ${amountText(asked.gained)} places gained`);
  if (asked.points !== undefined) texts.push(`with ${amountText(asked.points)} points`);
  if (asked.stops !== undefined) texts.push(`with ${amountText(asked.stops)} pit stops`);
  if (asked.fastest_lap !== undefined)
    texts.push(asked.fastest_lap === "yes" ? "with the fastest lap" : "without the fastest lap");
  if (asked.reason !== undefined) texts.push(`because of ${asked.reason.replaceAll("_", " ")}`);
  if (asked.home !== undefined) texts.push(asked.home === "yes" ? "at home" : "away from home");
  return texts.filter((text) => text !== "");
}

function placeText(range: Range, verb: string, where: string): string {
  const { from, to } = range;
  const at = where === "" ? "" : ` ${where}`;
  if (from !== null && from === to) return `${verb} ${ordinal(from)}${at}`;
  if (from !== null && to !== null) return `${verb} ${ordinal(from)} to ${ordinal(to)}${at}`;
  if (from !== null) return `${verb} ${ordinal(from)} or lower${at}`;
  return to === null ? "" : `${verb} ${ordinal(to)} or higher${at}`;
}

function amountText({ from, to }: Range): string {
  if (from !== null && from === to) return String(from);
  if (from !== null && to !== null) return `${from} to ${to}`;
  return from === null ? `at most ${to ?? 0}` : `at least ${from}`;
}

function scopeTexts(asked: Question, nameOf: NameOf): Array<string> {
  const named = (
    kind: NamedKind,
    ids: ReadonlyArray<string> | undefined,
    before: string,
    join: "and" | "or" = "or",
  ) =>
    ids === undefined
      ? []
      : [
          `${before} ${formatList(
            ids.map((id) => nameOf(kind, id)),
            join,
          )}`,
        ];
  const { years, round } = asked;
  return [
    ...named("driver", asked.driver, "by", asked.of === "pairs" ? "and" : "or"),
    ...named("nation", asked.nation, "by drivers from"),
    ...named("team", asked.team, "for"),
    ...named("engine", asked.engine, "with").map((text) => `${text} engines`),
    ...named("driver", asked.with, "as a teammate of"),
    ...named("circuit", asked.circuit, "at"),
    ...named("gp", asked.gp, "at the"),
    ...named("country", asked.country, "in"),
    ...(round === undefined ? [] : [roundText(round)]),
    ...(years === undefined ? [] : [yearsText(years)]),
  ];
}

function roundText(round: string): string {
  if (round === "first") return "in the first round of a season";
  return round === "last" ? "in the last round of a season" : `in round ${round} of a season`;
}

function yearsText({ from, to }: Range): string {
  if (from !== null && from === to) return `in ${from}`;
  if (from !== null && to !== null) return `from ${from} to ${to}`;
  return from === null ? `up to ${to ?? ""}` : `since ${from}`;
}

/** @param isSaid whether the sentence's head has said how many */
function havingTexts(
  { min_starts, at_least, exactly, never, measure }: Question,
  isSaid: boolean,
): Array<string> {
  const unit = measure === "rate" ? "%" : "";
  return [
    ...(min_starts === undefined ? [] : [`among those with at least ${min_starts} races`]),
    ...(never === undefined
      ? []
      : [`among those without a ${never === "title" ? "championship title" : eventNouns[never][0]}`]),
    ...(at_least === undefined || isSaid ? [] : [`(${at_least}${unit} or more)`]),
    ...(exactly === undefined || isSaid ? [] : [`(exactly ${exactly}${unit})`]),
  ];
}
