import { type ReactNode, createContext } from "react";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import type { Sort } from "./view.ts";

/**
 * Where a cell goes up to 768 px, where a row has two lines. Left of both: `place`. First line: `name`, `value`. Second
 * line: `lead`, `detail`, `reason` (only of those without a place), and `second` at its end. `group` is the heading above
 * the rows of a group.
 */
export type PhonePart = "place" | "name" | "value" | "lead" | "detail" | "reason" | "second" | "group";

/** A column's width in rem; of a pair the least, and its share of the room that is left. */
export type Width = number | readonly [least: number, share: number];

/** One column of a table. */
export type Column<Data> = {
  /** How the column is called in addresses. */
  id: string;
  /** The text of its head, on screen and in files. */
  label: string;
  /** A shorter text for the head; the label by default. */
  head?: string;
  /** A link in the head, above the button that sorts. */
  headLink?: ReactNode;
  /** The scale over the bars of its cells. */
  headScale?: ReactNode;
  /** What a file has, what a cell shows unless `cell` says otherwise, and what it sorts by; null for no such value. */
  value: (data: Data) => string | number | null;
  /** What it sorts by in place of its value: for a result, the place alone. */
  sortBy?: (data: Data) => string | number | null;
  cell?: (data: Data) => ReactNode;
  /** Numbers stand right-aligned. */
  numeric?: boolean;
  /**
   * What the cells are: a place stands in the middle in bold, points in bold, a name beside the row's own is plain, and
   * what the row or the page says already is soft.
   */
  look?: "place" | "points" | "aside" | "quiet";
  /** False for a column that one cannot sort by. */
  sortable?: boolean;
  /** The direction of the first click: by default text goes up from A, and numbers down from the highest. */
  firstSort?: "asc" | "desc";
  /** Where its cells stand on a small screen; without it they are read out there and not seen. */
  phone?: PhonePart;
  /**
   * Words that say on a small screen what the value is, where its head does not stand over it: "gap ", " wins", and
   * after a single one " win".
   */
  phoneWords?: { before?: string; after?: string; one?: string };
  /** True for a bar in its cells that stands below both lines of a row on a small screen. */
  phoneBar?: boolean;
  /** How wide it is; every column says so, unless the table's widths are by content or equal. */
  width?: Width;
  /** How wide it is on a small screen, where that differs; null where it is left out there. */
  smallWidth?: Width | null;
  /** True when adjacent rows of one group share a cell. Such columns come first. */
  grouped?: boolean;
};

/** A table as the table component takes it; made once, at module scope. */
export type Table<Data> = {
  /** Name of the table, of its files, and of its style class. */
  name: string;
  /** What the table holds, for those who cannot see the page around it. */
  caption: string;
  /** Its heading on a page of several blocks. */
  heading?: string | undefined;
  /** What one row is called, and several. */
  noun: readonly [one: string, several: string];
  columns: ReadonlyArray<Column<Data>>;
  /**
   * "content" where columns are as wide as what is in them: for tables of few rows whose columns nobody knows
   * beforehand. "equal" where a table has a column for each lap or round: all but the first are of one width, and rows
   * that arrive later move none. In all others the columns say how wide they are.
   */
  widths?: "content" | "equal";
  /**
   * How wide equal columns are, in rem, the same where the page has its full width, the second one where it holds a
   * name, and the first one on a small screen.
   */
  equalWidths?: { each?: number; eachWide?: number; second?: number; smallFirst?: number } | undefined;
  /** By which columns the rows are sorted as they come, where that is an order of columns: their heads say so. */
  order?: ReadonlyArray<Sort>;
  /** The same in words beside the count, where it is a ranking: "by wins". */
  orderWords?: string;
  /** Heads of several words take more than one line. */
  wrapsHeads?: boolean;
  /** True if the first two columns stay when the rest scrolls sideways: a place, and whose it is. */
  twoStickyColumns?: boolean;
  /** How wide it may be, in rem: a few numbers far apart are hard to read as a row. */
  maxWidth?: number;
  /** The ids of the columns in the order in which they stand on a small screen, where that is another. */
  smallOrder?: ReadonlyArray<string>;
  /** The columns of a file, where it holds more than the table shows apart. */
  fileColumns?: ReadonlyArray<Column<Data>>;
  /** False if other sites cannot embed it. */
  embeddable?: boolean;
  /** Rows with the same text are one group. */
  groupOf?: (data: Data) => string;
  /** True where grouped columns are a row above their group on wide screens too. */
  groupRows?: boolean;
  /** What divides the rows while they stand together by it: seasons. */
  divisions?: {
    by: (data: Data) => number;
    /** What begins a division too: another team within a season. */
    within?: (data: Data) => string;
    /** The id of the column that has it, which is stronger where a division begins. */
    column: string;
    /** The id of a column that stands with it above a division on a small screen, and in none of its rows. */
    shared?: string;
  };
  /** The class of a row, for the colour of a team; "" for none. */
  rowClass?: (data: Data) => string;
  /** The id of the column that begins with a bar in that colour. */
  bar?: string;
  /** What the rows can be filtered by; without it the table has no filter bar. */
  filters?: ReadonlyArray<FilterColumn<Data>>;
};

/**
 * Makes a table, and tells its columns what a row is.
 *
 * @throws Error where columns have to say how wide they are and one does not
 */
export function defineTable<Data>(definition: Table<Data>): Table<Data> {
  const { name, columns, widths } = definition;
  const without = widths === undefined ? columns.find(({ width }) => width === undefined) : undefined;
  if (without !== undefined) throw new Error(`${name}: the column ${without.id} has no width`);
  return definition;
}

/** The most columns beside which the first one stays in sight; of more, the style class says what stays. */
const mostBesideFirst = 12;

/** True when its rows become two lines on a small screen. */
export function hasTwoLines<Data>({ columns }: Table<Data>): boolean {
  return columns.some(({ phone }) => phone !== undefined);
}

/** The class names of a table: its own, and how it is laid out. */
export function tableClass<Data>(table: Table<Data>): string {
  const { name, columns, widths } = table;
  const classes = ["data-table", name];
  if (widths !== undefined) classes.push("by-content");
  if (widths === "equal") classes.push("equal-columns");
  if (hasTwoLines(table)) classes.push("two-lines");
  if (columns.some(({ phoneBar }) => phoneBar)) classes.push("phone-bars");
  if (columns.length > 5 && columns.length <= mostBesideFirst) classes.push("first-stays");
  return classes.join(" ");
}

/** The class names of what holds a table with its filters and notes: browsers match `:has()` late while a page arrives. */
export function sectionClass<Data>({ name }: Table<Data>): string {
  return `table-section section-${name}`;
}

/** The class names of what scrolls a table sideways. */
export function frameClass<Data>({ name, widths }: Table<Data>): string {
  return `table-frame frame-${name}${widths === undefined ? "" : " frame-by-content"}`;
}

/** What stands under every table after its own words; tables know nothing of where facts are from. */
export const TableNote = createContext<ReactNode>(null);
