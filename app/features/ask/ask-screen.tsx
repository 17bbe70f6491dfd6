import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Fragment, Suspense, useMemo, useState } from "react";
import { firstSeason, nameFromId } from "#contract/ids.ts";
import { lineKey, searchText } from "#contract/ask/address.ts";
import type { AskProof } from "#contract/ask/answer.ts";
import { type Question, readQuestion } from "#contract/ask/question.ts";
import type { Asked, UnknownName } from "#app/data/ask/ask.functions.ts";
import { type AskLine, askValueText, yearsText } from "#app/data/ask/lines.ts";
import { askedQuery } from "#app/data/ask/ask.queries.ts";
import { searchFieldClass } from "#app/features/search/found-link.tsx";
import { formatCount } from "#app/text/format.ts";
import { maxTyped } from "#app/text/names.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { NearNames } from "#app/ui/near-names.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { sharedHash } from "#app/features/sql/share.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { AskForm } from "./ask-form.tsx";
import { answerTable, anyTable, askedLines, proofTable } from "./ask-table.tsx";
import { themes } from "./examples.ts";
import { SubjectLink } from "./subject-link.tsx";
import { type AskSearch, askSearch } from "./ask-search.ts";

/** A question to the archive: its parts to choose, its answer, and questions worth asking. */
export function AskScreen() {
  const search = useSearch({ from: "/ask/" });
  const isFirst = searchText(search) === "" && search.line === undefined && search.q === undefined;
  return (
    <div className="page grid grid-cols-1 gap-6">
      <div>
        <PageHeading ways={<Link to="/records/">Records</Link>}>
          <h1>Ask the archive</h1>
        </PageHeading>
        {isFirst ? (
          <p className="mb-3 text-[0.875rem] text-soft">
            Type a question, or build one from its parts. Each answer lists the races it rests on.
          </p>
        ) : null}
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <WordsForm words={search.q} isFirst={isFirst} />
          <Builder search={search} isFirst={isFirst} />
        </div>
      </div>
      {isFirst ? <Examples /> : null}
      <Suspense fallback={<TableSkeleton table={anyTable} />}>
        <Answer search={search} />
      </Suspense>
      {isFirst ? null : <Examples />}
    </div>
  );
}

/** The parts of the question: in sight where nothing is asked yet, else behind one line, and from then on as it was left. */
function Builder({ search, isFirst }: { search: AskSearch; isFirst: boolean }) {
  const [wasFirst] = useState(isFirst);
  return (
    <details open={wasFirst} className="min-w-0 open:basis-full">
      <summary className="w-fit min-h-6 cursor-pointer py-2.5 text-[0.875rem] font-strong">
        {isFirst ? "Build a question" : "Change the question"}
      </summary>
      <AskForm search={search} />
    </details>
  );
}

/** Words lead to the question that they are understood as: the route sends them there. */
function WordsForm({ words, isFirst }: { words: string | undefined; isFirst: boolean }) {
  return (
    <form action="/ask/" role="search" className="flex min-w-0 max-w-2xl flex-[1_1_30rem] items-end gap-2">
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
          placeholder={isFirst ? "leclerc poles at monaco" : "Another question"}
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
  if (!data.available) return <EmptyNote>No answers available at the moment.</EmptyNote>;
  const asked = data.value;
  if (asked.kind === "answer") return <AnswerTable asked={asked} search={search} />;
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

function AnswerTable({ asked: { answer, proof }, search }: AnswerProps) {
  const { question: text, sentence, definitions, rows, total, sql, values, since } = answer;
  const question = useMemo(() => readQuestion(new URLSearchParams(text)), [text]);
  const table = useMemo(() => answerTable(question), [question]);
  const lines = useMemo(() => askedLines(question, rows, search), [question, rows, search]);
  const isPartial = since !== null && since > firstSeason;
  return (
    <section
      aria-labelledby="ask-sentence"
      className="grid min-h-svh grid-cols-1 content-start gap-3 [&_.table-section]:min-h-0"
    >
      <Hero sentence={sentence} question={question} lines={rows} />
      {isPartial ? (
        <p className="text-[0.875rem] text-soft">Race results since {since} are counted.</p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyNote>No result meets these conditions.</EmptyNote>
      ) : (
        <DataTable
          table={table}
          rows={lines}
          method={`${definitions.join(" ")} ${total > rows.length ? `The first ${rows.length} of ${total}.` : ""} Source: F1DB.`}
        />
      )}
      {proof === null ? null : <Proof proof={proof} />}
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
    </section>
  );
}

type HeroProps = { sentence: string; question: Question; lines: ReadonlyArray<AskLine> };

/** The question, and who is first in its answer: the largest on the page. */
function Hero({ sentence, question: { of, measure, per }, lines }: HeroProps) {
  const firsts = lines.filter(({ place }) => place === 1);
  const [first] = firsts;
  const value = first === undefined ? "" : askValueText(measure, first);
  return (
    <div
      className={`team-band grid gap-5 rounded-card p-6 shadow-card max-phone:gap-4 max-phone:p-4 ${first === undefined || firsts.length > 1 ? "" : lookOf(first)}`}
    >
      <h2 id="ask-sentence" className="max-w-200 text-title">
        {sentence.replace(/\.$/, "")}
      </h2>
      {first === undefined ? null : (
        <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
          <b
            className={`font-display leading-[0.85] font-extrabold tracking-[-0.03em] ${value.length > longFigure ? "text-title" : "text-hero"}`}
          >
            {value}
          </b>
          <span className="grid gap-0.5">
            <span className="flex flex-wrap gap-x-5 font-display text-block font-extrabold">
              {firsts.length > mostNamed
                ? `Shared by ${firsts.length}`
                : firsts.map((line, index) => (
                    <Fragment key={lineKey(line)}>
                      {index === 0 ? null : <span className="sr-only">, </span>}
                      <span className={firsts.length > 1 ? `${slashClass} ${lookOf(line)}` : ""}>
                        <SubjectLink of={of} line={line} />
                        {line.part === null || firsts.length === 1 ? "" : ` (${line.part})`}
                      </span>
                    </Fragment>
                  ))}
            </span>
            {firsts.length > 1 ? null : (
              <span className="text-soft">{besideText(first, per === "season")}</span>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

/** A name after a slash in the colour of its team. */
const slashClass =
  "inline-block before:me-2 before:inline-block before:h-4.5 before:w-1.75 before:[transform:skewX(-14deg)] before:bg-team before:align-[-0.1rem] before:content-['']";

function lookOf({ team }: AskLine): string {
  return teamClass(team?.id ?? null, team?.year);
}

/** Values of more letters are words: an age, a day. */
const longFigure = 8;

/** Where and when the first line's races were. */
function besideText(line: AskLine, isSeason: boolean): string {
  const parts = [line.part, isSeason ? null : yearsText(line), formatCount(line.races, "race")];
  return parts.filter((part) => part !== null).join(" · ");
}

/** So many share a first place by name. */
const mostNamed = 3;

function Proof({ proof: { line, races } }: { proof: AskProof }) {
  return (
    <section id="races" aria-labelledby="races-heading" className="grid scroll-mt-4 grid-cols-1 gap-2">
      <h3 id="races-heading" className="font-strong">
        {line.part === null ? line.subject : `${line.subject}, ${line.part}`}
      </h3>
      <DataTable table={proofTable} rows={races} method="In order of time. Source: F1DB." />
    </section>
  );
}

function Examples() {
  return (
    <section aria-labelledby="ask-examples">
      <h2 id="ask-examples" className="mb-3">
        Questions worth asking
      </h2>
      <div className="grid gap-4 max-md:-mx-4 max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 md:grid-cols-2 wide:grid-cols-3">
        {themes.map(({ title, examples }) => (
          <section key={title} className="rounded-card border border-line bg-surface p-4 shadow-card">
            <h3 className="mb-1 font-strong">{title}</h3>
            <ul className="grid text-[0.875rem] max-md:whitespace-nowrap">
              {examples.map(({ label, search }) => (
                <li key={label}>
                  <Link
                    to="/ask/"
                    search={askSearch(search)}
                    className="inline-block min-h-6 py-1 max-md:py-2.5"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
