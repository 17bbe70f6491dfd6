import { createFileRoute, Link, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { lastSeason } from "#contract/ids.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { notFoundHead } from "#app/seo/head.ts";
import {
  comparedThrough,
  howComputed,
  inEqualCars,
  ratingsMethod,
} from "#app/features/ratings/rating-texts.ts";
import { Message } from "#app/ui/error-pages.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { SeasonNav } from "#app/ui/pick-form/season-nav.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

export const Route = createFileRoute("/ratings")({
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: RatingsLayout,
  notFoundComponent: NoSuchRatings,
});

/** What all pages of ratings share: their title, what a rating is, and tabs. */
function RatingsLayout() {
  const page = useMatches().at(-1)?.routeId;
  const about = aboutOf(page);
  return (
    <div className="page">
      <PageHeading
        // A phone has it below the lists of all time, whose first rows are on its first screen.
        links={
          <a href={ratingsMethod} className={about === undefined ? "max-md:hidden" : ""}>
            {howComputed}
          </a>
        }
        areLinksBelow={about !== undefined}
        about={about}
      >
        <h1>{useTitle()}</h1>
      </PageHeading>
      <Tabs label="Ratings" tabs={tabs} beside={useSeasonPicker()} />
      <PageOutlet />
    </div>
  );
}

/** What a rating is; lists of all time say it below their table, for who is first comes first. */
function aboutOf(page: string | undefined): string | undefined {
  switch (page) {
    case "/ratings/same-car":
    case "/ratings/eras":
      // Those two say their shares and chances in words of their own.
      return comparedThrough;
    case "/ratings/season":
      return `${comparedThrough} ${inEqualCars}`;
    default:
      return undefined;
  }
}

/** Each page below has its own. */
function useTitle(): string {
  const page = useMatches().at(-1);
  switch (page?.routeId) {
    case "/ratings/teams":
      return "Team ratings";
    case "/ratings/season":
      return `Driver and car ratings of ${page.search.year ?? lastSeason}`;
    case "/ratings/same-car":
      return "Same car: who would be ahead?";
    case "/ratings/eras":
      return "Car or driver?";
    default:
      return "Driver ratings";
  }
}

/** Where a season is shown, the way to any other. */
function useSeasonPicker(): ReactNode {
  const page = useMatches().at(-1);
  if (page?.routeId !== "/ratings/season") return undefined;
  return (
    <SeasonNav
      year={page.search.year ?? lastSeason}
      years={newestFirst(championshipSeasons)}
      name="year"
      linkTo={(year) => ({ to: "/ratings/season", search: { year } })}
    />
  );
}

/** What an address below the ratings says that is none of them. */
function NoSuchRatings() {
  return (
    <Message title="Not Found" below>
      <p>
        There is no such page of ratings: there are <Link to="/ratings/">those of all drivers</Link>,{" "}
        <Link to="/ratings/teams">of all teams</Link>, and <Link to="/ratings/season">of each season</Link>.
      </p>
    </Message>
  );
}

const tabs: ReadonlyArray<Tab> = [
  { label: "Drivers", link: { to: "/ratings/" } },
  { label: "Teams", link: { to: "/ratings/teams" } },
  { label: "By season", link: { to: "/ratings/season" } },
  { label: "Same car", link: { to: "/ratings/same-car" } },
  { label: "Car and driver", link: { to: "/ratings/eras" } },
];
