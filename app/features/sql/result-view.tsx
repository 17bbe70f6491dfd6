import { useMemo, useState } from "react";
import { formatThousands, noValue } from "#app/text/format.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { mostRows, numericColumns, type QueryResult, type SqlValue } from "./query-result.ts";
import type { RunEnd } from "./sql-runner.client.ts";

type ResultProps = {
  end: RunEnd | null;
  title: string;
  /** True while the next query runs: nothing that is said of the last one may seem to be about it. */
  isRunning: boolean;
};

/** How a query ended: with its result, or with the message of its error; null while it is the first and runs. */
export function Result({ end, title, isRunning }: ResultProps) {
  if (end === null) return <p className="needs-scripts text-soft">The result of this query appears here.</p>;
  if ("message" in end)
    return (
      <p role="alert" className="rounded-tile border border-line-strong bg-surface p-3 font-mono text-small">
        {end.message}
      </p>
    );
  const { statements = 1 } = end.result;
  return (
    <>
      {statements < 2 || isRunning ? null : (
        <p role="status" className="mb-3 rounded-tile border border-line-strong bg-surface p-3 text-small">
          {statements} statements were run, and only the result of the first that gives rows is shown. Run the
          others by themselves to see theirs.
        </p>
      )}
      <div className="spoiler">
        <ResultView result={end.result} title={title} />
      </div>
    </>
  );
}

/** The rows of a result, and a chart of two of its columns. */
function ResultView({ result, title }: { result: QueryResult; title: string }) {
  const table = useMemo(() => ({ ...resultTable(result), heading: title }), [result, title]);
  if (result.columns.length === 0) return <EmptyNote>This query gives no rows.</EmptyNote>;
  if (result.rows.length === 0) return <EmptyNote>No row meets these conditions.</EmptyNote>;
  const method = [
    result.cut ? `Only the first ${formatThousands(mostRows)} rows are shown.` : "",
    namesDrivers(result) ? "Drivers are in the colour of the team they won most with." : "",
    "Source: F1DB.",
  ];
  return (
    <section
      aria-label="Result"
      className="relative grid min-w-0 grid-cols-1 gap-3 md:[&_td:has(>span>svg)]:w-full [&_.data-table]:w-full [&_.frame-sql]:max-w-none max-md:[&_:is(td:first-child,th:first-child>button)]:ps-4 max-md:[&_:is(td:last-child,th:last-child>button)]:pe-4"
    >
      <DataTable
        table={table}
        rows={result.rows}
        above={<ResultChart key={result.columns.join()} result={result} />}
        method={method.filter((sentence) => sentence !== "").join(" ")}
      />
    </section>
  );
}

type ResultRow = ReadonlyArray<SqlValue>;

/** True where rows stand in the colours of drivers. */
function namesDrivers({ paths, teams }: QueryResult): boolean {
  const [path = ""] = paths?.find((each) => each !== null)?.values() ?? [];
  return path.startsWith("/driver/") && teams?.some((team) => team !== null) === true;
}

/** The table of a result. Columns of one name are told apart by a number, and addresses know small letters only. */
export function resultTable(result: QueryResult): Table<ResultRow> {
  const numeric = new Set(numericColumns(result));
  const ranked = rankedColumn(result);
  const taken = new Set([placeId]);
  const columns = result.columns.map((label, index): Column<ResultRow> => {
    const id = freeId(label.replaceAll(/\W+/g, "_").toLowerCase() || "column", taken);
    taken.add(id);
    return {
      id,
      label,
      value: (row) => row[index] ?? null,
      cell: (row) => {
        const value = row[index] ?? null;
        if (ranked?.index === index && typeof value === "number")
          return <Ranked text={formatThousands(value)} percent={(100 * value) / ranked.most} />;
        const path = typeof value === "string" ? result.paths?.[index]?.get(value) : undefined;
        return path === undefined ? String(value ?? noValue) : <a href={path}>{value}</a>;
      },
      numeric: numeric.has(index) && ranked?.index !== index,
      firstSort: numeric.has(index) ? "desc" : "asc",
    };
  });
  const teams = new Map(result.rows.map((row, index) => [row, result.teams?.[index] ?? null]));
  const named = columns[result.paths?.findIndex((paths) => paths !== null) ?? -1];
  const hasTeams = named !== undefined && [...teams.values()].some((team) => team !== null);
  return defineTable<ResultRow>({
    name: "sql",
    caption: "Result of the query",
    noun: ["row", "rows"],
    columns: ranked === null ? columns : [placeColumn(result, ranked.index), ...columns],
    fileColumns: columns,
    widths: "content",
    embeddable: false,
    ...(hasTeams && {
      bar: named.id,
      rowClass: (row: ResultRow) => {
        const team = teams.get(row) ?? null;
        return teamClass(team?.id ?? null, team?.year);
      },
    }),
  });
}

/** A name, with the first number behind it that makes an id of its own where another column has it. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}_${count}`;
  return id;
}

const placeId = "place_in_result";

/** The place of each row by the column in whose order they stand; equal values share one. */
function placeColumn({ rows }: QueryResult, ranked: number): Column<ResultRow> {
  const places = new Map<SqlValue, number>();
  for (const [index, row] of rows.entries()) {
    const value = row[ranked] ?? null;
    if (!places.has(value)) places.set(value, index + 1);
  }
  const placeOf = (row: ResultRow) => places.get(row[ranked] ?? null) ?? 0;
  return {
    id: placeId,
    label: "place",
    value: placeOf,
    cell: (row) => withMedal(placeOf(row), String(placeOf(row))),
    look: "place",
    numeric: true,
    firstSort: "asc",
  };
}

/** The first column of numbers, where the rows stand in its order, the highest first: its values are drawn as bars. */
function rankedColumn(result: QueryResult): { index: number; most: number } | null {
  const [index] = numericColumns(result);
  if (index === undefined || result.rows.length < 2) return null;
  // Years and rounds in their order are no ranking.
  if (/year|season|round|lap|number/i.test(result.columns[index] ?? "")) return null;
  const values = result.rows.map((row) => Number(row[index]));
  const most = values[0] ?? 0;
  const isRanked = values.every((value, at) => value >= 0 && value <= (values[at - 1] ?? Infinity));
  return isRanked && most > (values.at(-1) ?? 0) ? { index, most } : null;
}

/** A value as a bar that fills its column where it is the highest, and as a number beside it. */
function Ranked({ text, percent }: { text: string; percent: number }) {
  return (
    <span
      className={`flex h-5 w-28 items-center gap-2 whitespace-nowrap md:w-full md:min-w-60 ${text.length > 3 ? "pe-16" : "pe-10"}`}
    >
      <svg width={`${Math.max(1, percent)}%`} className="h-2.5 flex-none rounded-[2px]" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-team" />
      </svg>
      <b>{text}</b>
    </span>
  );
}

const size = { width: 800, height: 320, start: 64, end: 16, top: 12, bottom: 36 };

/** Two columns of numbers as points, where a result has them. */
function ResultChart({ result }: { result: QueryResult }) {
  const numeric = numericColumns(result);
  const [chosen, setChosen] = useState({ x: "0", y: "1" });
  if (numeric.length < 2 || result.rows.length < 2) return null;
  const options = numeric.map((index, at) => ({
    value: String(at),
    label: result.columns[index] ?? noValue,
  }));
  const [x, y] = [chosen.x, chosen.y].map((at) => options.find(({ value }) => value === at) ?? options[0]);
  const points = pointsOf(result, numeric[Number(x?.value)] ?? 0, numeric[Number(y?.value)] ?? 0);
  return (
    <details className="max-md:mb-3 open:mb-3">
      <summary className="button flex md:absolute md:end-14 md:top-1.5 w-fit list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        Chart of two columns <span aria-hidden="true">▾</span>
      </summary>
      <div className="mt-3 rounded-card border border-line bg-surface p-4">
        <div className="mb-3 flex flex-wrap gap-3 [&_label]:grid [&_label]:gap-1 [&_label]:text-small [&_label]:text-soft">
          <SelectField
            label="Across"
            name="chart-x"
            value={x?.value ?? "0"}
            options={options}
            onPick={(value) => setChosen((before) => ({ ...before, x: value }))}
          />
          <SelectField
            label="Up"
            name="chart-y"
            value={y?.value ?? "1"}
            options={options}
            onPick={(value) => setChosen((before) => ({ ...before, y: value }))}
          />
        </div>
        <Points points={points} title={`${y?.label} by ${x?.label}`} />
      </div>
    </details>
  );
}

type Point = { x: number; y: number };

function pointsOf({ rows }: QueryResult, x: number, y: number): Array<Point> {
  return rows.flatMap((row) => {
    const [across, up] = [row[x], row[y]];
    return typeof across === "number" && typeof up === "number" ? [{ x: across, y: up }] : [];
  });
}

function Points({ points, title }: { points: ReadonlyArray<Point>; title: string }) {
  const across = scaleOf(
    points.map(({ x }) => x),
    size.start,
    size.width - size.end,
  );
  const up = scaleOf(
    points.map(({ y }) => y),
    size.height - size.bottom,
    size.top,
  );
  return (
    <svg
      role="img"
      aria-label={`${title}: ${points.length} points`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="mb-4 h-auto w-full"
    >
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={size.start}
            x2={size.width - size.end}
            y1={up.at(tick)}
            y2={up.at(tick)}
            className="stroke-line"
          />
          <text x={size.start - 8} y={up.at(tick) + 4} textAnchor="end" className="fill-soft text-xs">
            {String(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <text
          key={tick}
          x={across.at(tick)}
          y={size.height - 12}
          textAnchor="middle"
          className="fill-soft text-xs"
        >
          {String(tick)}
        </text>
      ))}
      {points.map(({ x, y }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- points have no names, and never change places
        <circle key={index} cx={across.at(x)} cy={up.at(y)} r="3.5" className="fill-ink" />
      ))}
    </svg>
  );
}

/** Round values from a little below the least to a little above the highest of some values, and where each is drawn. */
export function scaleOf(values: ReadonlyArray<number>, from: number, to: number) {
  const [least, highest] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  const [low, high] = least < highest ? [least, highest] : [least - 1, least + 1];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const at = (value: number) => from + ((value - first * step) / ((last - first) * step)) * (to - from);
  return { ticks, at: (value: number) => Math.round(at(value) * 10) / 10 };
}
