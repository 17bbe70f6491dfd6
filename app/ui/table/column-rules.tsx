import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { maxSpan } from "./row-groups.ts";
import { hasTwoLines, type PhonePart, type Table, type Width } from "./definition.ts";

/**
 * What a table's columns look like, as a style sheet of their own: the content security policy forbids style attributes,
 * and a rule in a file would be a second place to change with each column. Cells need no class then, which matters in
 * 25,000 of them.
 */
export function ColumnRules<Data>({ table }: { table: Table<Data> }) {
  const { nonce } = useRouter().options.ssr ?? {};
  const css = useMemo(() => columnRules(table), [table]);
  return <style nonce={nonce}>{css}</style>;
}

/** The rules for a table's columns: their widths, numbers, the bar of a team, and rows of two lines. */
export function columnRules<Data>(table: Table<Data>): string {
  const { columns, bar } = table;
  const numeric = placesOf(columns, (column) => column.numeric === true);
  const barred = placesOf(columns, ({ id }) => id === bar);
  const rules = [
    table.maxWidth === undefined
      ? ""
      : rule(`.section-${table.name}`, `max-inline-size:${table.maxWidth}rem`),
    table.wrapsHeads === true
      ? rule(`.${table.name} th>button`, "white-space:normal;line-height:1.2;text-align:inherit")
      : "",
    widthRules(table),
    spanRules(table),
    frameRules(table),
    // The mark of a sorted column stands before its label, which stays in line with its numbers.
    rule(cellsOf(table, numeric), "text-align:end;--head-direction:row-reverse"),
    rule(
      cellsOf(table, barred, { cell: "td" }),
      `padding-inline-start:1.375rem;${barOf("1.375rem", "0.5rem", "0.5625rem")}`,
    ),
    lookRules(table),
    table.twoStickyColumns === true ? stayRules(table) : "",
    phoneRules(table, barred),
    divisionRules(table),
  ];
  return `@layer components{${rules.join("")}}`;
}

/** How wide the columns are on wide and on small screens; nothing where that is by content. */
function widthRules<Data>(table: Table<Data>): string {
  const { name, columns, widths, equalWidths = {}, smallOrder } = table;
  const { each, eachWide, second, smallFirst } = equalWidths;
  const equal = [
    each === undefined ? "" : `--column-width:${each}rem`,
    second === undefined ? "" : `--second-column-width:${second}rem`,
  ].filter(Boolean);
  const left = rule(
    cellsOf(
      table,
      placesOf(columns, ({ smallWidth }) => smallWidth === null),
    ),
    "display:none",
  );
  if (widths !== undefined) {
    const onSmall = [
      smallFirst === undefined ? "" : rule(`.${name}`, `--first-column-width:${smallFirst}rem`),
      left,
    ].join("");
    return [
      equal.length === 0 ? "" : rule(`.${name}`, equal.join(";")),
      eachWide === undefined
        ? ""
        : `@media screen and (width>=1310px){${rule(`.data-table.${name}`, `--column-width:${eachWide}rem`)}}`,
      onSmall === "" ? "" : `@media screen and (width<=768px){${onSmall}}`,
    ].join("");
  }
  const wide = tracks(columns.map(({ width }) => width ?? 0));
  const small = columns.filter(({ smallWidth }) => smallWidth !== null);
  const order = smallOrder ?? small.map(({ id }) => id);
  const inOrder = small.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const onSmall = tracks(inOrder.map(({ width, smallWidth }) => smallWidth ?? width ?? 0));
  if (onSmall === wide) return rule(`.${name}`, wide);
  const moved = smallOrder === undefined ? [] : small;
  const rules = [
    rule(`.${name}`, onSmall),
    left,
    ...moved.map((column) =>
      rule(cellsOf(table, [columns.indexOf(column) + 1]), `grid-column:${order.indexOf(column.id) + 1}`),
    ),
  ];
  return `${rule(`.${name}`, wide)}@media (width<=768px){${rules.join("")}}`;
}

/** Places, points, and names that stand beside the row's own. */
function lookRules<Data>(table: Table<Data>): string {
  const of = (wanted: Table<Data>["columns"][number]["look"]) =>
    placesOf(table.columns, ({ look }) => look === wanted);
  const within = (places: ReadonlyArray<number>, what: string) =>
    places.length === 0 ? "" : `:is(${cellsOf(table, places, { cell: "td" })}) ${what}`;
  return [
    rule(cellsOf(table, of("place"), { cell: "th" }), "--head-justify:center"),
    rule(cellsOf(table, of("place"), { cell: "td" }), "font-weight:700;text-align:center"),
    rule(within(of("place"), "b"), "margin-inline:0;text-align:center"),
    rule(
      cellsOf(table, of("place"), { rows: ".unplaced", cell: "td" }),
      "color:var(--color-soft);font-size:var(--text-small);font-weight:600",
    ),
    of("points").length === 0
      ? ""
      : rule(`:is(${cellsOf(table, of("points"), { cell: "td" })}):not(.zero)`, "font-weight:700"),
    rule(within(of("aside"), "a"), "font-weight:400"),
    rule(cellsOf(table, of("quiet"), { cell: "td" }), "color:var(--color-soft)"),
  ].join("");
}

/** The rows that a cell of a group spans: the table is a grid, which does not read `rowspan` by itself. */
function spanRules<Data>(table: Table<Data>): string {
  const { name, columns } = table;
  const grouped = placesOf(columns, (column) => column.grouped === true);
  if (grouped.length === 0) return "";
  if (table.groupRows === true) {
    const own = columns.filter((column) => column.grouped !== true);
    const rules = [
      rule(`.${name}`, tracks(own.map(({ width }) => width ?? 0))),
      rule(cellsOf(table, grouped, { cell: "th" }), unseen),
      rule(
        cellsOf(table, grouped, { cell: "td" }),
        "grid-column:1/-1;min-block-size:0;padding:0.375rem 1rem;background-color:var(--color-raised);font-size:var(--text-small)",
      ),
    ];
    return `@media screen and (width>768px){${rules.join("")}}`;
  }
  const spans = Array.from({ length: maxSpan - 1 }, (_, index) => index + 2);
  return spans.map((span) => rule(`.${name} td[rowspan="${span}"]`, `grid-row:span ${span}`)).join("");
}

/**
 * Where the page has no room for the columns: the frame scrolls sideways, and its head stays with it. A wide page has a
 * margin beside the frame; on a small one rows of two lines always fit.
 */
function frameRules<Data>(table: Table<Data>): string {
  const { name, columns, widths } = table;
  if (widths !== undefined) return "";
  const scrolls = (least: number) =>
    `@container page (width<${least}rem){.frame-${name}{--frame-scroll:auto;--head-position:static}}`;
  const wide = `@media (width>768px){${scrolls(leastOf(columns.map(({ width }) => width ?? 0)) + 2.25)}}`;
  if (hasTwoLines(table)) return wide;
  const small = columns.flatMap(({ width, smallWidth }) =>
    smallWidth === null ? [] : (smallWidth ?? width ?? 0),
  );
  return `${wide}@media (width<=768px){${scrolls(leastOf(small))}}`;
}

/** The first two columns stay where the table scrolls sideways; the second one beside the first. */
function stayRules<Data>(table: Table<Data>): string {
  const [first] = table.columns;
  const second = (width: Width | null | undefined) =>
    rule(cellsOf(table, [2]), `inset-inline-start:${leastOf([width ?? 0])}rem`);
  const stays = rule(cellsOf(table, [1, 2]), "position:sticky;inset-inline-start:0;z-index:1");
  const edge = rule(cellsOf(table, [2]), "box-shadow:1px 0 var(--color-line)");
  const small = first?.smallWidth === undefined ? "" : `@media (width<=768px){${second(first.smallWidth)}}`;
  return `@container page (width<=68.75rem){${stays}${second(first?.width)}${edge}${small}}`;
}

/** What columns take at least, in rem. */
function leastOf(widths: ReadonlyArray<Width>): number {
  return widths.reduce<number>((sum, width) => sum + (typeof width === "number" ? width : width[0]), 0);
}

/** The columns of the grid, and what they take at least: where there is less room the table scrolls. */
function tracks(widths: ReadonlyArray<Width>): string {
  const columns = widths.map((width) =>
    typeof width === "number" ? `${width}rem` : `minmax(${width[0]}rem,${width[1]}fr)`,
  );
  return `--columns:${columns.join(" ")};--least-width:${leastOf(widths)}rem`;
}

const unseen = "position:absolute;inline-size:1px;clip-path:inset(50%);overflow:hidden";

const secondLine = "grid-row:2;color:var(--color-soft);font-size:var(--text-small)";

/** Where a part stands in a row of two lines (table.css has the row). */
const partRules: Readonly<Record<PhonePart, string>> = {
  place: "grid-area:1/1/3;align-self:center;font-weight:700;text-align:center",
  name: "grid-area:1/2/2/6;font-weight:var(--font-weight-strong);text-align:start;white-space:normal",
  value: "grid-area:1/6;min-inline-size:max-content;font-weight:700;text-align:end",
  // Where the line has no room it is the lead that is cut off: nothing lies over what follows.
  lead: `${secondLine};grid-column:2;overflow:hidden;text-overflow:ellipsis;text-align:start`,
  detail: `${secondLine};min-inline-size:max-content;text-align:start`,
  // As wide as its text: the bar of a team stands right before its name.
  second: `${secondLine};grid-column:6;justify-self:end;font-weight:400;text-align:end`,
  reason: secondLine,
  group:
    "position:absolute;inset:0 0 auto 1rem;display:flex;align-items:center;block-size:var(--group-height);background-color:var(--color-raised);box-shadow:-1rem 0 var(--color-raised);font-size:var(--text-small);font-weight:var(--font-weight-strong)",
};

/** Rows of two lines on a small screen. The reason is seen of those who have no place. */
function phoneRules<Data>(table: Table<Data>, barred: ReadonlyArray<number>): string {
  const { name, columns } = table;
  const at = (parts: ReadonlyArray<PhonePart>, rows = "tr") =>
    cellsOf(
      table,
      placesOf(columns, ({ phone }) => phone !== undefined && parts.includes(phone)),
      { table: `.two-lines.${name}`, rows, cell: "td" },
    );
  const seen: ReadonlyArray<PhonePart> = ["place", "name", "value", "lead", "detail", "second", "group"];
  if (at(seen) === "") return "";
  const reason = at(["reason"], ".unplaced");
  const visible = [...at(seen).split(","), ...reason.split(",")].filter(Boolean).join();
  const details = [at(["detail"]), reason].filter(Boolean).join();
  const bars = cellsOf(table, barred, { table: `.two-lines.${name}`, cell: "td" });
  const hasPlaces = columns.some(({ phone }) => phone === "place");
  const years = placesOf(columns, ({ id, phone }) => id === "year" && phone === "place");
  const detailPlaces = placesOf(columns, ({ phone }) => phone === "detail");
  const rules = [
    hasPlaces
      ? ""
      : rule(
          `.two-lines.${name} tbody tr`,
          "grid-template-columns:0 auto auto auto minmax(0,1fr) auto;padding-inline-start:0.7rem;--bar-start:1rem",
        ) + rule(`.two-lines.${name} tbody tr::before`, 'content:"";grid-area:1/1/3'),
    rule(visible, "position:static;inline-size:auto;clip-path:none;overflow:visible"),
    rule(bars, `padding-inline-start:0.75rem;${barOf("1rem", "0")}`),
    ...seen.map((part) => rule(at([part]), partRules[part])),
    // Four digits are as wide as the room of a place: without more the bar of a team would stand too near.
    years.length === 0 ? "" : rule(`.two-lines.${name}`, "--place-width:3rem"),
    rule(cellsOf(table, years, { table: `.two-lines.${name}`, cell: "td" }), "text-align:start"),
    // In the second line a medal would be higher than the words beside it.
    rule(
      at(["second"])
        .split(",")
        .filter(Boolean)
        .map((cell) => `${cell}>[class^=medal-]`)
        .join(),
      "display:inline;padding:0;color:inherit;background:none;font-weight:inherit",
    ),
    // Without details it has their room.
    rule(at(details === "" ? ["lead"] : []), "grid-column:2/6"),
    // Right after the details, however few.
    rule(
      reason,
      `${partRules.reason};grid-column:${Math.min(5, 3 + detailPlaces.length)}/6;white-space:normal`,
    ),
    // With nothing at its end, the second line has the room below the value too, and is cut off there.
    at(["second", "reason"]) === ""
      ? rule(
          cellsOf(table, detailPlaces.slice(-1), { table: `.two-lines.${name}`, cell: "td" }),
          `grid-column:${2 + detailPlaces.length}/-1;min-inline-size:0;overflow:hidden;text-overflow:ellipsis`,
        )
      : "",
    details === "" ? "" : rule(`:where(${details})::before`, 'content:"· "'),
    // A zero among the details is for screen readers only.
    details === "" ? "" : rule(`:is(${details}).zero`, unseen),
    // A bar keeps values apart as well as a dot.
    bars === "" ? "" : rule(`:where(${bars})::before`, "content:none"),
    ...columns.flatMap((column, index) => wordRules(table, column, index + 1)),
    columns.some(({ phone }) => phone === "group")
      ? rule(
          `.two-lines.${name} tbody tr:not(.lower-row)`,
          "--group-height:2rem;min-block-size:calc(var(--row-height) + 2rem);padding-block-start:2.625rem",
        )
      : "",
    // Rows of one line are lower, and all that is in them stands in the middle.
    at(["lead", "detail", "second", "reason"]) === ""
      ? rule(`.data-table.two-lines.${name}`, "--row-height:2.75rem") +
        rule(`.two-lines.${name} tbody tr`, "grid-template-rows:1fr;row-gap:0;align-items:center")
      : "",
  ];
  return `@media screen and (width<=768px){${rules.join("")}}`;
}

/**
 * A strong line and a strong value where a division begins, soft ones within it. On a small screen what its rows have in
 * common heads the division, and they do not say it again.
 */
function divisionRules<Data>(table: Table<Data>): string {
  const { name, columns, divisions } = table;
  if (divisions === undefined) return "";
  const value = placesOf(columns, ({ id }) => id === divisions.column);
  const shared = placesOf(columns, ({ id }) => id === divisions.shared);
  const within = ".divided tr:not(.begins)";
  const wide = [
    rule(`.${name} .begins,.${name} .begins>td`, "border-block-start-color:var(--color-line-strong)"),
    rule(cellsOf(table, value, { rows: within, cell: "td" }), "color:var(--color-soft)"),
    rule(cellsOf(table, value, { rows: ".begins", cell: "td" }), "font-weight:800"),
  ].join("");
  if (shared.length === 0) return wide;
  const at = (places: ReadonlyArray<number>, rows: string) =>
    cellsOf(table, places, { table: `.two-lines.${name}`, rows, cell: "td" });
  const small = [
    rule(
      `.two-lines.${name} .begins`,
      "min-block-size:calc(var(--row-height) + 1.3125rem);padding-block-start:1.7125rem",
    ),
    rule(at([...value, ...shared], within), unseen),
    rule(
      at([...value, ...shared], ".begins"),
      "position:absolute;inset:0 1rem auto auto;z-index:1;display:flex;align-items:center;grid-area:auto;block-size:1.3125rem",
    ),
    rule(
      at(value, ".begins"),
      "inset-inline:1rem 0;background:var(--color-raised);box-shadow:-1rem 0 var(--color-raised);color:var(--color-ink)",
    ),
    rule(`${at(value, ".begins")}::before`, "content:none"),
    // One of the details is not in the line.
    rule(
      at(
        placesOf(columns, ({ phone }) => phone === "reason"),
        ".divided .unplaced",
      ),
      "grid-column:4/6",
    ),
  ].join("");
  return `${wide}@media screen and (width<=768px){${small}}`;
}

/** What stands before and after a value in a row of two lines. */
function wordRules<Data>(
  table: Table<Data>,
  { phone, phoneWords, look }: Table<Data>["columns"][number],
  place: number,
): Array<string> {
  if (phoneWords === undefined) return [];
  const { before, after, one } = phoneWords;
  const cells = cellsOf(table, [place], { table: `.two-lines.${table.name}`, cell: "td" }).split(",");
  const at = (pseudo: string) => cells.map((cell) => `${cell}::${pseudo}`).join();
  const small =
    phone === "value" ? ";color:var(--color-soft);font-size:var(--text-small);font-weight:400" : "";
  return [
    before === undefined
      ? ""
      : rule(at("before"), `content:${JSON.stringify(phone === "detail" ? `· ${before}` : before)}${small}`),
    after === undefined ? "" : rule(at("after"), `content:${JSON.stringify(after)}${small}`),
    one === undefined
      ? ""
      : rule(cells.map((cell) => `${cell}.one::after`).join(), `content:${JSON.stringify(one)}`),
    // "0 wins" at the end of most rows says nothing; points are what a row is read for.
    phone === "second" && after !== undefined && look !== "points"
      ? rule(cells.map((cell) => `${cell}.zero`).join(), unseen)
      : "",
  ];
}

/** A bar in the colour of the team, so high and so far from the edges. */
function barOf(height: string, from: string, top = "50%"): string {
  return `background-image:linear-gradient(var(--color-team) 0 0);background-position:${from} ${top};background-repeat:no-repeat;background-size:4px ${height}`;
}

function rule(selector: string, declarations: string): string {
  return selector === "" ? "" : `${selector}{${declarations}}`;
}

/** The places of columns, counted from 1. */
function placesOf<Column>(
  columns: ReadonlyArray<Column>,
  isMeant: (column: Column) => boolean,
): Array<number> {
  return columns.flatMap((column, index) => (isMeant(column) ? index + 1 : []));
}

/**
 * Selects the cells of columns. They are counted from the start of a row: a row that has not come whole counts otherwise
 * from its end, and moves when the rest comes. A group's lower rows lack the cells of its grouped columns, which come
 * first.
 */
function cellsOf<Data>(
  { name, columns }: Table<Data>,
  places: ReadonlyArray<number>,
  { table = `.${name}`, rows = "tr", cell = "" } = {},
): string {
  const grouped = columns.filter((column) => column.grouped).length;
  const whole = grouped === 0 ? rows : `${rows}:where(:not(.lower-row))`;
  const lower = `${rows === "tr" ? "" : rows}.lower-row`;
  const shifted = grouped === 0 ? [] : places.filter((place) => place > grouped);
  return [
    ...runs(places, columns.length).map((run) => `${table} ${whole}>${cell}${run}`),
    ...runs(
      shifted.map((place) => place - grouped),
      columns.length - grouped,
    ).map((run) => `${table} ${lower}>${cell}${run}`),
  ].join();
}

/** Selectors of places, one for those in a row; all of one weight. */
function runs(places: ReadonlyArray<number>, last: number): Array<string> {
  const ends = places.filter((place) => !places.includes(place + 1));
  const starts = places.filter((place) => !places.includes(place - 1));
  return starts.map((start, index) => {
    const end = ends[index] ?? start;
    if (start === end) return `:nth-child(${start})`;
    return end === last ? `:nth-child(n+${start})` : `:nth-child(n+${start}):where(:nth-child(-n+${end}))`;
  });
}
