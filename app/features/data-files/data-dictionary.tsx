import type { DataFile } from "#contract/data-files.ts";
import { formatCount, formatThousands } from "#app/text/format.ts";

const headClass = "px-[0.6rem] py-[0.4rem] text-start align-top font-[inherit] text-soft";
const cellClass = "border-t border-line px-[0.6rem] py-[0.4rem] align-top wrap-anywhere";

/** What the files are called. */
export const titles: Readonly<Record<DataFile["kind"], string>> = {
  archive: "The archive",
  laps: "Laps",
};

type Table = DataFile["tables"][number];

/** What tables are about, by their names; the first that fits. */
const groups: ReadonlyArray<readonly [title: string, isOf: (name: string) => boolean]> = [
  ["Standings and seasons", (name) => /_(?:standings|seasons)$/.test(name)],
  [
    "Reference",
    (name) =>
      ["races", "drivers", "teams", "engines", "circuits", "grands_prix", "countries", "entrants"].includes(
        name,
      ),
  ],
  ["Sessions and results", () => true],
];

/** The order in which they stand. */
const groupOrder = ["Sessions and results", "Standings and seasons", "Reference"];

/** The tables that a file is about: the laps' file repeats two of the archive's, for the names in them. */
export function ownTables({ kind, tables }: DataFile): ReadonlyArray<Table> {
  return kind === "laps" ? tables.filter(({ name }) => name === "laps") : tables;
}

/** The tables of a file by what they are about, each with its columns. */
export function Dictionary({ file }: { file: DataFile }) {
  const { kind } = file;
  const grouped = Map.groupBy(
    ownTables(file),
    ({ name }) => groups.find(([, isOf]) => isOf(name))?.[0] ?? "",
  );
  return (
    <section aria-labelledby={`dictionary-${kind}`}>
      <h2 id={`dictionary-${kind}`} className="mb-2">
        {titles[kind]}: tables and columns
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
        {groupOrder.map((title) => {
          const own = grouped.get(title) ?? [];
          const [only] = own;
          if (only === undefined) return null;
          if (own.length === 1) return <TableColumns key={title} table={only} />;
          return <TableGroup key={title} title={title} tables={own} />;
        })}
      </div>
    </section>
  );
}

/** Tables that belong together: their names at first, each with its rows and columns when the group is opened. */
function TableGroup({ title, tables }: { title: string; tables: ReadonlyArray<Table> }) {
  return (
    <details className="group/tables border-t border-line first:border-t-0">
      <summary className="grid min-h-(--touch-height) cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 group-open/tables:bg-raised hover:bg-raised md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_6rem]">
        <h3 className="text-table font-strong before:me-2 before:text-soft before:content-['▸'] group-open/tables:before:content-['▾']">
          {title}
        </h3>
        <span className="text-small text-soft max-md:order-3 max-md:col-span-2">
          <code className="wrap-anywhere group-open/tables:hidden">
            {tables.map(({ name }) => name).join(", ")}
          </code>
        </span>
        <span className="text-end text-small text-soft">
          <span className="group-open/tables:hidden">{formatCount(tables.length, "table")}</span>
          <span className="hidden group-open/tables:inline">Rows</span>
        </span>
      </summary>
      {tables.map((table) => (
        <TableColumns key={table.name} table={table} />
      ))}
    </details>
  );
}

/** A table, and its columns when it is opened. */
function TableColumns({ table: { name, about, rows, columns } }: { table: Table }) {
  return (
    <details className="group border-t border-line px-4 first:border-t-0">
      <summary className="-mx-4 grid min-h-10 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2 hover:bg-raised max-md:min-h-(--touch-height) md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_6rem]">
        <code className="before:me-2 before:text-soft before:content-['▸'] group-open:before:content-['▾']">
          {name}
        </code>
        <span className="text-[0.875rem] text-soft max-md:order-3 max-md:col-span-2 max-md:text-small">
          {about}
        </span>
        <span className="text-end text-[0.875rem] whitespace-nowrap tabular-nums">
          {formatThousands(rows)}
          <span className="sr-only"> rows</span>
        </span>
      </summary>
      <table className="mb-3 w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={headClass}>
              Column
            </th>
            <th scope="col" className={`${headClass} w-24`}>
              Type
            </th>
            <th scope="col" className={`${headClass} w-1/2`}>
              What it says
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.name}>
              <td className={cellClass}>
                <code>{column.name}</code>
              </td>
              <td className={`${cellClass} text-small text-soft`}>{column.type}</td>
              <td className={cellClass}>
                {column.meaning}
                {column.unit === "" ? "" : ` (${column.unit})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
