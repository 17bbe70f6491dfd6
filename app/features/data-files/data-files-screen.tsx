import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { Suspense } from "react";
import type { DataFile } from "#contract/data-files.ts";
import { defaultStandingsYear } from "#contract/ids.ts";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { embedMarkup } from "#app/ui/embed/embeddable.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { embedRoot } from "#app/text/page-paths.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { fileSize, formatCount, formatThousands } from "#app/text/format.ts";

const headClass = "px-[0.6rem] py-[0.4rem] text-start align-top font-[inherit] text-soft";
const cellClass = "border-t border-line px-[0.6rem] py-[0.4rem] align-top wrap-anywhere";

const titles: Readonly<Record<DataFile["kind"], string>> = {
  archive: "The archive",
  laps: "Laps",
};

const abouts: Readonly<Record<DataFile["kind"], string>> = {
  archive:
    "Every result, grid, qualifying, practice, pit stop and standing that this site has, with indexes.",
  laps: "Every lap of a race or sprint, as far as this site has them: 2018, 2020 to 2022 and 2026, and sprints since 2021.",
};

/** The archive as files: what they are, what is in them, and how to open them. */
export function DataFilesScreen() {
  return (
    <div className="page grid grid-cols-1 gap-6 [&_code]:text-[0.875rem]">
      <div>
        <PageHeading
          ways={
            <>
              <Link to="/sql/">SQL in the browser</Link>
              <Link to="/api/">JSON and CSV</Link>
            </>
          }
        >
          <h1>The archive as a file</h1>
        </PageHeading>
        <p className="max-w-184 leading-[1.6]">
          Everything behind this site in two SQLite files, for your own analyses and charts.
        </p>
      </div>
      <Suspense fallback={<div className="min-h-svh" />}>
        <Files />
      </Suspense>
    </div>
  );
}

function Files() {
  const { data } = useSuspenseQuery(dataFilesQuery());
  if (!data.available) return <EmptyNote>No files available at the moment.</EmptyNote>;
  const { version, files } = data.value;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {files.map((file) => (
          <FileCard key={file.name} file={file} version={version} />
        ))}
        <Opening />
        <Assistants />
        <Api />
        <Embeds />
      </div>
      {files.map((file) => (
        <Dictionary key={file.name} file={file} />
      ))}
      <Terms />
    </>
  );
}

function FileCard({ file, version }: { file: DataFile; version: string }) {
  const { kind, name, bytes, packed_bytes, sha256, tables } = file;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    <section aria-labelledby={`file-${kind}`} className={cardClass}>
      <h2 id={`file-${kind}`}>{titles[kind]}</h2>
      <p className="text-soft">{abouts[kind]}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-[1.75rem] leading-tight font-extrabold tracking-tight">
          {formatThousands(rows)}{" "}
          <span className="font-sans text-base font-normal tracking-normal">
            rows in {tables.length} tables
          </span>
        </p>
        <a
          href={`/data/${name}`}
          download={name}
          className="button filled inline-flex min-h-(--touch-height) items-center no-underline"
        >
          Download {fileSize(bytes)}
        </a>
      </div>
      <LargestTables tables={tables} rows={rows} />
      <p className="text-small text-soft">
        {fileSize(packed_bytes)} to transfer, compressed · release <code>{version}</code>
      </p>
      <details>
        <summary className="w-fit min-h-6 cursor-pointer text-small text-soft">Verify</summary>
        <p className="mt-2 text-small">
          SHA-256 (<a href={`/data/${name}.sha256`}>as a file</a>):{" "}
          <code className="wrap-anywhere">{sha256}</code>
        </p>
        <CopyButton label="Copy checksum" text={() => sha256} className="mt-2" />
      </details>
    </section>
  );
}

/** So many tables are named; the rest are one line. */
const mostNamed = 4;

/** The largest tables of a file, each with its rows as a bar. */
function LargestTables({ tables, rows }: { tables: DataFile["tables"]; rows: number }) {
  const largest = tables.toSorted((one, other) => other.rows - one.rows).slice(0, mostNamed);
  const named = largest.reduce((sum, table) => sum + table.rows, 0);
  const others = tables.length - largest.length;
  return (
    <ul className="grid gap-1 text-small">
      {largest.map((table) => (
        <li key={table.name} className={tableLineClass}>
          <code>{table.name}</code>
          <ValueBar
            percent={(100 * table.rows) / (largest[0]?.rows ?? 1)}
            fill="fill-series-2"
            className="self-center"
          />
          <span className="text-end">{formatThousands(table.rows)}</span>
        </li>
      ))}
      {others === 0 ? null : (
        <li className={`${tableLineClass} text-soft`}>
          <span className="col-span-2">{formatCount(others, "more table")}</span>
          <span className="text-end">{formatThousands(rows - named)}</span>
        </li>
      )}
    </ul>
  );
}

const tableLineClass = "grid grid-cols-[6rem_minmax(0,1fr)_4rem] items-baseline gap-x-4";

function Terms() {
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className="mb-2">
        Terms
      </h2>
      <p className="max-w-184 leading-[1.6] text-soft">
        Facts from <a href="https://github.com/f1db/f1db">F1DB</a>,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>: name the source, and say what
        you changed. Seasons’ figures are counted by <Link to="/method/">our definitions</Link>. Lap times: F1
        timing by FastF1, collected by Armchair-Strategist,{" "}
        <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache 2.0</a>. A file’s name changes with its
        content, and each file says in its table <code>_about</code> what it is.
      </p>
    </section>
  );
}

function Opening() {
  return (
    <section aria-labelledby="opening" className={`${cardClass} md:col-span-2`}>
      <h2 id="opening">Open it</h2>
      <p className="text-soft">
        <Link to="/sql/">Query it in your browser</Link> without downloading anything, or open the file with{" "}
        <a href="https://sqlitebrowser.org/">DB Browser for SQLite</a>, which needs no code. In programs:
      </p>
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        {ways.map(({ title, code }) => (
          <CodeBlock key={title} title={title} code={code} />
        ))}
      </div>
    </section>
  );
}

/** How an assistant is given the archive: an address that is pasted into its settings. */
function Assistants() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="assistants" className={`${cardClass} md:col-span-2`}>
      <h2 id="assistants">Ask from an AI assistant</h2>
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <p className="text-soft">
            Assistants that support remote MCP servers can look facts up here instead of guessing them. There
            is no account and no key: add a server with this address.
          </p>
          <CodeBlock title="Address" code={`${siteUrl}/mcp`} />
        </div>
        <div className="grid content-start gap-3 text-soft">
          <ul className="grid list-disc gap-1 ps-5">
            <li>Claude: Settings, Connectors, “Add custom connector”, and paste the address.</li>
            <li>
              ChatGPT: Settings, Apps &amp; Connectors, with developer mode on, “Create”, and paste the
              address.
            </li>
            <li>Editors: in the settings for MCP servers, add one of the type “HTTP” with this URL.</li>
          </ul>
          <p>
            Then ask, for example, “Who has the most podiums without a win? Use F1 Statistics.” Every answer
            names its source and the page that shows it.
          </p>
        </div>
      </div>
    </section>
  );
}

function Api() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="api" className={cardClass}>
      <h2 id="api">JSON and CSV</h2>
      <p className="text-soft">
        Every list and every result has an address of its own, without a key: as JSON, or with{" "}
        <code>format=csv</code> for a spreadsheet. <Link to="/api/">All addresses</Link>
      </p>
      <CodeBlock title="In a shell" code={`curl "${siteUrl}/api/drivers/overview?format=csv"`} />
    </section>
  );
}

function Embeds() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="embeds" className={cardClass}>
      <h2 id="embeds">On your own site</h2>
      <p className="text-soft">
        Every table, chart and drawing can stand in another page, with the facts of the day: open its menu
        (⋯), choose “Embed this”, and copy the markup. Start with{" "}
        <Link to="/standings/$year/drivers/overview" params={{ year: String(defaultStandingsYear) }}>
          the standings
        </Link>{" "}
        or <Link to="/records/">the records</Link>.
      </p>
      <CodeBlock title="In HTML" code={embedMarkup(`${siteUrl}${embedRoot}/records/`, "Records")} />
    </section>
  );
}

type CodeBlockProps = { title: string; code: string };

/** Lines to copy. Where one is too long for the card it is broken only to the eye. */
function CodeBlock({ title, code }: CodeBlockProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex items-center justify-between gap-3 text-small text-soft">
        {title}
        <CopyButton label="Copy" text={() => code} />
      </figcaption>
      <pre className="rounded-tile bg-page px-3 py-2.5 leading-[1.6] whitespace-pre-wrap wrap-anywhere">
        <code>{code}</code>
      </pre>
    </figure>
  );
}

const cardClass =
  "grid min-w-0 grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-5 leading-[1.6] shadow-card max-phone:p-4";

const ways = [
  {
    title: "In Python",
    code: `import sqlite3, pandas
archive = sqlite3.connect("f1-archive.sqlite")
query = "SELECT year, count(*) FROM races GROUP BY year"
pandas.read_sql(query, archive)`,
  },
  {
    title: "In DuckDB",
    code: `ATTACH 'f1-archive.sqlite' AS f1 (TYPE sqlite);
SELECT * FROM f1.results LIMIT 10;`,
  },
] as const;

function Dictionary({ file: { kind, tables } }: { file: DataFile }) {
  const most = Math.max(...tables.map(({ rows }) => rows));
  return (
    <section aria-labelledby={`dictionary-${kind}`}>
      <h2 id={`dictionary-${kind}`} className="mb-2">
        {titles[kind]}: tables and columns
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
        {tables.map(({ name, about, rows, columns }) => (
          <details key={name} className="group border-t border-line px-4 first:border-t-0">
            <summary className="-mx-4 grid min-h-(--touch-height) cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2.5 hover:bg-raised md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_8rem_6rem]">
              <code className="font-strong before:me-2 before:content-['▸'] group-open:before:content-['▾']">
                {name}
              </code>
              <span className="text-soft max-md:order-3 max-md:col-span-2 max-md:text-small">{about}</span>
              <ValueBar
                percent={(100 * rows) / most}
                fill="fill-series-2"
                className="self-center max-md:hidden"
              />
              <span className="text-end text-small whitespace-nowrap text-soft">
                {formatThousands(rows)} {rows === 1 ? "row" : "rows"}
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
                  <th scope="col" className={`${headClass} w-[50%]`}>
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
        ))}
      </div>
    </section>
  );
}
