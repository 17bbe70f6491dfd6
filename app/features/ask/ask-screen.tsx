import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { firstSeason, nameFromId } from "#contract/ids.ts";
import { lineKey, searchText } from "#contract/ask/address.ts";
import type { AskProof } from "#contract/ask/answer.ts";
import { readQuestion } from "#contract/ask/question.ts";
import type { Asked, UnknownName } from "#app/data/ask/ask.functions.ts";
import type { RelatedLink } from "#app/data/search/related.server.ts";
import { askedQuery } from "#app/data/ask/ask.queries.ts";
import { searchFieldClass } from "#app/features/search/found-link.tsx";
import { maxTyped } from "#app/text/names.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { NearNames } from "#app/ui/near-names.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { sharedHash } from "#app/features/sql/share.ts";
import { AskForm } from "./ask-form.tsx";
import { answerLook, answerTable, anyTable, askedLines } from "./ask-table.tsx";
import { proofTable } from "./proof-table.tsx";
import { Examples } from "./ask-examples.tsx";
import { Hero } from "./ask-hero.tsx";
import { type AskSearch, askSearch } from "./ask-search.ts";

/** A question to the archive: its parts to choose, its answer, and questions worth asking. */
export function AskScreen() {
  const search = useSearch({ from: "/ask/" });
  const isFirst = searchText(search) === "" && search.line === undefined && search.q === undefined;
  return (
    <div className="page grid grid-cols-1 gap-6">
      <div>
        {isFirst ? (
          <PageHeading ways={<Link to="/records/">Records</Link>}>
            <h1>Ask the archive</h1>
          </PageHeading>
        ) : (
          <p className="mb-2 text-[0.875rem] font-strong">
            <Link to="/ask/">Ask the archive</Link>
          </p>
        )}
        <div className="flex flex-wrap items-end gap-2">
          <WordsForm words={search.q} isFirst={isFirst} />
          <Builder search={search} isFirst={isFirst} />
        </div>
      </div>
      {isFirst ? (
        <Examples isAnswered />
      ) : (
        <Suspense
          fallback={
            <div>
              <h1>Ask the archive</h1>
              <TableSkeleton table={anyTable} />
            </div>
          }
        >
          <Answer search={search} />
        </Suspense>
      )}
    </div>
  );
}

/** The parts of the question behind one line, and from then on as it was left. */
function Builder({ search, isFirst }: { search: AskSearch; isFirst: boolean }) {
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="button flex w-fit min-h-(--touch-height) list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        {isFirst ? "Build a question" : "Change the question"}
        <span aria-hidden="true">▾</span>
      </summary>
      <div className="mt-3">
        <AskForm search={search} />
      </div>
    </details>
  );
}

/** Words lead to the question that they are understood as: the route sends them there. */
function WordsForm({ words, isFirst }: { words: string | undefined; isFirst: boolean }) {
  return (
    <form action="/ask/" role="search" className="flex min-w-0 max-w-3xl flex-[1_1_30rem] items-end gap-2">
      <label className="grid min-w-0 flex-1 gap-1 text-small text-soft">
        In your own words
        {/* Another question brings another field, so that it says what was asked. */}
        <input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxTyped}
          autoComplete="off"
          placeholder={isFirst ? "Try “Leclerc poles at Monaco”" : "Another question"}
          className={searchFieldClass}
        />
      </label>
      <button type="submit" className="button filled min-h-(--touch-height)">
        Ask
      </button>
    </form>
  );
}

function Answer({ search }: { search: AskSearch }) {
  const { data } = useSuspenseQuery(askedQuery(searchText(search), search.line ?? null));
  const asked = data.available ? data.value : null;
  if (asked?.kind === "answer") return <AnswerTable asked={asked} search={search} />;
  return (
    <>
      <div>
        <h1 className="mb-3">No answer</h1>
        {asked === null ? (
          <EmptyNote>No answers available at the moment.</EmptyNote>
        ) : (
          <Unanswered asked={asked} search={search} />
        )}
      </div>
      <Examples isAnswered={false} />
    </>
  );
}

type UnansweredProps = { asked: Exclude<Asked, { kind: "answer" }>; search: AskSearch };

/** Why a question has no answer. */
function Unanswered({ asked, search }: UnansweredProps) {
  if (asked.kind === "unknown")
    return asked.names.map((unknown) => <Unknown key={unknown.id} unknown={unknown} search={search} />);
  return (
    <EmptyNote>
      {asked.message} It can be: {asked.expected}.
    </EmptyNote>
  );
}

function Unknown({ unknown: { parameter, id, near }, search }: { unknown: UnknownName; search: AskSearch }) {
  return (
    <div>
      <EmptyNote>Nobody and nothing in the archive is called {nameFromId(id)}.</EmptyNote>
      <NearNames
        names={near.map((named) => ({
          ...named,
          link: {
            to: "/ask/",
            search: askSearch({
              ...search,
              [parameter]: search[parameter]?.replace(id, named.id) ?? named.id,
            }),
          },
        }))}
      />
    </div>
  );
}

type AnswerProps = { asked: Extract<Asked, { kind: "answer" }>; search: AskSearch };

function AnswerTable({ asked: { answer, finding, first, questions, proof }, search }: AnswerProps) {
  const { question: text, sentence, definitions, rows, total, sql, values, since } = answer;
  const question = useMemo(() => readQuestion(new URLSearchParams(text)), [text]);
  const { table, lines } = useMemo(() => {
    const look = answerLook(question, rows);
    return { table: answerTable(question, look), lines: askedLines(look, rows, search) };
  }, [question, rows, search]);
  // The only line is in the hero, and its races stand below.
  const isProved = lines.length === 1 && proof !== null;
  const isPartial = since !== null && since > firstSeason;
  return (
    <section
      aria-labelledby="ask-sentence"
      className="grid min-h-192 grid-cols-1 content-start gap-4 [&_.table-section]:min-h-0"
    >
      <Hero {...{ finding, first, sentence, question, total }} lines={rows} />
      {isPartial ? (
        <p className="text-[0.875rem] text-soft">Race results since {since} are counted.</p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyNote>No result meets these conditions.</EmptyNote>
      ) : isProved ? null : (
        <DataTable
          table={table}
          rows={lines}
          total={total}
          method={`${definitions.join(" ")} Select a number to see its races. Source: F1DB.`}
        />
      )}
      {proof === null ? null : <Proof key={lineKey(proof.line)} proof={proof} isOnly={isProved} />}
      <details>
        <summary className="w-fit min-h-6 cursor-pointer text-[0.875rem] text-soft">
          The same as SQL and JSON
        </summary>
        <p className="my-2 text-[0.875rem]">
          <a href={`/api/ask?${text}`}>JSON</a>{" "}
          <a href={`/api/ask?${text === "" ? "" : `${text}&`}format=csv`}>CSV</a>{" "}
          <a href={`/sql/#${sharedHash({ kind: "ask", text })}`}>Open in SQL</a>
        </p>
        <pre className="rounded-tile bg-raised p-3 font-mono text-small whitespace-pre-wrap">{sql}</pre>
        {values.length === 0 ? null : (
          <p className="mt-2 text-small text-soft">
            {values.map((value, index) => `?${index + 1} = ${value}`).join(", ")}
          </p>
        )}
      </details>
      <Questions questions={questions} />
    </section>
  );
}

/** Other questions like this one, and the way to all. */
function Questions({ questions }: { questions: ReadonlyArray<RelatedLink> }) {
  return (
    <section aria-labelledby="ask-related" className="mt-4">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="ask-related">Related questions</h2>
        <Link to="/ask/" className="more text-[0.875rem] font-strong">
          All questions
        </Link>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 wide:grid-cols-3">
        {questions.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              className="flex h-full min-h-(--touch-height) items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2.5 text-[0.9375rem] font-medium shadow-card after:text-soft after:content-['→'/''] hover:bg-raised"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProofProps = {
  proof: AskProof;
  /** Whether the answer has no other line. */
  isOnly: boolean;
};

function Proof({ proof: { line, races }, isOnly }: ProofProps) {
  const of = line.part === null ? line.subject : `${line.subject}, ${line.part}`;
  const section = useRef<HTMLElement>(null);
  // The router scrolled before the races were there.
  useEffect(() => {
    if (location.hash === "#races") section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      id="races"
      aria-labelledby="races-heading"
      className="grid scroll-mt-4 grid-cols-1 gap-2"
    >
      <h2 id="races-heading">{isOnly ? "The races" : of}</h2>
      <DataTable table={proofTable} rows={races} method="In order of time. Source: F1DB." />
    </section>
  );
}
