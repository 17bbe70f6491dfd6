import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { type RecordQuestion, holders, isKept, recordKindNames } from "#app/data/records/kinds.ts";
import { questionOfRecord } from "#app/data/records/record-question.ts";
import { holderLabels, recordTexts } from "#app/data/records/record-texts.ts";
import { recordQuery } from "#app/data/records/records.queries.ts";
import type { RecordAnswer } from "#app/data/records/records.functions.ts";
import { askSearch } from "#app/features/ask/ask-search.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type AskedRow, proofTable, recordTableOf } from "./record-tables.tsx";
import { recordQuestion, recordSearch } from "./records-search.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSpan, formatThousands } from "#app/text/format.ts";
import { PlaceMark } from "#app/ui/place-mark.tsx";

/** Who holds which record, in which seasons, and the rows that prove it. */
export function RecordsScreen() {
  const search = useSearch({ from: "/records/" });
  const question = recordQuestion(search);
  const { label, definition, value } = recordTexts[question.kind];
  const table = useMemo(() => recordTableOf(value), [value]);
  const asked = questionOfRecord(question);
  return (
    <div className="page">
      <PageHeading
        ways={
          <>
            <Link to="/champions/">Champions under other rules</Link>
            <Link to="/drivers_overview/">Driver statistics</Link>
          </>
        }
      >
        <h1>Records: {label}</h1>
      </PageHeading>
      <RecordsForm question={question} />
      <p className="mb-4 max-w-176 text-[0.875rem] text-soft">
        {definition}{" "}
        {asked === null ? null : (
          <Link to="/ask/" search={askSearch(asked)} className="inline-block min-h-6">
            Add conditions
          </Link>
        )}
      </p>
      <Suspense fallback={<TableSkeleton table={table} />}>
        <RecordRows question={question} of={search.of ?? null} />
      </Suspense>
    </div>
  );
}

function RecordRows({ question, of }: { question: RecordQuestion; of: string | null }) {
  const { data } = useSuspenseQuery(recordQuery({ ...question, of }));
  const { definition, value } = recordTexts[question.kind];
  const table = useMemo(() => recordTableOf(value), [value]);
  if (!data.available) return <EmptyNote>No records available.</EmptyNote>;
  const most = Math.max(...data.value.rows.map((row) => row.value));
  const rows = data.value.rows.map((row) => ({ ...row, question, most }));
  if (rows.length === 0) return <EmptyNote>No one set this record in these seasons.</EmptyNote>;
  return (
    <>
      <RecordPodium rows={rows.slice(0, 3)} />
      {data.value.proof === null ? null : <ProofRows {...data.value.proof} />}
      <DataTable
        table={table}
        rows={rows}
        method={`${definition} The list ends after about a hundred holders, never between two who are level. Source: F1DB.`}
      />
    </>
  );
}

function ProofRows({ name, proofs }: NonNullable<RecordAnswer["proof"]>) {
  return (
    <section id="proof" className="mb-8 border-b border-line pb-4" aria-labelledby="proof-heading">
      <h2 id="proof-heading">What proves it: {name}</h2>
      <DataTable table={proofTable} rows={proofs} method="In order of time. Source: F1DB." />
    </section>
  );
}

/** Picks a record, whose, and the seasons. Without scripts it is a form, sent with its button. */
function RecordsForm({ question }: { question: RecordQuestion }) {
  const navigate = useNavigate();
  const change = (name: keyof RecordQuestion) => (value: string) =>
    void navigate({
      to: "/records/",
      search: recordSearch({ ...question, [name]: value }),
      resetScroll: false,
    });
  return (
    <form
      className="my-3 flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2 max-md:[&_.select]:h-(--touch-height) [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
      action="/records/"
    >
      <SelectField
        label="Record"
        name="kind"
        value={question.kind}
        options={recordKindNames.map((kind) => ({ value: kind, label: recordTexts[kind].label }))}
        onPick={change("kind")}
      />
      <SelectField
        label="Held"
        name="by"
        value={question.by}
        options={holders
          .filter((by) => isKept(question.kind, by))
          .map((by) => ({ value: by, label: holderLabels[by] }))}
        onPick={change("by")}
      />
      <SelectField
        label="From"
        name="from"
        value={String(question.from)}
        options={seasons}
        onPick={change("from")}
      />
      <SelectField label="To" name="to" value={String(question.to)} options={seasons} onPick={change("to")} />
      {/* Where scripts run, a choice is shown as soon as it is made. */}
      <button type="submit" className="button [@media(scripting:enabled)]:hidden">
        Show
      </button>
    </form>
  );
}

const seasons = newestFirst(championshipSeasons)
  .map(String)
  .map((year) => ({ value: year, label: year }));

/** The first three holders of a record, the value being the largest; on a phone the table itself begins with them. */
function RecordPodium({ rows }: { rows: ReadonlyArray<AskedRow> }) {
  return (
    <ol className="mb-5 grid gap-3 max-md:hidden md:grid-cols-3" aria-label="First three">
      {rows.map(({ place, id, name, path, value, written, first_year, last_year, team }) => (
        <li
          key={id}
          value={place}
          className={`relative grid content-center min-h-28 overflow-clip rounded-card border border-s-4 border-line border-s-team bg-[linear-gradient(100deg,color-mix(in_oklab,var(--color-team)_19%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_5%,var(--color-surface)))] px-5 py-3 shadow-card ${teamClass(team?.id ?? null, team?.year)}`}
        >
          <PlaceMark place={place} className="absolute end-3 top-3">
            {place}
          </PlaceMark>
          <b
            className={`block pe-9 font-display leading-tight font-extrabold tracking-[-0.03em] ${written === null ? "text-[2.5rem]" : "text-[1.25rem]"}`}
          >
            {written ?? formatThousands(value)}
          </b>
          <span className="truncate">
            {path === null ? (
              <b>{name}</b>
            ) : (
              <a href={path} className="py-0.5 font-strong">
                {name}
              </a>
            )}{" "}
            <small className="text-small text-soft">{formatSpan(first_year, last_year)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
