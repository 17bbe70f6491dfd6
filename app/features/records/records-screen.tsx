import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { RecordQuestion } from "#app/data/records/kinds.ts";
import { questionOfRecord } from "#app/data/records/record-question.ts";
import { recordTexts } from "#app/data/records/record-texts.ts";
import { recordQuery } from "#app/data/records/records.queries.ts";
import type { RecordAnswer } from "#app/data/records/records.functions.ts";
import { askSearch } from "#app/features/ask/ask-search.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { proofTable, recordTableOf } from "./record-tables.tsx";
import { RecordPodium } from "./record-podium.tsx";
import { RecordsForm } from "./records-form.tsx";
import { recordQuestion } from "./records-search.ts";

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
