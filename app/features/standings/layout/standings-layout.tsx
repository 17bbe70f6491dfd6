import { Link, type NotFoundRouteProps, useLocation, useParams } from "@tanstack/react-router";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type Championship, pageIn, pagesOf } from "#app/reference/standings-pages.ts";
import { pageOf, seasonsOf } from "./season.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { type InferOutput, is, number, object } from "valibot";
import { Message, MessageLinks } from "#app/ui/error-pages.tsx";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { type CalendarSeasons, championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { SeasonNav } from "#app/ui/pick-form/season-nav.tsx";
import "../standings.css";

/** What a visitor chose that holds for other pages and seasons too; each page ignores what it does not know. */
const kept: ReadonlySet<string> = new Set(["highlight", "mode", "compare", "driver", "seasons", "session"]);

/**
 * The search parameters that a link to another page of the same standings keeps; sorting belongs to one table.
 *
 * TanStack's `retainSearchParams` would keep them on every link to the standings, also from a driver's
 * `?session=SQ` (docs/decisions/034-search-params-are-schemas.md).
 */
export function keptSearch(search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => kept.has(name)));
}

/** The search parameters that a link to another season of the same page keeps; rounds that are left out are of one season. */
export function seasonSearch({
  complete: _wish,
  without: _rounds,
  ...search
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return search;
}

/** What all pages of a season's standings share: season, state, which championship, and tabs. */
export function StandingsLayout() {
  const { year } = useParams({ from: "/standings/$year" });
  const page = pageOf(useLocation().pathname);
  const championship = page.startsWith("constructors") ? "constructors" : "drivers";
  return (
    <div className="page">
      <PageHeading>
        {/* Beside it the year is seen in the list of seasons. */}
        <h1>
          <span className="sr-only print:contents">{year} </span>
          <span className="max-phone:sr-only">Formula 1</span>{" "}
          <span className="inline-block max-phone:first-letter:uppercase">standings</span>
        </h1>
        <YearSwitch year={Number(year)} page={page} />
        <SeasonState year={Number(year)} />
        {/* As wide as both labels: while they arrive, the first keeps its place. */}
        <div className="min-w-[12.67rem] phone:max-md:basis-full">
          <ViewLinks label="Championship" items={championshipLinks(year, page, championship)} />
        </div>
      </PageHeading>
      <Tabs label={`${year} ${championship}`} tabs={standingsTabs(year, championship)} keep={keptSearch} />
      <PageOutlet />
    </div>
  );
}

function championshipLinks(year: string, page: string, open: Championship): Array<ViewLinkItem> {
  const link = (championship: Championship, label: string): ViewLinkItem => ({
    label,
    current: championship === open,
    link: {
      to: "/standings/$year/$",
      params: { year, _splat: pageIn(championship, page) },
      search: keptSearch,
    },
  });
  return [link("drivers", "Drivers"), link("constructors", "Constructors")];
}

function standingsTabs(year: string, championship: Championship): ReadonlyArray<Tab> {
  return pagesOf(championship, Number(year)).map(({ tab, path, ...page }) => ({
    label: tab,
    begins: "begins" in page,
    link: { to: "/standings/$year/$", params: { year, _splat: path } },
  }));
}

/** How far a season has come. Its line is kept while the answer is on its way. */
function SeasonState({ year }: { year: number }) {
  return (
    <p className="min-h-6 flex-[1_1_11rem] text-small leading-6 text-soft max-md:basis-28 max-md:leading-5">
      <Suspense>
        <StateText year={year} />
      </Suspense>
    </p>
  );
}

function StateText({ year }: { year: number }) {
  const { data } = useSuspenseQuery(driverOverviewQuery(year));
  if (!data.available) return null;
  const { rounds_run, rounds } = data.value;
  if (rounds_run >= rounds) return `Final, after ${rounds} rounds`;
  return (
    <>
      {rounds_run === 0 ? "The season has not started" : `After round ${rounds_run} of ${rounds}`}{" "}
      {/* On a line of its own it needs no dot, and no end of a line has one. */}
      <span className="whitespace-nowrap">
        <span className="max-wide:hidden">· </span>
        <Link to="/races/" search={{ year }}>
          Calendar
        </Link>
      </span>
    </>
  );
}

/** What is thrown where there is no such season (season.ts). */
const noSeason = object({ seasons: object({ first: number(), last: number() }), nearest: number() });

/** The view of an address under `/standings/` that leads nowhere: to no season, or to no page of a season. */
export function StandingsNotFound({ data }: Partial<NotFoundRouteProps>) {
  return is(noSeason, data) ? <NoSuchSeason {...data} /> : <NoSuchStandings />;
}

function NoSuchStandings() {
  const { year = "" } = useParams({ strict: false });
  return (
    <Message title="Not Found">
      <p>There is no such page about the {year} season.</p>
      <MessageLinks>
        <Link to="/standings/$year/$" params={{ year, _splat: "drivers/overview" }} className="button">
          Drivers’ standings
        </Link>
        <Link to="/standings/$year/$" params={{ year, _splat: "constructors/overview" }} className="button">
          Constructors’ standings
        </Link>
        <Link to="/races/" search={{ year: Number(year) }} className="button">
          Races
        </Link>
      </MessageLinks>
    </Message>
  );
}

function NoSuchSeason({ seasons: { first, last }, nearest }: InferOutput<typeof noSeason>) {
  const { year = "" } = useParams({ strict: false });
  return (
    <Message title="Not Found">
      <p>
        {nearest === first ? `The World Championship began in ${first}. ` : null}
        {/^\d+$/.test(year) && Number(year) === nearest
          ? "In an address, a season has four digits."
          : `There are standings of the seasons ${first} to ${last}.`}
      </p>
      <MessageLinks>
        <Link
          to="/standings/$year/$"
          params={{ year: String(nearest), _splat: "drivers/overview" }}
          className="button"
        >
          {nearest} standings
        </Link>
        <Link to="/champions/" className="button">
          Champions of every season
        </Link>
        <Link to="/races/" className="button">
          Races
        </Link>
      </MessageLinks>
    </Message>
  );
}

type YearSwitchProps = { year: number; page: string };

/** Leads to the same page of another season; what was chosen on the page goes along. */
function YearSwitch(props: YearSwitchProps) {
  return (
    <Suspense fallback={<Switch {...props} seasons={championshipSeasons} />}>
      <ArchiveSwitch {...props} />
    </Suspense>
  );
}

/** Among all seasons of which the archive has the calendar. */
function ArchiveSwitch(props: YearSwitchProps) {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return <Switch {...props} seasons={seasonsOf(data)} />;
}

function Switch({ year, page, seasons }: YearSwitchProps & { seasons: CalendarSeasons }) {
  const { search } = useLocation();
  return (
    <SeasonNav
      year={year}
      years={newestFirst(seasons)}
      name="season"
      keep={seasonSearch(search)}
      linkTo={(season) => ({
        to: "/standings/$year/$",
        params: { year: String(season), _splat: page },
        search: seasonSearch,
      })}
    />
  );
}
