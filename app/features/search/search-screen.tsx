import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import type { RelatedLink } from "#app/data/search/related.server.ts";
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
  const { read, answer, related, found: named } = data.value;
  const found = answer === null ? answerFound(read, named) : named;
  return (
    <>
      <p role="status">
        {countText(q, found.length, answer !== null)}
        {read === null || read.leftOut.length === 0
          ? ""
          : ` Not understood and left out: ${read.leftOut.join(", ")}.`}
      </p>
      {read === null || answer === null ? null : (
        <div className="my-3 grid grid-cols-1 gap-6 wide:grid-cols-2">
          <div className="grid content-start gap-6">
            <AnswerCard answer={answer} path={read.path} />
            <LinkList title="Pages" links={related?.pages} />
          </div>
          <div className="grid content-start gap-6">
            <LinkList title="Related questions" links={related?.questions} />
            <LinkList title="Teammates" links={related?.teammates} />
          </div>
        </div>
      )}
      {found.length === 0 ? null : (
        <ol className={`found-list ${foundListClass}`}>
          {found.map((each) => (
            <li key={each.path}>
              <a href={each.path} className={foundLinkClass}>
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

/** Some of the ways on from an answer; nothing where there are none. */
function LinkList({ title, links = [] }: { title: string; links: ReadonlyArray<RelatedLink> | undefined }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={foundListClass}>
        {links.map(({ name, detail, path }) => (
          <li key={path}>
            <a href={path} className={foundLinkClass}>
              <span className="font-strong">{name}</span> <small className="text-soft">{detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const foundLinkClass = `${foundClass} hover:bg-raised hover:shadow-[inset_3px_0_var(--color-accent)]`;

function countText(q: string, found: number, isAnswered: boolean): string {
  if (found > 0) return `${found} found for “${q}”, likeliest first.`;
  return isAnswered ? "Read as a question:" : `No results for “${q}”.`;
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
