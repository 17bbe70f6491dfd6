import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { Fragment, type ReactNode, Suspense } from "react";
import type { DataFile } from "#contract/data-files.ts";
import { defaultStandingsYear, lastSeason } from "#contract/ids.ts";
import { firstLapSeason, firstTimedSeason, seasonWithoutLaps } from "#contract/timing/session.ts";
import { valueOf } from "#app/data/api-query.ts";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { CopyButton } from "#app/ui/buttons.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { embedMarkup } from "#app/ui/embed/embeddable.tsx";
import { embedRoot } from "#app/text/page-paths.ts";
import { Dictionary, ownTables, titles } from "./data-dictionary.tsx";
import { OpenDataHeading } from "./open-data-heading.tsx";
import { firstSprintSeason } from "#contract/sessions.ts";
import { formatDay } from "#app/text/dates.ts";
import { fileSize, formatThousands } from "#app/text/format.ts";

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
  const archive = files.find(({ kind }) => kind === "archive");
  const laps = files.find(({ kind }) => kind === "laps");
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {archive === undefined ? null : <Ways archive={archive} />}
        {archive === undefined ? null : <ArchiveCard file={archive} />}
        {laps === undefined ? null : <LapsCard file={laps} />}
        <Opening />
        <Assistants />
        <Embeds />
      </div>
      {files.map((file) => (
        <Dictionary key={file.name} file={file} />
      ))}
      <Terms version={version} files={files} />
    </>
  );
}

/** The three ways to the facts, the one that most visitors need first. */
function Ways({ archive }: { archive: DataFile }) {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  const { name, bytes, packed_bytes } = archive;
  return (
    <div className="col-span-full grid gap-4 md:grid-cols-3">
      <Way
        id="api"
        title="CSV and JSON"
        about="Every list and every result, for a spreadsheet or a program."
        detail={
          <>
            For example <a href="/api/drivers/overview?format=csv">all drivers as CSV</a>
          </>
        }
      >
        <Link to="/api/" className={`filled ${wayClass}`}>
          Choose a list
        </Link>
      </Way>
      <Way
        id="sql"
        title="SQL in the browser"
        about="Query the archive, or begin with an example. Nothing to install."
        detail={`Loads ${fileSize(packed_bytes)} once`}
      >
        <Link to="/sql/" className={wayClass}>
          Write a query
        </Link>
      </Way>
      <Way
        id="file"
        title="SQLite file"
        about={`The whole archive as one file${race === null ? "" : `, with results up to ${formatDay(race.date_utc)}`}.`}
        detail={
          <>
            {fileSize(packed_bytes)} to download, {fileSize(bytes)} unpacked ·{" "}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
          </>
        }
      >
        <a href={`/data/${name}`} download={name} className={wayClass}>
          Download the archive
        </a>
      </Way>
    </div>
  );
}

type WayProps = {
  id: string;
  title: string;
  about: string;
  /** The way itself. */
  children: ReactNode;
  detail: ReactNode;
};

function Way({ id, title, about, children, detail }: WayProps) {
  return (
    <section aria-labelledby={id} className={cardClass}>
      <h2 id={id}>{title}</h2>
      <p className="flex-1">{about}</p>
      {children}
      <p className="text-small text-soft">{detail}</p>
    </section>
  );
}

/** How many tables are named; the others are listed below with their columns. */
const mostNamed = 5;

/** What is in the archive: its largest tables. */
function ArchiveCard({ file: { tables } }: { file: DataFile }) {
  const largest = tables.toSorted((one, other) => other.rows - one.rows).slice(0, mostNamed);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    <section aria-labelledby="file-archive" className={cardClass}>
      <h2 id="file-archive">{titles.archive}</h2>
      <Figure value={rows} unit={`rows in ${tables.length} tables`} />
      <p>Results, grids, pit stops and standings, race by race. The largest tables:</p>
      <ul className="text-small leading-[1.4]">
        {largest.map((table) => (
          <li key={table.name} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5">
            <code className="w-24">{table.name}</code>
            <span className="text-soft max-phone:order-last max-phone:basis-full phone:flex-1">
              {table.about}
            </span>
            <span className="ms-auto text-table font-strong">{formatThousands(table.rows)}</span>
          </li>
        ))}
      </ul>
      <a href="#dictionary-archive" className={allClass}>
        All tables and columns
      </a>
    </section>
  );
}

/** The laps, and of which seasons the file has them. */
function LapsCard({ file }: { file: DataFile }) {
  const { name, bytes, packed_bytes } = file;
  const [laps] = ownTables(file);
  return (
    <section aria-labelledby="file-laps" className={cardClass}>
      <h2 id="file-laps">{titles.laps}</h2>
      <Figure value={laps?.rows ?? 0} unit="rows, one for each lap" />
      <p>Lap times, tyres, pit stops and safety cars, with the races and drivers.</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={`/data/${name}`} download={name} className={`max-phone:w-full ${wayClass}`}>
          Download the laps
        </a>
        <p className="text-small text-soft">
          SQLite, {fileSize(packed_bytes)} to download, {fileSize(bytes)} unpacked
        </p>
      </div>
      <LapSeasons />
      <a href="#dictionary-laps" className={allClass}>
        All columns
      </a>
    </section>
  );
}

/** The last season whose Grands Prix have their laps from OpenF1 alone. */
const lastOfOpenF1 = 2025;

const marks = {
  file: { sign: "●", text: "in this file" },
  openf1: { sign: "○", text: "from OpenF1" },
  none: { sign: "–", text: "none" },
} as const;

const lapSeasons = Array.from({ length: lastSeason - firstLapSeason + 1 }, (_, index) => {
  const year = firstLapSeason + index;
  const isOfOpenF1 = year >= firstTimedSeason && year <= lastOfOpenF1;
  const races: keyof typeof marks = year === seasonWithoutLaps ? "none" : isOfOpenF1 ? "openf1" : "file";
  const sprints: keyof typeof marks = year < firstSprintSeason ? "none" : "file";
  return { year, races, sprints };
});

/** Of which seasons there are laps, and where. */
function LapSeasons() {
  return (
    <div className="text-small">
      <table className="w-full table-fixed text-center">
        <thead>
          <tr className="text-soft">
            <th scope="col" className="w-16 text-start font-normal">
              Laps of
            </th>
            {lapSeasons.map(({ year }) => (
              <th key={year} scope="col" className="py-1.5 font-normal">
                <span className="max-wide:hidden">{year}</span>
                <span className="wide:hidden">’{String(year).slice(2)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["races", "sprints"] as const).map((session) => (
            <tr key={session} className="border-t border-line [&_td]:py-1.5">
              <th scope="row" className="text-start font-strong">
                {session === "races" ? "Races" : "Sprints"}
              </th>
              {lapSeasons.map((season) => (
                <td key={season.year}>
                  <span aria-hidden="true">{marks[season[session]].sign}</span>
                  <span className="sr-only">{marks[season[session]].text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-1.5 text-soft">
        ● In this file · ○ From <a href="https://openf1.org/">OpenF1</a> · – None
      </p>
    </div>
  );
}

/** How much there is: the same in both cards. */
function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <p>
      <span className="font-display text-title font-extrabold tracking-[-0.02em]">
        {formatThousands(value)}
      </span>
      <span className="ms-2">{unit}</span>
    </p>
  );
}

function Terms({ version, files }: { version: string; files: ReadonlyArray<DataFile> }) {
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
      <details>
        <summary className="touch w-fit min-h-6 cursor-pointer text-small text-soft">
          Release and checksums
        </summary>
        <p className="mt-2 text-small">
          Release <code>{version}</code>
        </p>
        {files.map(({ kind, name, sha256 }) => (
          <div key={name} className="mt-2">
            <p className="text-small">
              <code>{name}</code>, SHA-256 (<a href={`/data/${name}.sha256`}>as a file</a>):{" "}
              <code className="wrap-anywhere">{sha256}</code>
            </p>
            <CopyButton
              label={kind === "laps" ? "Copy checksum of the laps" : "Copy checksum of the archive"}
              text={() => sha256}
              className="mt-2"
            />
          </div>
        ))}
      </details>
    </section>
  );
}

/** The file in code: fetched, and opened in two languages. */
function Opening() {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  return (
    <section aria-labelledby="opening" className={`${cardClass} col-span-full ${halvesClass}`}>
      <h2 id="opening" className="col-span-full">
        Use the file
      </h2>
      <p className="col-span-full">
        Without code: open it with <a href="https://sqlitebrowser.org/">DB Browser for SQLite</a>. In code:
      </p>
      <div className="grid grid-cols-1 content-start gap-3">
        <CodeBlock title="In a shell" code={`curl -L -o ${localName} ${siteUrl}/data/f1-archive.sqlite`} />
        <CodeBlock title="In Python" code={pythonExample} />
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        <Sample />
      </div>
    </section>
  );
}

/** A question to the file in DuckDB, and what it answers: the podium of the last race. */
function Sample() {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  if (race === null) return null;
  const code = `ATTACH '${localName}' AS f1 (TYPE sqlite);
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

/** In halves where there is room, at the edges of two cards. */
const halvesClass = "md:grid md:grid-cols-2 gap-x-12";

const cardClass =
  "flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-5 leading-[1.6] shadow-card max-phone:p-4";

const wayClass = "button inline-flex min-h-(--touch-height) items-center justify-center px-4 no-underline";
const allClass = "more mt-auto w-fit text-small";

/** What the file is called in the examples: its own name changes with its content. */
const localName = "f1.sqlite";

const pythonExample = `import sqlite3, pandas
archive = sqlite3.connect("${localName}")
pandas.read_sql("""
  SELECT year, count(*)
  FROM races GROUP BY year""", archive)`;
