import { ordinal, formatList } from "#contract/values.ts";
import { type Question, namesItsPart } from "#contract/ask/question.ts";
import {
  figureNouns,
  type NameOf,
  narrowingText,
  resultNouns,
  withIndefinite,
} from "#contract/ask/sentence.ts";
import { formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { type AskLine, askValueText } from "./lines.ts";

/** A value as it is read, and what it is a number of: "5" and "wins", "22nd" and "on the grid"; "" where it says so. */
export type ValueInWords = { value: string; unit: string };

/** The most sharers of a first place who are named. */
const mostNamed = 3;

/** The value of an answer's first line, in words. */
export function valueInWords(question: Question, line: Pick<AskLine, "value" | "written">): ValueInWords {
  const { measure, figure } = question;
  const isExtreme = measure === "most" || measure === "least";
  const place = isExtreme && figure !== undefined ? placeWords[figure] : undefined;
  return place === undefined
    ? { value: askValueText(measure, line), unit: unitOf(question, line.value === 1) }
    : { value: ordinal(Number(line.value)), unit: place };
}

/**
 * What an answer says, in one line: "Michael Schumacher and Lewis Hamilton: 5 wins each at Monza".
 *
 * @param lines the lines of the answer, the first ones first
 * @param total how many there are in all
 * @returns null where nobody is in the answer
 */
export function findingText(
  question: Question,
  lines: ReadonlyArray<AskLine>,
  total: number,
  nameOf: NameOf,
): string | null {
  const firsts = lines.filter(({ place }) => place === 1);
  const [first] = firsts;
  if (first === undefined) return null;
  const { value, unit } = valueInWords(question, first);
  const words = [
    ...valueWords(question, value, unit, firsts.length > 1 ? "each" : ""),
    firsts.length === 1 ? ownPart(question, first.part) : sharedPart(question),
    narrowingText(question, nameOf),
  ];
  return `${whoText(question, firsts, lines.length, total)}: ${words.filter((word) => word !== "").join(" ")}`;
}

/**
 * How many are in an answer, in one line: "7 drivers from Germany with a win".
 *
 * @param total how many there are
 * @returns null for fewer than two, and where a line is no whole career
 */
export function howManyText(question: Question, total: number, nameOf: NameOf): string | null {
  const { of, per, measure, nation = [], at_least: least, exactly, never } = question;
  if (total < 2 || of === "pairs" || per !== "career" || measure !== "count") return null;
  const [one, several] = resultNouns(question);
  const amount = exactly ?? least;
  const named = nation.map((id) => nameOf("nation", id).replace(/^(?=United |Netherlands$)/, "the "));
  const words = [
    `${formatThousands(total)} ${of}`,
    of === "drivers" && nation.length > 0 ? `from ${formatList(named)}` : "",
    amount === undefined || (amount === 1 && exactly === undefined)
      ? `with ${withIndefinite(one)}`
      : `with ${exactly === undefined ? "at least" : "exactly"} ${amount} ${amount === 1 ? one : several}`,
    never === undefined
      ? ""
      : `and without a ${never === "title" ? "title" : resultNouns({ ...question, what: never, finish: undefined })[0]}`,
    narrowingText(question, nameOf),
  ];
  return words.filter((word) => word !== "").join(" ");
}

/** Why nobody is in an answer: the archive has not the seasons that are asked for, or nobody meets the conditions. */
export function noneText({ years }: Question, [first, last]: readonly [number, number]): string {
  const from = years?.from ?? first;
  const to = years?.to ?? last;
  return from > last || to < first
    ? `The archive has the seasons ${first} to ${last}.`
    : "No result meets these conditions.";
}

/** Who is first: up to three by name, of more how many. */
function whoText({ of }: Question, firsts: ReadonlyArray<AskLine>, listed: number, total: number): string {
  const names = firsts.map(({ subject }) => subject);
  if (names.length > mostNamed) {
    // Those who are level may go on behind the last line of the list.
    const count =
      names.length === listed && total > listed ? `At least ${listed}` : formatThousands(names.length);
    return `${count} ${of === "pairs" ? "pairs of teammates" : of}`;
  }
  return formatList(names);
}

function valueWords(question: Question, value: string, unit: string, each: string): Array<string> {
  const { measure, what, figure, finish } = question;
  const [one, several] = resultNouns(question);
  const isAnyStart = what === "start" || (what === "classified" && finish === undefined);
  const withOne = isAnyStart ? "" : `with ${withIndefinite(one)}`;
  switch (measure) {
    case "first":
    case "last":
      return [`${measure} ${one} on ${value}`];
    case "span":
      return [value, each, `from the first to the last ${one}`];
    case "wait":
      return [value, unit, each, `between two ${several}`];
    case "until":
      return [value, unit, each, `up to the first ${one}`];
    case "youngest":
      return [value, each, `at the first ${one}`];
    case "oldest":
      return [value, each, `at the last ${one}`];
    case "mean":
      return [`average ${figure === undefined ? "" : figureNouns[figure]} ${value}`, withOne];
    case "count":
    case "races":
    case "sum":
      return [value, unit, each];
    default:
      return [value, unit, each, withOne];
  }
}

/** What a value is a number of. */
function unitOf(question: Question, isOne: boolean): string {
  const { measure, figure, over } = question;
  const [one, several] = resultNouns(question);
  const races = isOne ? "race" : "races";
  switch (measure) {
    case "count":
      return isOne ? one : several;
    case "races":
      return `${races} with ${withIndefinite(one)}`;
    case "rate":
      return "of races";
    case "streak":
      return `${isOne ? inARow[over].slice(0, -1) : inARow[over]} in a row`;
    case "wait":
    case "until":
      return races;
    case "mean":
      return "on average";
    case "sum":
    case "most":
    case "least":
      return figure === undefined ? "" : figureNouns[figure];
    default:
      return "";
  }
}

/** What follows each other; of drivers who missed a race the records count fewer races than starts in a row. */
const inARow = { starts: "starts", rounds: "races", seasons: "seasons" } as const;

/** Figures that are places, and where. */
const placeWords: Partial<Record<NonNullable<Question["figure"]>, string>> = {
  grid: "on the grid",
  finish: "at the finish",
  qualified: "in qualifying",
};

/** Within which season, circuit … the first line is, where the question does not name it. */
function ownPart(question: Question, part: string | null): string {
  if (part === null || namesItsPart(question)) return "";
  const before = { career: "", season: "in", circuit: "at", gp: "at the", team: "for" } as const;
  return `${before[question.per]} ${part}`;
}

function sharedPart(question: Question): string {
  if (namesItsPart(question)) return "";
  const parts = {
    career: "",
    season: "in one season",
    circuit: "at one circuit",
    gp: "in one Grand Prix",
    team: "for one team",
  } as const;
  return parts[question.per];
}

/** A question as one asks it, or in short where no question is that simple: "How many podiums does Senna have?" */
export function askedQuestion({ measure, of, per }: Question, sentence: string): string {
  const text = sentence.replace(/\.$/, "").replace(/ in Grands Prix(?! and)/, "");
  const [, name = "", what = ""] = /^(.+?)’s (.+)$/.exec(text) ?? [];
  const isOfOne = of === "drivers" || of === "teams" || of === "engines";
  if (
    name !== "" &&
    measure === "count" &&
    isOfOne &&
    (per === "career" || / (in|at) one (season|circuit)/.test(what))
  ) {
    const who = of === "drivers" ? lastName(name) : name;
    if (what.includes(" in one season"))
      return `In which season did ${who} have the most ${what.replace(" in one season", "")}?`;
    return what.includes(" at one circuit")
      ? `Where does ${who} have the most ${what.replace(" at one circuit", "")}?`
      : `How many ${what} does ${who} have?`;
  }
  const [, all, most = ""] = /^(Drivers(?: from .+?)?|Teams) with the (.+)$/.exec(text) ?? [];
  if (all === undefined) return shortQuestion(text);
  const who =
    all === "Drivers" ? "Who" : all.replace("Drivers", "Which driver").replace("Teams", "Which team");
  return `${who} has the ${most}?`;
}

/** "Wins in one season", "Date of the first win": whom a page is about goes without saying. */
function shortQuestion(text: string): string {
  const short = text
    .replace(/^Drivers (?:with|by(?: the| their)?) /, "")
    .replace(/^.*?’s /, "")
    .replace(" of their ", " of the ");
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}`;
}
