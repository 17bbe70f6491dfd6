import type { Locator } from "@playwright/test";

/**
 * A model of what a table should show after a reader's actions. It knows only the texts of the rows, and shares no code
 * with the site.
 */

export type Sort = { head: string; direction: "asc" | "desc" };
export type Filter = { column: string; operator: ">" | "<" | "="; value: string };
export type View = { sorting: ReadonlyArray<Sort>; filters: ReadonlyArray<Filter> };

export type TableModel = {
  /** The columns' labels from left to right, and whether they are sortable. */
  heads: ReadonlyArray<{ label: string; sorts: boolean }>;
  /** The texts of all rows in their initial order. */
  rows: ReadonlyArray<ReadonlyArray<string>>;
};

export const firstView: View = { sorting: [], filters: [] };

/** Filters whose name differs from their column's. */
const headOfFilter: Readonly<Record<string, string>> = {
  "Finish Position": "Finish",
  "Grid Position": "Grid",
  "Race Name": "Race",
};

/** The column that shows what a filter compares; -1 if the table does not show it. */
export function columnOfFilter({ heads }: TableModel, filterColumn: string): number {
  const head = headOfFilter[filterColumn] ?? filterColumn;
  return heads.findIndex(({ label }) => label === head);
}

/**
 * The sorting after a click on a column head, which cycles through unsorted, first and second direction.
 *
 * @param several true if the click keeps the other columns' sorting
 */
export function afterClick(
  sorting: ReadonlyArray<Sort>,
  head: string,
  firstDirection: Sort["direction"],
  several: boolean,
): ReadonlyArray<Sort> {
  const direction = sorting.find((sort) => sort.head === head)?.direction;
  const among = direction !== undefined && sorting.length > 1;
  const others = several || among ? sorting : sorting.filter((sort) => sort.head === head);
  if (direction === undefined) return [...others, { head, direction: firstDirection }];
  if (direction !== firstDirection) return others.filter((sort) => sort.head !== head);
  const other = direction === "asc" ? "desc" : "asc";
  return others.map((sort) => (sort.head === head ? { head, direction: other } : sort));
}

/**
 * The rows that a view shows, in order. Rows of one group may stand in any order: they are sorted by numbers that are
 * rounded to the same text.
 */
export function rowsOf(table: TableModel, view: View): Array<ReadonlyArray<ReadonlyArray<string>>> {
  const passing = table.rows.filter((row) => view.filters.every((filter) => passes(table, row, filter)));
  const sortings = view.sorting.map(({ head, direction }) => {
    const column = table.heads.findIndex(({ label }) => label === head);
    const isMissing = isNumeric(table, column) ? (text: string) => numberOf(text) === null : isBlank;
    return { column, isMissing, sign: direction === "asc" ? 1 : -1 } as const;
  });
  function compareRows(one: ReadonlyArray<string>, other: ReadonlyArray<string>): number | "rounded" {
    for (const { column, isMissing, sign } of sortings) {
      const [text, otherText] = [one[column] ?? "", other[column] ?? ""];
      const order = compare(text, otherText, sign, isMissing);
      if (order !== 0) return order;
      if (isRounded(text)) return "rounded";
    }
    return 0;
  }
  const sorted = passing.toSorted((one, other) => {
    const order = compareRows(one, other);
    return order === "rounded" ? 0 : order;
  });
  const groups: Array<Array<ReadonlyArray<string>>> = [];
  for (const row of sorted) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && compareRows(group[0], row) === "rounded") group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Whether a text is a number with decimals, of which there may be more than it shows. */
function isRounded(text: string): boolean {
  return numberOf(text) !== null && text.includes(".");
}

function passes(table: TableModel, row: ReadonlyArray<string>, { column, operator, value }: Filter): boolean {
  const text = row[columnOfFilter(table, column)] ?? "";
  const number = numberOf(text);
  if (!isNumeric(table, columnOfFilter(table, column)))
    return text.toLowerCase().includes(value.toLowerCase());
  if (number === null) return false;
  if (operator === "=") return number === Number(value);
  return operator === "<" ? number < Number(value) : number > Number(value);
}

/** Whether a column has only numbers, apart from the dash for no value, and in place of a finish the code of why there is none. */
export function isNumeric({ rows }: TableModel, column: number): boolean {
  const texts = rows.map((row) => row[column] ?? "");
  const coded = texts.some((text) => numberOf(text) !== null) ? finishCode : /^$/;
  return texts.every((text) => isBlank(text) || coded.test(text) || numberOf(text) !== null);
}

const finishCode = /^(?:DNF|DNS|DSQ|DNQ|DNPQ|DNP|EX|NC|WD)$/;

/**
 * Whether a column's order follows from its texts, as with numbers and names. Dates, times and lengths are displayed
 * differently from how they are sorted.
 */
export function hasTextOrder(table: TableModel, column: number): boolean {
  return isNumeric(table, column) || table.rows.every((row) => !/\d/.test(row[column] ?? ""));
}

/** Compares two texts, as numbers if both are; missing values come last in both directions. */
function compare(one: string, other: string, sign: 1 | -1, isMissing: (text: string) => boolean): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  const [first, second] = [numberOf(one), numberOf(other)];
  if (first !== null && second !== null) return sign * (first - second);
  return sign * english.compare(withoutSession(one), withoutSession(other));
}

const english = new Intl.Collator("en");

/**
 * A race's name without the mark of a session or sprint weekend: "British Grand Prix (S)" and "British Grand Prix
 * Sprint" sort as the race, and tie with "British Grand Prix (R)"; "George Russell · Sprint" is what a phone says of a pole.
 */
export function withoutSession(text: string): string {
  return text.replace(/(?: ·)? (?:\([RS]\)|Sprint)$/, "");
}

function isBlank(text: string): boolean {
  return text === "–" || text === "";
}

function numberOf(text: string): number | null {
  const digits = text.replaceAll(",", "").replace("−", "-");
  return /^[+-]?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** What a table shows, read at one moment. */
export type ShownTable = {
  /** The texts of the active filters. */
  chips: Array<string>;
  /** Each head's `aria-sort`; null for a head that is not sortable. */
  ariaSorts: Array<string | null>;
  /** The numbers of shown rows and of all rows, as stated above the table. */
  count: { shown: number; all: number };
  /** The texts of the rows in the document; a cell that spans several rows belongs to each. */
  rows: Array<Array<string>>;
};

/** Reads the whole table in a single evaluation. */
export async function readTable(section: Locator): Promise<ShownTable> {
  const { status, lines, ...read } = await section.evaluate((element) => {
    const rows: Array<string> = [];
    for (const body of element.querySelectorAll("tbody")) {
      // Spanning cells come first in their rows, so they shift the others from the left.
      let shared: Array<{ text: string; left: number }> = [];
      for (const row of body.querySelectorAll("tr")) {
        const cells = [...row.cells].map((cell) => ({
          text: (cell.textContent ?? "").trim().replaceAll(/\s+/g, " "),
          left: cell.rowSpan - 1,
        }));
        const continued = shared
          .filter(({ left }) => left > 0)
          .map(({ text, left }) => ({ text, left: left - 1 }));
        shared = [...continued, ...cells];
        rows.push(shared.map(({ text }) => text).join("\t"));
      }
    }
    const line = element.querySelector("[role=status]");
    return {
      chips: [...element.querySelectorAll('ul[aria-label="Active filters"] button')].map(
        (chip) => chip.textContent ?? "",
      ),
      ariaSorts: [...element.querySelectorAll("thead th")].map((head) => head.ariaSort),
      status: line?.textContent ?? "",
      // As one text: to hand over tens of thousands takes ten times as long as to read them.
      lines: rows.join("\n"),
    };
  });
  const rows = lines === "" ? [] : lines.split("\n").map((row) => row.split("\t"));
  const [, shown = "", all = shown] = /^([\d,]+)(?: of ([\d,]+))? /.exec(status) ?? [];
  return { ...read, rows, count: { shown: count(shown), all: count(all) } };
}

function count(text: string): number {
  return Number(text.replaceAll(",", ""));
}
