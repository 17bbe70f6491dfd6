import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import type { DataFile } from "#contract/data-files.ts";
import { lastSeason } from "#contract/ids.ts";
import {
  firstLapSeason,
  firstTimedSeason,
  lastSeasonOfOpenF1Laps,
  seasonWithoutLaps,
} from "#contract/timing/session.ts";
import { valueOf } from "#app/data/api-query.ts";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { CopyButton } from "#app/ui/buttons.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Assistants, cardClass, Embeds, FileExamples } from "./data-examples.tsx";
import { Dictionary, ownTables, titles } from "./data-dictionary.tsx";
import { OpenDataHeading } from "./open-data-heading.tsx";
import { firstSprintSeason } from "#contract/sessions.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatFileSize, formatThousands } from "#app/text/format.ts";

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
        {archive === undefined ? null : <AccessCards archive={archive} />}
        {archive === undefined ? null : <ArchiveCard file={archive} />}
        {laps === undefined ? null : <LapsCard file={laps} />}
        <FileExamples />
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
function AccessCards({ archive }: { archive: DataFile }) {
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  const { name, bytes, packed_bytes } = archive;
  return (
    <div className="col-span-full grid gap-4 md:grid-cols-3">
      <AccessCard
        id="api"
        title="JSON and CSV"
        about="Every list and every result, for a spreadsheet or a program."
        detail={
          <>
            For example <a href="/api/drivers/overview?format=csv">all drivers as CSV</a>
          </>
        }
      >
        <Link to="/api/" className={`filled ${accessButtonClass}`}>
          Choose a list
        </Link>
      </AccessCard>
      <AccessCard
        id="sql"
        title="SQL in the browser"
        about="Query the archive, or begin with an example. Nothing to install."
        detail={`Loads ${formatFileSize(packed_bytes)} once`}
      >
        <Link to="/sql/" className={accessButtonClass}>
          Write a query
        </Link>
      </AccessCard>
      <AccessCard
        id="file"
        title="SQLite file"
        about={`The whole archive as one file${race === null ? "" : `, with results up to ${formatDay(race.date_utc)}`}.`}
        detail={
          <>
            {formatFileSize(packed_bytes)} to download, {formatFileSize(bytes)} unpacked ·{" "}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
          </>
        }
      >
        <a href={`/data/${name}`} download={name} className={accessButtonClass}>
          Download the archive
        </a>
      </AccessCard>
    </div>
  );
}

type AccessCardProps = {
  id: string;
  title: string;
  about: string;
  /** The button. */
  children: ReactNode;
  detail: ReactNode;
};

function AccessCard({ id, title, about, children, detail }: AccessCardProps) {
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
        <a href={`/data/${name}`} download={name} className={`max-phone:w-full ${accessButtonClass}`}>
          Download the laps
        </a>
        <p className="text-small text-soft">
          SQLite, {formatFileSize(packed_bytes)} to download, {formatFileSize(bytes)} unpacked
        </p>
      </div>
      <LapSeasons />
      <a href="#dictionary-laps" className={allClass}>
        All columns
      </a>
    </section>
  );
}

const marks = {
  file: { look: "border-8 border-ink", text: "in this file" },
  openf1: { look: "border border-ink", text: "from OpenF1" },
  none: { look: "bg-line", text: "none" },
} as const;

const lapSeasons = Array.from({ length: lastSeason - firstLapSeason + 1 }, (_, index) => {
  const year = firstLapSeason + index;
  const isOfOpenF1 = year >= firstTimedSeason && year <= lastSeasonOfOpenF1Laps;
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
                  <span
                    aria-hidden="true"
                    className={`mx-0.5 block h-4 rounded-chip ${marks[season[session]].look}`}
                  />
                  <span className="sr-only">{marks[season[session]].text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-1.5 text-soft">
        <Key mark="file">In this file</Key>
        <Key mark="openf1">
          From <a href="https://openf1.org/">OpenF1</a>
        </Key>
        <Key mark="none">None</Key>
      </p>
    </div>
  );
}

/** A mark of the seasons with what it says. */
function Key({ mark, children }: { mark: keyof typeof marks; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`h-4 w-6 rounded-chip ${marks[mark].look}`} />
      <span>{children}</span>
    </span>
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

const accessButtonClass =
  "button inline-flex min-h-(--touch-height) items-center justify-center px-4 no-underline";
const allClass = "more mt-auto w-fit text-small";
