import type { QuestionParameter, QuestionSearch } from "#contract/ask/address.ts";
import type { WordName, WordParts } from "./words-parts.ts";

const subjectMarks = ["drivers", "teams", "engines", "nations", "pairs"] as const;

/** The question that the parts are; null where they are none. */
export function questionOf(parts: WordParts): QuestionSearch | null {
  const { names, events, set, years, marks, never } = parts;
  // Titles are counted by the records, and no condition of a question.
  if (marks.has("titles") || marks.has("of races")) return null;
  const event = eventOf(parts);
  const isAsked =
    events.length > 0 ||
    marks.has("points") ||
    marks.has("races") ||
    marks.has("gain") ||
    marks.has("average") ||
    set.measure !== undefined ||
    extremeFigure(parts) !== null ||
    marks.has("pairs") ||
    isListOfNation(parts);
  if (!isAsked) return null;
  const question: QuestionSearch = {
    ...event,
    ...measureOf(parts, event),
    ...set,
    ...(set.measure === "sum" ? { what: "start" } : {}),
    ...(years === null ? {} : { years: years.text }),
    ...(never === null ? {} : { never }),
    ...(marks.has("home") ? { home: "yes" } : {}),
    ...namesOf(parts),
  };
  if (marks.has("of one team")) question.per = "team";
  if (marks.has("by team")) {
    if (names.some(({ kind }) => kind === "driver")) question.per = "team";
    else question.of = "teams";
  }
  if (marks.has("retirements") && set.reason === undefined) question.what = "retirement";
  if (marks.has("latest")) Object.assign(question, { measure: "first", order: "reversed" });
  if (marks.has("fewest")) question.order = "reversed";
  return question;
}

/** "brazilian drivers": those who have started. */
function isListOfNation({ names, events, marks, set }: WordParts): boolean {
  const [nation] = names;
  const isNamed = names.length === 1 && nation?.isDemonym === true;
  return (
    isNamed &&
    (marks.has("drivers") || nation.isPerson) &&
    events.length === 0 &&
    Object.keys(set).length === 0
  );
}

/** The results that are counted. */
function eventOf(parts: WordParts): QuestionSearch {
  const { events, marks, set } = parts;
  // "poles converted to wins" are wins from pole.
  const counted = set.pole === undefined ? events : events.filter(({ what }) => what !== "pole");
  const last = counted.filter((each) => each.what !== undefined).at(-1) ?? counted.at(-1) ?? events.at(-1);
  if (last !== undefined) return last;
  if (marks.has("points"))
    return marks.has("streak") || set.measure !== undefined ? { what: "points" } : { what: "start" };
  if (marks.has("races") || marks.has("pairs") || isListOfNation(parts)) return { what: "start" };
  return {};
}

/** The figure of which the best or worst is asked: "best finish", "worst qualifying"; null for none. */
function extremeFigure({ marks, set }: WordParts): string | null {
  if (!marks.has("best") && !marks.has("worst")) return null;
  return set.figure ?? (marks.has("qualifying") ? "qualified" : null);
}

/** What is worked out of them. */
function measureOf(parts: WordParts, event: QuestionSearch): QuestionSearch {
  const { marks, set, events } = parts;
  if (marks.has("consecutive seasons")) return { measure: "streak", over: "seasons" };
  if (marks.has("average")) {
    const figure =
      set.figure ??
      (marks.has("qualifying")
        ? "qualified"
        : marks.has("points")
          ? "points"
          : marks.has("gain")
            ? "gained"
            : "finish");
    return {
      measure: "mean",
      figure,
      what: figure === "finish" || figure === "gained" ? "classified" : "start",
    };
  }
  if (marks.has("gain")) return { measure: "most", what: "classified", figure: "gained" };
  const extreme = extremeFigure(parts);
  if (extreme !== null && events.length === 0)
    return {
      measure: marks.has("best") ? "least" : "most",
      figure: extreme,
      what: extreme === "finish" ? "classified" : "start",
    };
  if (marks.has("until")) return { measure: "until" };
  if (marks.has("wait")) return { measure: "wait" };
  if (marks.has("span")) return { measure: "span" };
  if (marks.has("streak")) return { measure: "streak" };
  if (marks.has("rate")) return { measure: "rate" };
  if (marks.has("first")) return { measure: "first" };
  if (marks.has("last")) return { measure: "last" };
  if (marks.has("points") && event.what === "start") return { measure: "sum", figure: "points" };
  return {};
}

/** Whose and where: names as parameters, and whose lines the answer has. */
function namesOf(parts: WordParts): QuestionSearch {
  const { names, marks, set } = parts;
  const named = subjectMarks.find((mark) => marks.has(mark));
  const isList = marks.has("most") || marks.has("streak") || marks.has("best") || set.measure !== undefined;
  const drivers = names.filter(({ kind, before }) => kind === "driver" && before !== "teammate");
  const question: QuestionSearch = named === undefined || named === "drivers" ? {} : { of: named };
  const isPersons = marks.has("one who") || names.some(({ isPerson }) => isPerson);
  const persons = named === "drivers" || drivers.length > 0 || isList || isPersons;
  for (const name of names) {
    const parameter = parameterOf(name, parts);
    const known = question[parameter];
    question[parameter] = known === undefined ? name.id : `${known},${name.id}`;
    if (question.of !== undefined || persons || name.before === "for") continue;
    if (parameter === "team") question.of = "teams";
    if (parameter === "engine") question.of = "engines";
    if (parameter === "nation" && !marks.has("who")) question.of = "nations";
  }
  return question;
}

function parameterOf(name: WordName, { marks, names }: WordParts): QuestionParameter {
  const { kind, before, isDemonym } = name;
  if (kind === "country")
    return isDemonym || (marks.has("drivers") && before !== "at") ? "nation" : "country";
  if (kind === "driver" && before === "teammate") return "with";
  // Of "mclaren mercedes engine" the last is the engine's.
  const isLastTeam = name === names.findLast((each) => each.kind === "team");
  if (kind === "team" && marks.has("engines") && isLastTeam) return "engine";
  return kind;
}
