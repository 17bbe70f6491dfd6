import {
  lineKeyPattern,
  questionDefaults,
  questionParameters,
  type QuestionSearch,
  searchText,
} from "#contract/ask/address.ts";
import { canonicalId } from "#contract/ids.ts";
import { tidyTyped } from "#app/text/names.ts";
import {
  longestParameter,
  ofEachParameter,
  read,
  searchParams,
  searchTexts,
} from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

const usual: QuestionSearch = questionDefaults;

const parameters = searchParams({
  ...ofEachParameter(questionParameters, (name) =>
    read((value) => {
      const text = textOf(value);
      return text === "" || text === usual[name] || text.length > longestParameter ? undefined : text;
    }),
  ),
  /** The line whose races are open. */
  line: read((value) => (lineKeyPattern.test(textOf(value)) ? textOf(value) : undefined)),
  sort: viewParams.sort,
  /** A question in words, for which the route finds its parts. */
  q: read((value) => tidyTyped(textOf(value)).trim() || undefined),
  // A form's first and last season, which become `years`.
  from: read(() => undefined),
  to: read(() => undefined),
});

/** The search parameters of a question's page: the question, the open line, and the table's order. */
export type AskSearch = ReturnType<typeof parameters>;

/**
 * Reads the search parameters of a question's page. What is empty or a default is left out, since a form sends every
 * field, but for the subject where nothing else is left; the first and last season of a form become one range. Whether it
 * is a question, its answer says.
 */
export function askSearch(search: Record<string, unknown>): AskSearch {
  const asked = parameters({
    ...search,
    years: search["years"] ?? yearsParameter(textOf(search["from"]), textOf(search["to"])),
  });
  // A form that was left as it is asks too.
  return searchText(asked) === "" && search["of"] === usual.of ? { ...asked, of: usual.of } : asked;
}

/** Seasons from one to another, either of which may be missing, as one range; empty for neither. */
export function yearsParameter(from: string, to: string): string {
  if (from === to) return from;
  return from !== "" && to !== "" && from > to ? `${to}..${from}` : `${from}..${to}`;
}

/** The first and the last season of a range; empty where it is open. */
export function yearsOf(years: string | undefined): { from: string; to: string } {
  const [from = "", to = from] = (years ?? "").split("..");
  return { from, to };
}

/** The ids of a parameter, as an address may spell them, with another in one's place. */
export function withOtherId(ids: string | undefined, id: string, other: string): string {
  const all = (ids ?? id).split(",").map(canonicalId);
  return [...new Set(all.map((each) => (each === id ? other : each)))].join(",");
}

/** The first text of a value. */
function textOf(value: unknown): string {
  return (searchTexts(value)[0] ?? "").trim();
}
