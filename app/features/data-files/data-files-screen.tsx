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

/** How many tables are named; the others are listed below with their columns. */
const mostNamed = 4;

/** What is in the archive: its largest tables. */
function ArchiveCard({ file }: { file: DataFile }) {
  const { tables } = file;
  const race = valueOf(useSuspenseQuery(lastRaceQuery()).data);
  const largest = tables.toSorted((one, other) => other.rows - one.rows).slice(0, mostNamed);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    <section aria-labelledby="file-archive" className={cardClass}>
      <h2 id="file-archive">{titles.archive}</h2>
      <Figure value={rows} unit={`rows in ${tables.length} tables`} />
      <p>
        Results, grids, pit stops and standings
        {race === null ? "" : `, up to ${formatDay(race.date_utc)}`}.
      </p>
      <Download file={file} isFirst>
        Download the archive
      </Download>
      <ul className="text-small leading-[1.4]">
        <li className="flex py-1.5 text-soft">
          Largest tables<span className="ms-auto">Rows</span>
        </li>
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
  const [laps] = ownTables(file);
  return (
    <section aria-labelledby="file-laps" className={cardClass}>
      <h2 id="file-laps">{titles.laps}</h2>
      <Figure value={laps?.rows ?? 0} unit="rows, one for each lap" />
      <p>Lap times, tyres, pit stops and safety cars, with the races and drivers.</p>
      <Download file={file}>Download the laps</Download>
      <LapSeasons />
      <a href="#dictionary-laps" className={allClass}>
        All columns
      </a>
    </section>
  );
}

type DownloadProps = {
  file: DataFile;
  /** True for the one that most visitors need. */
  isFirst?: boolean;
  children: string;
};

function Download({ file: { name, bytes, packed_bytes }, isFirst = false, children }: DownloadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={`/data/${name}`}
        download={name}
        className={`button inline-flex min-h-(--touch-height) items-center justify-center px-4 no-underline max-phone:w-full ${isFirst ? "filled" : ""}`}
      >
        {children}
      </a>
      <p className="text-small text-soft">
        SQLite, {formatFileSize(packed_bytes)} to download, {formatFileSize(bytes)} unpacked
      </p>
    </div>
  );
}

const marks = {
  file: { look: "border-10 border-ink", text: "in this file" },
  openf1: { look: "border border-ink", text: "from OpenF1, not in this file" },
  missing: { look: "bg-line", text: "missing" },
  unheld: { look: "", text: "no sprints held" },
} as const;

const lapSeasons = Array.from({ length: lastSeason - firstLapSeason + 1 }, (_, index) => {
  const year = firstLapSeason + index;
  const isOfOpenF1 = year >= firstTimedSeason && year <= lastSeasonOfOpenF1Laps;
  const races: keyof typeof marks = year === seasonWithoutLaps ? "missing" : isOfOpenF1 ? "openf1" : "file";
  const sprints: keyof typeof marks = year < firstSprintSeason ? "unheld" : "file";
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
            <tr key={session} className="border-t border-line [&_td]:py-2">
              <th scope="row" className="text-start font-strong">
                {session === "races" ? "Races" : "Sprints"}
              </th>
              {lapSeasons.map((season) => (
                <td key={season.year}>
                  <span
                    aria-hidden="true"
                    className={`mx-0.5 grid h-5 place-items-center rounded-chip text-soft ${marks[season[session]].look}`}
                  >
                    {season[session] === "unheld" ? "–" : null}
                  </span>
                  <span className="sr-only">{marks[season[session]].text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2.5 text-soft">
        <Key mark="file">In this file</Key>
        <Key mark="openf1">
          Not in this file: from <a href="https://openf1.org/">OpenF1</a>
        </Key>
        <Key mark="missing">Missing</Key>
        <span>– No sprints held</span>
      </p>
    </div>
  );
}

/** A mark of the seasons with what it says. */
function Key({ mark, children }: { mark: keyof typeof marks; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`h-5 w-6 rounded-chip ${marks[mark].look}`} />
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

const allClass = "more mt-auto w-fit text-table";
