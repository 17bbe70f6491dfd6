import { read, searchParams, searchTexts } from "#app/text/search-params.ts";

/** One sorted column; of several, the first decides and the next breaks ties. */
export type Sort = { id: string; desc: boolean };

/** How a filter compares: numbers with all three, text only with `=`, which then means "contains". */
export type Operator = ">" | "<" | "=";

/** One condition that a row must meet, as the visitor put it. */
export type Filter = {
  /** Id of a filter column. */
  column: string;
  operator: Operator;
  /** As typed or chosen; never blank. */
  value: string;
};

/** What a visitor made of a table: its filters and its order. */
export type View = { sorting: ReadonlyArray<Sort>; filters: ReadonlyArray<Filter> };

/**
 * A view as it stands in the address: `?sort=points.desc,year.asc&f=finish_position.lt.4&f=country.eq.Italy`.
 * Both absent: the table as it comes.
 */
export type ViewSearch = { sort?: string | undefined; f?: string | Array<string> | undefined };

/** More filters than anyone sets; an address with more would only keep the server busy. */
export const maxFilters = 20;

const operatorWords: Readonly<Record<Operator, string>> = { ">": "gt", "<": "lt", "=": "eq" };
const wordOperators: ReadonlyMap<string, Operator> = new Map([
  ["gt", ">"],
  ["lt", "<"],
  ["eq", "="],
]);

/** The schemas of a view's search parameters, for routes that have others beside them. */
export const viewParams = {
  sort: read((sort) => writeView({ sorting: readSorting(sort), filters: [] }).sort),
  f: read((f) => writeView({ sorting: [], filters: readFilters(f) }).f),
};

/**
 * Reads and tidies a view's search parameters (`validateSearch` of a route). Its result stands in the address exactly
 * like this, so that reading it again changes nothing: an address redirects to its tidy form once and never in circles.
 */
export const tableView = searchParams(viewParams);

/** The view that search parameters stand for. */
export function readView(search: ViewSearch): View {
  return { sorting: readSorting(search.sort), filters: readFilters(search.f) };
}

/** The search parameters of a view; both keys are always there, so that they replace older ones. */
export function writeView(view: View): ViewSearch {
  const filters = view.filters.map(writeFilter);
  return {
    sort: view.sorting.length === 0 ? undefined : view.sorting.map(writeSort).join(","),
    f: filters.length > 1 ? filters : filters[0],
  };
}

function readSorting(value: unknown): ReadonlyArray<Sort> {
  const sorts = searchTexts(value)
    .flatMap((text) => text.split(","))
    .flatMap((text) => {
      const [, id = "", direction] = /^([a-z0-9_]+)\.(asc|desc)$/.exec(text) ?? [];
      return direction === undefined ? [] : [{ id, desc: direction === "desc" }];
    });
  // A column can be sorted by once: its first mention decides.
  return sorts.filter(({ id }, index) => sorts.findIndex((sort) => sort.id === id) === index);
}

function writeSort({ id, desc }: Sort): string {
  return `${id}.${desc ? "desc" : "asc"}`;
}

function readFilters(value: unknown): ReadonlyArray<Filter> {
  const filters = searchTexts(value).flatMap((text) => {
    // Only the first two dots part: a value may hold any text.
    const [, column = "", word = "", wanted = ""] = /^([a-z0-9_]+)\.(gt|lt|eq)\.(.+)$/s.exec(text) ?? [];
    const operator = wordOperators.get(word);
    return operator === undefined || wanted.trim() === "" ? [] : [{ column, operator, value: wanted }];
  });
  return filters.slice(0, maxFilters);
}

function writeFilter({ column, operator, value }: Filter): string {
  return `${column}.${operatorWords[operator]}.${value}`;
}

/** How each page's table was last looked at during this visit, by the page's path. Browser only: effects write it. */
const views = new Map<string, ViewSearch>();

/** Remembers the view of the table on a page. */
export function rememberView(pathname: string, view: ViewSearch): void {
  views.set(pathname, view);
}

/** The view to come back to; empty for a table that was not looked at yet. */
export function rememberedView(pathname: string): ViewSearch {
  return views.get(pathname) ?? {};
}
