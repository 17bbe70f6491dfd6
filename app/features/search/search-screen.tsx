import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { searchText } from "#contract/ask/address.ts";
import { themes } from "#app/data/ask/examples.ts";
import type { AskLine } from "#app/data/ask/lines.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import type { RelatedLink, RelatedTeammate } from "#app/data/search/related.server.ts";
import { maxTyped } from "#app/text/names.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { answerFound, type FoundPage, FoundText, foundClass, searchFieldClass } from "./found-link.tsx";

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
      {q === "" ? (
        <div className={columnsClass}>
          <Examples />
          <LinkCard title="Ask a question" links={questions} />
        </div>
      ) : (
        <Results q={q} />
      )}
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
        <span className={found.length === 0 && answer !== null ? "sr-only" : ""}>
          {countText(q, found.length, answer !== null)}
        </span>
        {read === null || read.leftOut.length === 0
          ? ""
          : ` Not understood and left out: ${read.leftOut.join(", ")}.`}
      </p>
      <div className={columnsClass}>
        <div className={columnClass}>
          {read === null || answer === null ? null : (
            <>
              <AnswerCard answer={answer} path={read.path} />
              <Teammates teammates={related?.teammates} team={answer.lines[0]?.team ?? null} />
            </>
          )}
          {found.length === 0 ? null : (
            <ol className={`found-list ${cardClass}`}>
              {found.map((each, place) => (
                <li key={each.path} className={lineClass}>
                  {place === 0 ? (
                    <Likeliest found={each} />
                  ) : (
                    <a href={each.path} className={foundLinkClass}>
                      <FoundText found={each} />
                    </a>
                  )}
                </li>
              ))}
            </ol>
          )}
          {found.length === 0 && answer === null ? <Examples /> : null}
        </div>
        <div className={columnClass}>
          {answer === null ? (
            <LinkCard title="Ask a question" links={questions} />
          ) : (
            <>
              <LinkCard title="Pages" links={related?.pages} />
              <LinkCard title="Related questions" links={related?.questions} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** What was found, and ways on beside it. */
const columnsClass = "mt-3 grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]";
const columnClass = "grid min-w-0 grid-cols-1 content-start gap-4";
const lineClass = "border-t border-line first:border-t-0";
const cardClass = "h-fit overflow-clip rounded-card border border-line bg-surface shadow-card";
const cardHeadingClass = "px-4 pt-4 pb-3 text-block";

/** Some of the ways on from an answer; nothing where there are none. */
function LinkCard({ title, links = [] }: { title: string; links: ReadonlyArray<RelatedLink> | undefined }) {
  if (links.length === 0) return null;
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>{title}</h2>
      <ul className="border-t border-line">
        {links.map(({ name, detail, path }) => (
          <li key={path} className={lineClass}>
            <a href={path} className={foundLinkClass}>
              <span className="font-strong">{name}</span> <small className="text-soft">{detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TeammatesProps = { teammates: ReadonlyArray<RelatedTeammate> | undefined; team: AskLine["team"] };

/** A driver against each teammate: the races in which he was ahead, and in which not, as a bar in his colour. */
function Teammates({ teammates = [], team }: TeammatesProps) {
  if (teammates.length === 0) return null;
  return (
    <section className={`${cardClass} ${teamClass(team?.id ?? null, team?.year)}`}>
      <h2 className={cardHeadingClass}>Against teammates, race by race</h2>
      <ul className="border-t border-line">
        {teammates.map(({ name, detail, path, ahead, behind }) => (
          <li key={path} className={lineClass}>
            <a
              href={path}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 text-ink no-underline hover:bg-raised"
            >
              <span className="col-span-2">
                <span className="font-strong">{name}</span>{" "}
                <small className="whitespace-nowrap text-soft">{detail}</small>
              </span>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-2.5 w-full rounded-[2px] fill-line"
                aria-hidden="true"
              >
                <rect width="100" height="1" />
                <rect width={(100 * ahead) / Math.max(1, ahead + behind)} height="1" className="fill-team" />
              </svg>
              <span className="w-14 text-end tabular-nums">
                <b>{ahead}</b>–{behind}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was found first, on the colour of its team. */
function Likeliest({ found: { name, detail, kind, path, team = null } }: { found: FoundPage }) {
  return (
    <a
      href={path}
      className={`team-band flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-5 no-underline ${teamClass(team?.id ?? null, team?.year)}`}
    >
      <span className="font-display text-title font-extrabold tracking-[-0.018em] text-team-ink">{name}</span>
      <span className="text-soft">{detail}</span>
      <small className="ms-auto rounded-full bg-raised px-2 py-0.5 text-soft">{kind}</small>
    </a>
  );
}

const foundLinkClass = `${foundClass} hover:bg-raised hover:shadow-[inset_3px_0_var(--color-accent)]`;

function countText(q: string, found: number, isAnswered: boolean): string {
  if (found > 0) return `${found} found for “${q}”, likeliest first.`;
  return isAnswered ? "Answered as a question." : `No results for “${q}”.`;
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

function Examples() {
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>For example</h2>
      <ul className="border-t border-line">
        {examples.map((example) => (
          <li key={example} className={lineClass}>
            <a href={`/search/?q=${encodeURIComponent(example)}`} className={foundLinkClass}>
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
