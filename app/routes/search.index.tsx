import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { searchText } from "#contract/ask/address.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { themes } from "#app/data/ask/examples.ts";
import type { RelatedLink } from "#app/data/search/related.server.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import {
  AnswerCard,
  cardClass,
  cardHeadingClass,
  FoundCard,
  type FoundWithFacts,
  lineClass,
  linkHover,
  TeammatesCard,
} from "#app/features/search/search-cards.tsx";
import { Detail, RaceCircuit } from "#app/features/search/found-detail.tsx";
import {
  answerFound,
  foundClass,
  Namesakes,
  searchFieldClass,
  waysToAsk,
} from "#app/features/search/found-link.tsx";
import { MainPageCards } from "#app/features/shell/main-page-cards.tsx";
import { pageHead } from "#app/seo/head.ts";
import { formatCount } from "#app/text/format.ts";
import { maxTyped, tidyTyped } from "#app/text/names.ts";
import { read, searchParams } from "#app/text/search-params.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { LinkChips } from "#app/ui/view-links/view-links.tsx";

/** The search parameters of the search. Nothing typed is undefined: `/search/` must not become `/search/?q=`. */
export const validateSearch = searchParams({
  q: read((value) => (typeof value === "string" ? tidyTyped(value).trim() || undefined : undefined)),
});

export const Route = createFileRoute("/search/")({
  validateSearch: validateSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps: { q } }) => {
    if (q !== undefined) void context.queryClient.prefetchQuery(searchedQuery(q));
  },
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Search",
      description: "Find any Formula 1 driver, team, circuit, race or season since 1950.",
      path: "/search/",
      noindex: true,
    }),
  component: SearchScreen,
});

/** A page of results, which needs no scripts: what was typed stands in the address. */
function SearchScreen() {
  const { q = "" } = Route.useSearch();
  return (
    <div className="page">
      <PageHeading links={<HeadingLinks />}>
        <h1>Search</h1>
        <SearchForm q={q} />
      </PageHeading>
      {q === "" ? <Start /> : <Results q={q} />}
    </div>
  );
}

function SearchForm({ q }: { q: string }) {
  return (
    <form className="flex max-w-3xl flex-1 gap-2 max-md:basis-full" role="search">
      {/* Another search brings another field, so that it says what was searched for. */}
      <input
        key={q}
        type="search"
        name="q"
        aria-label="A name, a year or a question"
        defaultValue={q}
        placeholder="Senna, 2021 Abu Dhabi, most wins at Monza"
        maxLength={maxTyped}
        autoComplete="off"
        className={`${searchFieldClass} min-w-0`}
      />
      <button type="submit" className="button filled min-h-(--touch-height)">
        Search
      </button>
    </form>
  );
}

/** A phone has them in its menu, and the field in their place. */
function HeadingLinks() {
  return (
    <>
      <Link to="/drivers/" className="max-md:hidden">
        All drivers
      </Link>{" "}
      <Link to="/teams_overview/" className="max-md:hidden">
        All teams
      </Link>{" "}
      <Link to="/circuits/" className="max-md:hidden">
        All circuits
      </Link>
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
  const { read: understood, answer, related, detail, found: named } = data.value;
  if (named.length === 0 && understood === null) return <NothingFound q={q} />;
  const found = answer === null ? answerFound(understood, named) : named;
  const [first, ...others] = found;
  const likeliest = answer === null ? first : undefined;
  const rest = answer === null ? others : found;
  const shown = likeliest?.path === named[0]?.path ? detail : null;
  const pages = related?.pages ?? (shown?.of === "race" ? shown.pages : seasonPages(likeliest));
  // Below a short list of what was found there is room for them in columns.
  const isShort =
    answer === null && rest.length <= mostOfShort && (related === null || related.teammates.length === 0);
  // A race has its circuit beside the podium.
  const isRace = isShort && shown?.of === "race" && shown.podium.length > 0;
  // Below the likeliest stands what is told of it, and a few others beside that.
  const isApart = (shown?.of === "driver" || shown?.of === "team") && isFew(rest.length);
  // One driver alone has teammates.
  const asked = related !== null && related.teammates.length > 0 ? answer?.lines[0]?.subject : undefined;
  const asking = (
    <LinkCard
      title={related === null ? "Ask a question" : "Related questions"}
      links={
        isShort || isApart
          ? (related?.questions ?? questions)
          : (related?.questions ?? questions).slice(0, mostBeside)
      }
      columns={isShort ? 3 : 1}
    />
  );
  const links = isRace ? (
    <LinkCard title="More about this race" links={pages} columns={pages.length % 3 === 0 ? 3 : 2} />
  ) : (
    <PagesCard title={asked === undefined ? "Pages" : `More on ${asked}`} pages={pages} />
  );
  const list = (
    <FoundCard
      likeliest={likeliest}
      raceFigures={shown?.of === "race" ? shown.figures : []}
      others={rest}
      isApart={isApart}
      {...(answer === null ? { className: "col-span-full" } : {})}
    />
  );
  return (
    <>
      <FoundStatus q={q} found={found} isAnswered={answer !== null} leftOut={understood?.leftOut ?? []} />
      <Namesakes typed={q} names={understood?.understood ?? []} />
      <div className={`${columnsClass} ${isRace ? "md:[&>*]:h-auto" : ""}`}>
        {answer === null ? list : null}
        {isRace ? (
          <>
            <Detail detail={shown} />
            <RaceCircuit detail={shown} />
            <div className="col-span-full grid gap-6">
              {links}
              {asking}
            </div>
          </>
        ) : (
          <>
            <div
              className={`${columnClass} ${isApart ? "col-start-1 row-span-2 row-start-2" : isShort && pages.length === 0 ? "col-span-full" : ""}`}
            >
              {understood === null || answer === null ? null : (
                <AnswerCard answer={answer} path={understood.path} />
              )}
              {answer === null ? null : list}
              {shown === null ? null : <Detail detail={shown} />}
              <TeammatesCard
                teammates={related?.teammates}
                name={answer === null ? named[0]?.name : answer.lines[0]?.subject}
                isOfLikeliest={answer === null}
              />
            </div>
            <div className={columnClass}>
              {shown?.of === "race" ? <RaceCircuit detail={shown} /> : null}
              {links}
              {isShort ? null : asking}
            </div>
            {isShort ? <div className="col-span-full">{asking}</div> : null}
          </>
        )}
      </div>
    </>
  );
}

/** What a text leads to that names nothing and asks nothing. */
function NothingFound({ q }: { q: string }) {
  return (
    <>
      <div role="status">
        <h2 className="wrap-anywhere">{countText(q, [], false)}</h2>
        <p className="mt-1">Who has the most of something is among the records, or can be asked.</p>
      </div>
      <Start>
        <LinkCard title="Records and questions" links={waysToAsk} columns={2} />
      </Start>
    </>
  );
}

type FoundStatusProps = {
  q: string;
  found: ReadonlyArray<FoundWithFacts>;
  isAnswered: boolean;
  leftOut: ReadonlyArray<string>;
};

/** How many were found, which an answer shows by itself, and the words that were not understood. */
function FoundStatus({ q, found, isAnswered, leftOut }: FoundStatusProps) {
  return (
    <p role="status" className="wrap-anywhere">
      <span className={found.length === 0 && isAnswered ? "sr-only" : ""}>
        {countText(q, found, isAnswered)}
      </span>
      {leftOut.length === 0 ? "" : ` Not understood and left out: ${leftOut.join(", ")}.`}
    </p>
  );
}

/** At most this many questions stand beside what was found. */
const mostBeside = 4;

/** So few finds leave the page room. */
const mostOfShort = 4;

function isFew(others: number): boolean {
  return others > 0 && others <= mostOfShort;
}

/** The pages of a season that was found. */
function seasonPages(found: FoundWithFacts | undefined): Array<RelatedLink> {
  if (found?.kind !== "Season") return [];
  const year = found.path.split("/")[2] ?? "";
  return [
    { name: "Drivers’ championship", detail: "", path: `/standings/${year}/drivers/overview` },
    ...(Number(year) < firstConstructorsSeason
      ? []
      : [
          {
            name: "Constructors’ championship",
            detail: "",
            path: `/standings/${year}/constructors/overview`,
          },
        ]),
    { name: "Points after each round", detail: "", path: `/standings/${year}/drivers/graph` },
    { name: "Calendar and results", detail: "", path: `/races/?year=${year}` },
  ];
}

/** What was found, and links to go on with beside it. */
const columnsClass =
  "mt-3 grid grid-cols-1 gap-6 wide:grid-cols-[minmax(0,1fr)_22rem] grid-rows-[auto_auto_1fr]";
/** On a small screen what both columns hold stands in one. */
const columnClass = "min-w-0 grid-cols-1 content-start gap-6 max-wide:contents wide:grid";

type LinkCardProps = {
  title: string;
  links: ReadonlyArray<RelatedLink>;
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
};

/** At the end of its line. */
const arrowClass = "after:ms-auto after:text-soft after:content-['→'/'']";

const linkColumns = { 1: "", 2: "grid md:grid-cols-2", 3: "grid md:grid-cols-2 wide:grid-cols-3" } as const;

/** Some of the links to go on with from an answer; nothing where there are none. */
function LinkCard({ title, links, columns = 1 }: LinkCardProps) {
  if (links.length === 0) return null;
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>{title}</h2>
      <ul className={linkColumns[columns]}>
        {links.map(({ name, detail, path }) => (
          <li key={path} className="border-t border-line">
            <a href={path} className={`${foundClass} ${linkHover} ${arrowClass}`}>
              <span className="font-medium">
                {name} {detail === "" ? null : <small className="ms-1 font-normal text-soft">{detail}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages of what was found, side by side; nothing where there are none. */
function PagesCard({ title, pages }: { title: string; pages: ReadonlyArray<RelatedLink> }) {
  if (pages.length === 0) return null;
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>{title}</h2>
      <LinkChips shape="round" className="px-4 pb-4">
        {pages.map(({ name, detail, path }) => (
          <li key={path}>
            <a href={path} className="font-medium text-ink no-underline">
              {name}
              {detail === "" ? null : <span> {detail}</span>}
            </a>
          </li>
        ))}
      </LinkChips>
    </section>
  );
}

/** "2 drivers for “senna”", "3 results for “monaco”". */
function countText(q: string, found: ReadonlyArray<FoundWithFacts>, isAnswered: boolean): string {
  const [first, ...others] = found;
  if (first === undefined) return isAnswered ? "Answered as a question." : `No results for “${q}”.`;
  if (first.isGuess === true) return `Nothing is called “${q}”. Did you mean this?`;
  const noun = others.every(({ kind }) => kind === first.kind) ? first.kind.toLowerCase() : "result";
  return `${formatCount(found.length, noun)} for “${q}”`;
}

const examples = [
  "verstappen",
  "2021 abu dhabi",
  "schumi",
  "1988",
  "leclerc poles at monaco",
  "most wins from outside the top ten",
];

/** The first question of each theme. */
const questions = themes.map(({ examples: [{ label, search }] }) => ({
  name: label,
  detail: "",
  path: `/ask/?${searchText(search)}`,
}));

/** What can be searched for, and where to go without a search. */
function Start({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-6">
      {children}
      <div className="grid grid-cols-1 gap-6 wide:grid-cols-2 md:[&>*]:h-auto">
        <Examples />
        <LinkCard title="Ask a question" links={questions} />
      </div>
      <MainPageCards />
    </div>
  );
}

function Examples() {
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>For example</h2>
      <ul className="border-t border-line">
        {examples.map((example) => (
          <li key={example} className={lineClass}>
            <a
              href={`/search/?q=${encodeURIComponent(example)}`}
              className={`${foundClass} ${linkHover} ${arrowClass}`}
            >
              {example}
            </a>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3 text-small text-soft">
        Nicknames, codes, missing accents and typing errors are understood.
      </p>
    </section>
  );
}
