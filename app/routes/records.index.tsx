import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import {
  type Holder,
  holders,
  isAge,
  isKept,
  recordKindNames,
  type RecordQuestion,
} from "#app/data/records/kinds.ts";
import {
  holderTexts,
  holdingText,
  rankText,
  recordNoun,
  recordTitle,
  questionOfRecord,
  recordTexts,
} from "#app/data/records/record-texts.ts";
import type { RecordHolder } from "#app/data/records/compute.ts";
import type { RecordAnswer } from "#app/data/records/records.functions.ts";
import { recordQuery } from "#app/data/records/records.queries.ts";
import { askSearch } from "#app/features/ask/ask-search.ts";
import { HolderBand, leadText } from "#app/features/figures/holder-band.tsx";
import {
  type AskedRow,
  proofTableOf,
  recordTableOf,
  SeasonCounts,
} from "#app/features/records/record-tables.tsx";
import { recordQuestion, recordSearch } from "#app/features/records/records-search.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { formatSpan, formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { ButtonSummary, foldedOnPhone } from "#app/ui/buttons.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

export const Route = createFileRoute("/records/")({
  validateSearch: recordSearch,
  loaderDeps: ({ search: { kind, by, from, to, of } }) => ({ kind, by, from, to, of }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(recordQuery({ ...recordQuestion(deps), of: deps.of ?? null }));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "records"),
  component: RecordsScreen,
});

/** Who holds which record, in which seasons, and the rows that prove it. */
function RecordsScreen() {
  const search = Route.useSearch();
  const question = recordQuestion(search);
  return (
    <div className="page">
      <PageHeading controls={<RecordsForm question={question} />}>
        <div>
          <p className="text-small font-strong text-soft">Records</p>
          <h1>{recordTitle(question.kind)}</h1>
        </div>
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={recordTableOf(question.kind, question.by)} />}>
        <RecordRows question={question} of={search.of ?? null} />
      </Suspense>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-[0.875rem]">
        <Link to="/champions/" className="more">
          Champions under other rules
        </Link>
        <Link to="/drivers_overview/" className="more">
          Driver statistics
        </Link>
      </p>
    </div>
  );
}

function RecordRows({ question, of }: { question: RecordQuestion; of: string | null }) {
  const { data } = useSuspenseQuery(recordQuery({ ...question, of }));
  const { definition } = recordTexts[question.kind];
  const { kind, by } = question;
  const hasSpans = !data.available || data.value.rows.some((row) => row.first_year !== row.last_year);
  const table = useMemo(() => recordTableOf(kind, by, hasSpans), [kind, by, hasSpans]);
  if (!data.available) return <EmptyNote>No records available.</EmptyNote>;
  const most = Math.max(...data.value.rows.map((row) => row.value));
  const byPlace = Map.groupBy(data.value.rows, ({ place }) => place);
  const rows = data.value.rows.map((row) => ({
    ...row,
    question,
    most,
    isShared: (byPlace.get(row.place)?.length ?? 0) > 1,
  }));
  const proved = rows.find(({ id }) => id === of);
  if (rows.length === 0)
    return (
      <>
        <AllRecords holders={data.value.holders} question={question} />
        <EmptyNote>No one set this record in these seasons.</EmptyNote>
      </>
    );
  return (
    <>
      {data.value.proof === null ? (
        <RecordHolders rows={rows} />
      ) : (
        <ProofRows proof={data.value.proof} question={question} holder={proved} />
      )}
      <AllRecords holders={data.value.holders} question={question} />
      <DataTable
        table={table}
        rows={rows}
        method={`${definition} ${hasSpans ? "First and last year: of the first and the last that count. " : ""}Long lists end after about 100, never between two who are level.${by === "driver" ? " Colours: the present team, or the one with the most wins." : ""} Source: F1DB.`}
      />
    </>
  );
}

type ProofProps = {
  proof: NonNullable<RecordAnswer["proof"]>;
  question: RecordQuestion;
  /** The holder's row of the list; undefined if not listed. */
  holder: AskedRow | undefined;
};

/** One holder's record, season by season, and race by race where races are counted. */
function ProofRows({ proof, question, holder }: ProofProps) {
  const { proofs, name, written } = proof;
  const rows = useMemo(() => {
    const most = Math.max(...proofs.map(({ value }) => value));
    return proofs.map((row, index) => ({ ...row, number: index + 1, most }));
  }, [proofs]);
  const table = useMemo(() => proofTableOf(rows, question.kind), [rows, question.kind]);
  const className = teamClass(holder?.team?.id ?? null, holder?.team?.year);
  return (
    <section
      id="proof"
      className={`mb-8 scroll-mt-4 [&_.table-section]:min-h-0 border-b border-line pb-4 ${className}`}
      aria-labelledby="proof-heading"
    >
      <h2 id="proof-heading" className="sr-only">
        {holdingText(question, proof)}
      </h2>
      <p className="mb-2">
        <Link to="/records/" search={recordSearch({ ...question })} className="inline-block py-1">
          ‹ {isAge(question.kind) ? "Full list" : `All ${recordNoun(question.kind)}`}
        </Link>
      </p>
      <div className="mb-3">
        <HolderBand
          beside={[
            formatSpan(proofs[0]?.year ?? question.from, proofs.at(-1)?.year ?? question.to),
            holder === undefined ? null : rankText(holder),
          ]}
          value={written ?? formatThousands(proof.value)}
          unit={written === null ? recordNoun(question.kind, proof.value) : ""}
          isLow
          className={className}
        >
          {holder === undefined || holder.path === null ? name : <a href={holder.path}>{name}</a>}
        </HolderBand>
      </div>
      <SeasonCounts proofs={proofs} noun={recordTexts[question.kind].label} />
      <DataTable table={table} rows={rows} method="In order of time. Source: F1DB." />
    </section>
  );
}

/** What is asked, as a phone has it in one line: "Poles · drivers · 1950–2026". */
function questionText({ kind, by, from, to }: RecordQuestion): string {
  return [recordTexts[kind].label, holderTexts[by].label.toLowerCase(), formatSpan(from, to)].join(" · ");
}

/** Picks a record, whose, and the seasons. Without scripts it is a form, sent with its button. */
function RecordsForm({ question }: { question: RecordQuestion }) {
  const navigate = useNavigate();
  const asked = questionOfRecord(question);
  const change = (name: keyof RecordQuestion) => (value: string) =>
    void navigate({
      to: "/records/",
      search: recordSearch({ ...question, [name]: value }),
      resetScroll: false,
    });
  return (
    <details className={`${foldedOnPhone} max-md:[&_.button]:w-full max-md:[&_.button]:justify-between`}>
      <ButtonSummary>
        <span className="font-strong whitespace-nowrap">Change record</span>{" "}
        <span className="min-w-0 flex-1 truncate text-soft">{questionText(question)}</span>
      </ButtonSummary>
      <form
        className="flex items-end gap-2 md:gap-3 max-md:mt-3 max-md:grid max-md:grid-cols-2 max-md:[&_.select]:h-(--touch-height) max-md:[&_.select]:w-full [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
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
          label="For"
          name="by"
          value={question.by}
          options={holders
            .filter((by) => isKept(question.kind, by))
            .map((by) => ({ value: by, label: holderTexts[by].label }))}
          onPick={change("by")}
        />
        <SelectField
          label="From"
          name="from"
          value={String(question.from)}
          options={seasons}
          onPick={change("from")}
        />
        <SelectField
          label="To"
          name="to"
          value={String(question.to)}
          options={seasons}
          onPick={change("to")}
        />
        {/* Where scripts run, a choice is shown as soon as it is made. */}
        <button type="submit" className="button [@media(scripting:enabled)]:hidden">
          Show
        </button>
        {asked === null ? null : (
          <Link
            to="/ask/"
            search={askSearch(asked)}
            className="button inline-flex items-center whitespace-nowrap max-md:col-span-2"
            title="Ask for this record with more conditions"
          >
            Add conditions
          </Link>
        )}
      </form>
    </details>
  );
}

const seasons = newestFirst(championshipSeasons)
  .map(String)
  .map((year) => ({ value: year, label: year }));

/** How many who share a record have a band each. */
const mostBands = 3;

/** Who holds the record; of many who share it, the table says that. */
function RecordHolders({ rows }: { rows: ReadonlyArray<AskedRow> }) {
  const firsts = rows.filter(({ place }) => place === 1);
  if (firsts.length > mostBands) return null;
  return (
    <div className="mb-5 flex gap-3 *:flex-1 max-md:flex-col">
      {firsts.map(({ id, name, path, value, written, first_year, last_year, team, question }) => (
        <HolderBand
          key={id}
          beside={[formatSpan(first_year, last_year), written === null ? leadText(rows) : null]}
          value={written ?? formatThousands(value)}
          unit={written === null ? recordNoun(question.kind, value) : ""}
          isAlone={firsts.length === 1}
          isLow
          className={teamClass(team?.id ?? null, team?.year)}
        >
          {path === null ? name : <a href={path}>{name}</a>}
        </HolderBand>
      ))}
    </div>
  );
}

type AllRecordsProps = { holders: ReadonlyArray<RecordHolder>; question: RecordQuestion };

/** Every record with its holder, each linked to its list: in two groups, on a phone each in a row that scrolls sideways. */
function AllRecords({ holders: all, question }: AllRecordsProps) {
  const groups = [
    { name: "Totals", columns: "wide:grid-cols-3", tiles: all.filter(({ kind }) => !isRun(kind)) },
    { name: "Streaks and ages", columns: "wide:grid-cols-2", tiles: all.filter(({ kind }) => isRun(kind)) },
  ].filter(({ tiles }) => tiles.length > 0);
  const areTwo = groups.length > 1;
  return (
    <nav aria-labelledby="all-records" className="mb-5">
      <h2 id="all-records" className={areTwo ? "sr-only" : "mb-2"}>
        All records
      </h2>
      <div className={`grid grid-cols-1 gap-4 wide:gap-x-9 ${areTwo ? "wide:grid-cols-[3fr_2fr]" : ""}`}>
        {groups.map(({ name, columns, tiles }) => (
          <div key={name}>
            {areTwo ? <h3 className="mb-2 font-display text-block/tight font-extrabold">{name}</h3> : null}
            <ul
              className={`strip relative gap-2 max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:grid md:grid-cols-[repeat(auto-fill,minmax(max(11rem,18%),1fr))] ${areTwo ? columns : ""}`}
            >
              {tiles.map((holder) => (
                <RecordTile key={holder.kind} holder={holder} question={question} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** True for what is no total: a streak or an age. */
function isRun(kind: RecordHolder["kind"]): boolean {
  return isAge(kind) || kind.endsWith("_streak");
}

type RecordTileProps = { holder: RecordHolder; question: RecordQuestion };

function RecordTile({ holder: { kind, names, value, written, team }, question }: RecordTileProps) {
  const isShown = kind === question.kind;
  return (
    <li
      className={`relative min-w-0 shrink-0 rounded-tile border border-s-4 max-md:min-w-38 ${isShown ? "border-ink bg-ink text-surface" : "border-line bg-surface hover:bg-raised"} border-s-team px-3 py-1.5 ${teamClass(team?.id ?? null, team?.year)}`}
    >
      <Link
        to="/records/"
        search={recordSearch({ ...question, kind })}
        resetScroll={false}
        // Otherwise the record without a parameter of its own would be the current one on every other's page.
        activeOptions={{ exact: true }}
        className={`block text-small ${isShown ? "text-surface" : "text-soft"} no-underline after:absolute after:inset-0`}
        aria-current={isShown ? "true" : undefined}
      >
        {recordTexts[kind].label}
      </Link>
      <span className="spoiler flex flex-wrap justify-between gap-x-3 text-table">
        <b>{holderNames(names, question.by)}</b>
        <b className="whitespace-nowrap">{written === null ? formatThousands(value) : inYears(written)}</b>
      </span>
    </li>
  );
}

/** "Hamilton", "Hamilton, Schumacher", "3 share it". */
function holderNames(names: ReadonlyArray<string>, by: Holder): string {
  const shown = by === "driver" ? names.map(lastName) : names;
  return shown.length > 2 ? `${shown.length} share it` : shown.join(", ");
}

/** "18 years, 228 days" as "18 years": the list has the days. */
function inYears(written: string): string {
  return written.replace(/, .*/, "");
}
