import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import { maxTyped } from "#app/text/names.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { answerFound, FoundText, foundClass, foundListClass, searchFieldClass } from "./found-link.tsx";

/** A page of results, which needs no scripts: what was typed stands in the address. */
export function SearchScreen() {
  const { q = "" } = useSearch({ from: "/search/" });
  return (
    <div className="page">
      <PageHeading ways={<Ways />}>
        <h1>Search</h1>
      </PageHeading>
      <form className="mb-4 flex flex-wrap items-end gap-2" role="search">
        <label className="grid max-w-xl flex-[1_1_14rem] gap-1 text-[0.8125rem] text-soft">
          Driver, team, circuit, race, season, or a question
          {/* Another search brings another field, so that it says what was searched for. */}
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={maxTyped}
            autoComplete="off"
            className={searchFieldClass}
          />
        </label>
        <button type="submit" className="button filled min-h-(--touch-height)">
          Search
        </button>
      </form>
      {q === "" ? <Examples /> : <Results q={q} />}
    </div>
  );
}

function Ways() {
  return (
    <>
      <Link to="/drivers/">All drivers</Link> <Link to="/teams_overview/">All teams</Link>{" "}
      <Link to="/circuits/">All circuits</Link>
    </>
  );
}

function Results({ q }: { q: string }) {
  return (
    <Suspense fallback={<WithoutScripts />}>
      <FoundList q={q} />
    </Suspense>
  );
}

function FoundList({ q }: { q: string }) {
  const { data } = useSuspenseQuery(searchedQuery(q));
  if (!data.available) return <EmptyNote>The search does not work at the moment.</EmptyNote>;
  const { read, answer, found: named } = data.value;
  const found = answer === null ? answerFound(read, named) : named;
  return (
    <>
      <p role="status">
        {countText(q, found.length, answer !== null)}
        {read === null || read.leftOut.length === 0
          ? ""
          : ` Not understood and left out: ${read.leftOut.join(", ")}.`}
      </p>
      {read === null || answer === null ? null : <AnswerCard answer={answer} path={read.path} />}
      {found.length === 0 ? null : (
        <ol className={`found-list ${foundListClass}`}>
          {found.map((each) => (
            <li key={each.path}>
              <a
                href={each.path}
                className={`${foundClass} hover:bg-raised hover:shadow-[inset_3px_0_var(--color-accent)]`}
              >
                <FoundText found={each} />
              </a>
            </li>
          ))}
        </ol>
      )}
      {found.length === 0 && answer === null ? <Examples /> : null}
    </>
  );
}

function countText(q: string, found: number, isAnswered: boolean): string {
  if (found > 0) return `${found} found for “${q}”, likeliest first.`;
  return isAnswered ? "Understood as this question." : `No results for “${q}”.`;
}

const examples = [
  "verstappen",
  "2021 abu dhabi",
  "schumi",
  "1988",
  "leclerc poles at monaco",
  "most wins from outside the top ten",
];

function Examples() {
  return (
    <p className="text-soft">
      For example{" "}
      {examples.map((example, place) => (
        <span key={example}>
          {place > 0 ? ", " : ""}
          <a href={`/search/?q=${encodeURIComponent(example)}`}>{example}</a>
        </span>
      ))}
      . Nicknames, codes, missing accents and typing errors are understood.
    </p>
  );
}
