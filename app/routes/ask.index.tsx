import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { lineKey, searchText } from "#contract/ask/address.ts";
import type { AskProof } from "#contract/ask/answer.ts";
import { type Measure, readQuestion } from "#contract/ask/question.ts";
import { firstSeason, nameFromId } from "#contract/ids.ts";
import type { Asked, UnknownName } from "#app/data/ask/ask.functions.ts";
import { askChoicesQuery, askedQuery } from "#app/data/ask/ask.queries.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import { Examples, RelatedQuestions } from "#app/features/ask/ask-examples.tsx";
import { AskForm } from "#app/features/ask/ask-form.tsx";
import { Hero } from "#app/features/ask/ask-hero.tsx";
import { askSearch, type AskSearch, withOtherId } from "#app/features/ask/ask-search.ts";
import { answerLook, answerTable, anyTable, askedLines } from "#app/features/ask/ask-table.tsx";
import { proofTableOf, shownRaces } from "#app/features/ask/proof-table.tsx";
import { Namesakes, searchFieldClass } from "#app/features/search/found-link.tsx";
import { sharedHash } from "#app/features/sql/share.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { maxTyped } from "#app/text/names.ts";
import { refusedText } from "#app/text/refused-text.ts";
import { questionLabels } from "#app/features/ask/fields.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { NearNames } from "#app/ui/near-names.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

export const Route = createFileRoute("/ask/")({
  validateSearch: askSearch,
  beforeLoad: async ({ context: { siteUrl, queryClient }, search }) => {
    // Beside a question's parts the words only say how it was asked.
    if (search.q !== undefined && searchText(search) === "") await goToAnswer(queryClient, search.q);
    return await askedWith(siteUrl, searchText(search));
  },
  loaderDeps: ({ search: { sort: _sort, ...question } }) => question,
  loader: async ({ context: { queryClient }, deps }) => {
    const answer = queryClient.fetchQuery(askedQuery(searchText(deps), deps.line ?? null, deps.q));
    void queryClient.prefetchQuery(askChoicesQuery());
    if (!import.meta.env.SSR) return null;
    // The title asks about nobody who is unknown.
    const asked = await withinDeadline(answer);
    return { isUnknown: asked?.available === true && asked.value.kind === "unknown" };
  },
  head: ({ match: { context }, loaderData }) =>
    (loaderData?.isUnknown ? null : context.askHead) ?? listHead(context.siteUrl, "ask"),
  component: AskScreen,
});

/**
 * Leads from words to what answers them; to the search where they are not all understood. They stay on this page while
 * nothing can be searched.
 *
 * @throws Redirect
 */
async function goToAnswer(queryClient: QueryClient, words: string): Promise<void> {
  const searched = await queryClient.fetchQuery(searchedQuery(words));
  if (!searched.available) return;
  const { read } = searched.value;
  if (read === null || read.leftOut.length > 0)
    throw redirect({ to: "/search/", search: { q: words }, statusCode: 307 });
  const [path, question] = read.path.split("?");
  throw path === "/ask/" && question !== undefined
    ? redirect({
        to: path,
        search: askSearch({ ...Object.fromEntries(new URLSearchParams(question)), q: words }),
        statusCode: 307,
      })
    : redirect({ href: read.path, statusCode: 307 });
}

/**
 * The head of a question, and its words as a reader would type them: Grands Prix go without saying, except of points,
 * which sprints give too. Both are null where nothing is asked. What makes them loads with the first question.
 */
async function askedWith(siteUrl: string, text: string) {
  if (text === "") return { askHead: null, words: null };
  const { askHead, askSentence } = await import("#app/seo/ask-head.ts");
  return {
    askHead: askHead(siteUrl, text),
    words: askSentence(text)?.replace(/(?<! points) in Grands Prix(?! and)/, "") ?? null,
  };
}

/** A question to the archive: its parts to choose, its answer, and questions worth asking. */
function AskScreen() {
  const search = Route.useSearch();
  const { words } = Route.useRouteContext();
  const isFirst = searchText(search) === "" && search.line === undefined && search.q === undefined;
  return (
    <div className="page grid grid-cols-1 gap-6 [&_.page-heading]:mb-0">
      <PageHeading
        links={<Link to="/records/">Records</Link>}
        controls={
          <div className="flex flex-wrap items-end gap-2">
            <WordsForm words={search.q ?? words ?? undefined} isFirst={isFirst} />
            <Builder search={search} isFirst={isFirst} />
          </div>
        }
      >
        {isFirst ? (
          <h1>Ask the archive</h1>
        ) : (
          <p className="font-display text-title font-extrabold">
            <Link to="/ask/" className="text-ink no-underline">
              Ask the archive
            </Link>
          </p>
        )}
      </PageHeading>
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
    <details className="unfolds-below">
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
    <form
      action="/ask/"
      role="search"
      className="flex min-w-0 max-w-3xl flex-[1_1_30rem] items-end gap-2 max-phone:contents"
    >
      <label className="grid min-w-0 flex-1 gap-1 text-small text-soft max-phone:basis-full">
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
  const { data } = useSuspenseQuery(askedQuery(searchText(search), search.line ?? null, search.q));
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
  return <EmptyNote>{refusedText(asked, questionLabels)}</EmptyNote>;
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
              [parameter]: withOtherId(search[parameter], id, named.id),
            }),
          },
        }))}
      />
    </div>
  );
}

type AnswerProps = { asked: Extract<Asked, { kind: "answer" }>; search: AskSearch };

function AnswerTable({
  asked: { answer, finding, first, none, questions, proof, names },
  search,
}: AnswerProps) {
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
      <Hero
        {...{ finding, first, sentence, question, total }}
        isAskedAbove={search.q === undefined}
        lines={rows}
      />
      <Namesakes typed={search.q ?? ""} names={names} />
      {isPartial ? (
        <p className="text-[0.875rem] text-soft">Race results since {since} are counted.</p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyNote>{none}</EmptyNote>
      ) : isProved ? null : (
        <DataTable
          table={table}
          rows={lines}
          total={total}
          method={`${definitions.join(" ")} Select a number to see its races. Source: F1DB.`}
        />
      )}
      {proof === null ? null : (
        <Proof key={lineKey(proof.line)} proof={proof} isOnly={isProved} measure={question.measure} />
      )}
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
      <RelatedQuestions questions={questions} />
    </section>
  );
}

type ProofProps = {
  proof: AskProof;
  /** Whether the answer has no other line. */
  isOnly: boolean;
  measure: Measure;
};

function Proof({ proof: { line, races }, isOnly, measure }: ProofProps) {
  const { table, rows } = useMemo(
    () => ({ table: proofTableOf(races), rows: shownRaces(races, measure) }),
    [races, measure],
  );
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
      <h2 id="races-heading" className={isOnly ? "sr-only" : ""}>
        {isOnly ? "The races" : of}
      </h2>
      <DataTable
        table={table}
        rows={rows}
        method={`${rows === races ? "In order of time." : "Newest first."} Source: F1DB.`}
      />
    </section>
  );
}
