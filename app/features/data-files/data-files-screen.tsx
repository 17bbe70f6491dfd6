import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { Fragment, Suspense } from "react";
import type { DataFile } from "#contract/data-files.ts";
import { defaultStandingsYear } from "#contract/ids.ts";
import { firstTimedSeason, seasonWithoutLaps } from "#contract/timing/session.ts";
import { valueOf } from "#app/data/api-query.ts";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { CopyButton } from "#app/ui/buttons.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { embedMarkup } from "#app/ui/embed/embeddable.tsx";
import { embedRoot } from "#app/text/page-paths.ts";
import { Dictionary, ownTables, titles } from "./data-dictionary.tsx";
import { OpenDataHeading } from "./open-data-heading.tsx";
import { fileSize, formatThousands } from "#app/text/format.ts";

/** Each says what it is: a list of links has nothing beside them. */
const downloads: Readonly<Record<DataFile["kind"], string>> = {
  archive: "Download the archive",
  laps: "Download the laps",
};

const abouts: Readonly<Record<DataFile["kind"], string>> = {
  archive: "Results, grids, pit stops and standings, race by race.",
  laps: "Lap times, tyres, pit stops and safety cars, lap by lap.",
};

/** The archive as files: what they are, what is in them, and how to open them. */
export function DataFilesScreen() {
  return (
    <div className="page [&_code]:text-[0.8125rem]">
      <OpenDataHeading
        title="Open data"
        lead="Everything behind this site, for your own analyses and charts. No key needed."
      />
      <div className="grid grid-cols-1 gap-6">
        <Suspense fallback={<div className="min-h-svh" />}>
          <Files />
        </Suspense>
      </div>
    </div>
  );
}

function Files() {
  const { data } = useSuspenseQuery(dataFilesQuery());
  if (!data.available) return <EmptyNote>No files available at the moment.</EmptyNote>;
  const { version, files } = data.value;
  const archives = files.filter(({ kind }) => kind === "archive");
  const others = files.filter(({ kind }) => kind !== "archive");
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {archives.map((file) => (
          <FileCard key={file.name} file={file} version={version} />
        ))}
        <div className="grid grid-cols-1 content-start gap-4">
          {others.map((file) => (
            <FileCard key={file.name} file={file} version={version} />
          ))}
          <Api />
        </div>
        <Opening name={archives[0]?.name ?? "f1-archive.sqlite"} />
        <Assistants />
        <Embeds />
      </div>
      {files.map((file) => (
        <Dictionary key={file.name} file={file} />
      ))}
      <Terms />
    </>
  );
}

/** A file; the archive is the first thing of the page, with its tables beside it where there is room. */
function FileCard({ file, version }: { file: DataFile; version: string }) {
  const { kind, name, bytes, packed_bytes, sha256 } = file;
  const tables = ownTables(file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const isArchive = kind === "archive";
  return (
    <section
      aria-labelledby={`file-${kind}`}
      className={`${cardClass} ${isArchive ? `col-span-full ${halvesClass}` : ""}`}
    >
      <div className="flex flex-col gap-3">
        <h2 id={`file-${kind}`}>{titles[kind]}</h2>
        <p className={figureClass}>
          <span
            className={
              isArchive
                ? "block text-[clamp(2.5rem,2rem+2vw,3.5rem)] leading-none"
                : "block text-title leading-none"
            }
          >
            {formatThousands(rows)}
          </span>{" "}
          <span className="font-sans text-base font-normal tracking-normal">
            {isArchive ? `rows in ${tables.length} tables` : "laps"}
          </span>
        </p>
        <p>{abouts[kind]}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={`/data/${name}`}
            download={name}
            className={`button inline-flex min-h-(--touch-height) items-center justify-center px-6 no-underline max-phone:w-full ${isArchive ? "filled" : ""}`}
          >
            {downloads[kind]}
          </a>
          <p className="text-small text-soft">
            SQLite, {fileSize(bytes)} ({fileSize(packed_bytes)} to download)
          </p>
        </div>
      </div>
      <LargestTables tables={tables} joinsNames={tables.length < file.tables.length} />
      <details className={isArchive ? "col-span-full" : ""}>
        <summary className="touch w-fit min-h-6 cursor-pointer text-small text-soft">
          Release and checksum
        </summary>
        <p className="mt-2 text-small">
          Release <code>{version}</code>. SHA-256 (<a href={`/data/${name}.sha256`}>as a file</a>):{" "}
          <code className="wrap-anywhere">{sha256}</code>
        </p>
        <CopyButton label="Copy checksum" text={() => sha256} className="mt-2" />
      </details>
    </section>
  );
}

/** How many tables are named; the others are listed below with their columns. */
const mostNamed = 5;

type LargestTablesProps = {
  tables: ReadonlyArray<DataFile["tables"][number]>;
  /** True for a file that has the archive's races and drivers too. */
  joinsNames: boolean;
};

/** The largest tables of a file, each with what it holds and its rows; of a single one, its columns. */
function LargestTables({ tables, joinsNames }: LargestTablesProps) {
  const largest = tables.toSorted((one, other) => other.rows - one.rows).slice(0, mostNamed);
  const [only] = tables.length === 1 ? tables : [];
  return (
    <ul className="text-small leading-[1.4] phone:grid phone:content-start phone:grid-cols-[auto_minmax(0,1fr)_auto] phone:gap-x-4">
      {only === undefined ? (
        <>
          <li className="col-span-full pb-1.5 font-strong">Largest tables</li>
          {largest.map(({ name, about, rows }) => (
            <li key={name} className={tableLineClass}>
              <code>{name}</code>
              <span className={aboutClass}>{about}</span>
              <span className="text-end text-table font-strong">{formatThousands(rows)}</span>
            </li>
          ))}
        </>
      ) : (
        <>
          <li className={tableLineClass}>
            <code>{only.name}</code>
            <span className={aboutClass}>{only.about}</span>
          </li>
          <li className={tableLineClass}>
            <span>Not included</span>
            <span className={aboutClass}>
              No laps exist for the races of {seasonWithoutLaps}; those of {firstTimedSeason}–2025 come from{" "}
              <a href="https://openf1.org/">OpenF1</a>.
            </span>
          </li>
          <li className={tableLineClass}>
            <span>Columns</span>
            <span className={aboutClass}>
              <code>{only.columns.map(({ name }) => name).join(", ")}</code>
              {joinsNames ? (
                <>
                  . Names are in the tables <code>races</code> and <code>drivers</code>
                </>
              ) : null}
            </span>
          </li>
        </>
      )}
    </ul>
  );
}

const tableLineClass =
  "grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-1.5 phone:col-span-3 phone:grid-cols-subgrid";
const aboutClass = "text-soft max-phone:order-last max-phone:col-span-2 phone:last:col-span-2";

function Terms() {
  return (
    <section aria-labelledby="terms" className={cardClass}>
      <h2 id="terms">Terms</h2>
      <p className="max-w-200">
        Facts from <a href="https://github.com/f1db/f1db">F1DB</a>,{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>: name the source, and say what
        you changed. How figures of seasons are counted: <Link to="/method/">our definitions</Link>. Lap
        times: F1 timing by FastF1, collected by Armchair-Strategist,{" "}
        <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache 2.0</a>. A file’s name changes with its
        content; its table <code>_about</code> says what it is.
      </p>
    </section>
  );
}

function Opening({ name }: { name: string }) {
  return (
    <section aria-labelledby="opening" className={cardClass}>
      <h2 id="opening">Use the file</h2>
      <p>
        <Link to="/sql/">Query it in your browser</Link>, or open the file with{" "}
        <a href="https://sqlitebrowser.org/">DB Browser for SQLite</a>. Neither needs code.
      </p>
      <CodeBlock title="In Python" code={pythonExample(name)} />
      <Sample name={name} />
    </section>
  );
}

/** A question to the file in DuckDB, and what it answers: the podium of the last race. */
function Sample({ name }: { name: string }) {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  if (race === null) return null;
  const code = `ATTACH '${name}'
AS f1 (TYPE sqlite);
SELECT position, driver_id, team_id FROM f1.results
WHERE year = ${race.year} AND round = ${race.round} AND position <= 3;`;
  return (
    <>
      <CodeBlock title="In DuckDB" code={code} />
      <table className="spoiler w-full text-start text-small">
        <caption className="mb-1 text-start text-soft">
          The answer: the podium of the {race.year} {race.race_name}
        </caption>
        <thead>
          <tr className="text-soft [&_th]:py-1.5 [&_th]:text-start">
            {["position", "driver_id", "team_id"].map((column) => (
              <th key={column} scope="col" className="font-normal">
                <code>{column}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {race.podium.map(({ position, driver_id, team_id }) => (
            <tr key={driver_id} className="border-t border-line [&_td]:py-2">
              <td>
                <code>{position}</code>
              </td>
              <td>
                <code>{driver_id}</code>
              </td>
              <td>
                <code>{team_id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** How an assistant is given the archive: an address that is pasted into its settings. */
function Assistants() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="assistants" className={`${cardClass} col-span-full ${halvesClass}`}>
      <h2 id="assistants" className="col-span-full">
        Ask an AI assistant
      </h2>
      <div className="flex flex-col gap-3">
        <p>
          Assistants that support remote MCP servers can look up facts here instead of guessing. Add a server
          with the address of this site:
        </p>
        <dl className="grid gap-x-4 gap-y-1 phone:grid-cols-[auto_minmax(0,1fr)] [&_dt]:font-strong">
          <dt>Claude</dt>
          <dd>Settings, Connectors, “Add custom connector”</dd>
          <dt>ChatGPT</dt>
          <dd>Settings, Apps &amp; Connectors, developer mode on, “Create”</dd>
          <dt>Editors</dt>
          <dd>Settings for MCP servers, type “HTTP”</dd>
        </dl>
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        <CodeBlock title="Address" code={`${siteUrl}/mcp`} />
        <CodeBlock
          title="Then ask"
          code="Who has the most podiums without a win? Use F1 Statistics."
          isProse
        />
      </div>
    </section>
  );
}

function Api() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="api" className={cardClass}>
      <h2 id="api">JSON and CSV</h2>
      <p>
        Every list and every result can be fetched as JSON, or with <code>format=csv</code> for a spreadsheet.{" "}
        <Link to="/api/">All addresses</Link>
      </p>
      <CodeBlock title="In a shell" code={`curl "${siteUrl}/api/drivers/overview?format=csv"`} />
    </section>
  );
}

function Embeds() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="embeds" className={`${cardClass} col-span-full ${halvesClass}`}>
      <h2 id="embeds" className="col-span-full">
        On your own site
      </h2>
      <p>
        Show any table or chart on your own page; it stays up to date. Choose “Embed this” in its menu (⋯),
        for example in{" "}
        <Link to="/standings/$year/drivers/overview" params={{ year: String(defaultStandingsYear) }}>
          the standings
        </Link>{" "}
        or <Link to="/records/">the records</Link>.
      </p>
      <CodeBlock title="In HTML" code={embedMarkup(`${siteUrl}${embedRoot}/records/`, "Records")} />
    </section>
  );
}

type CodeBlockProps = {
  title: string;
  code: string;
  /** True for words that no machine reads. */
  isProse?: boolean;
};

/** Lines to copy. One that is longer than the card goes on in the next, moved in, after a stroke or a bracket. */
function CodeBlock({ title, code, isProse = false }: CodeBlockProps) {
  return (
    <figure className="min-w-0 rounded-tile bg-page">
      <figcaption className="flex items-center justify-between gap-3 py-1.5 ps-3 pe-1.5 text-small text-soft">
        {title}
        <CopyButton label="Copy" text={() => code} className="min-h-8! border-line!" />
      </figcaption>
      <pre className="px-3 pt-0.5 pb-3 leading-[1.6] wrap-break-word whitespace-pre-wrap">
        <code className={isProse ? "font-sans" : ""}>
          {code.split("\n").map((line) => (
            <span key={line} className="block ps-4 -indent-4 whitespace-pre-wrap">
              {line.split(/(?<=[ ?(]|[^<]\/)/).map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- parts have no names, and never change places
                <Fragment key={index}>
                  <span className="inline-block max-w-full indent-0 wrap-anywhere whitespace-pre-wrap">
                    {part}
                  </span>
                  <wbr />
                </Fragment>
              ))}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** In halves where there is room. */
const halvesClass = "md:grid md:grid-cols-2 gap-x-12";

const figureClass = "font-display font-extrabold tracking-[-0.03em]";

const cardClass =
  "flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-5 leading-[1.6] shadow-card max-phone:p-4";

const pythonExample = (name: string) => `import sqlite3, pandas
archive = sqlite3.connect(
  "${name}")
pandas.read_sql("""
  SELECT year, count(*)
  FROM races GROUP BY year""", archive)`;
