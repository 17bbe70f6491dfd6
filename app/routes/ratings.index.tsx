import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { DriverRating } from "#contract/ratings.ts";
import type { RatedDriver } from "#app/data/ratings.functions.ts";
import { ratedDriversQuery } from "#app/data/ratings.queries.ts";
import {
  allTimeColumns,
  BestChances,
  fileColumns,
  lastRank,
  RatingsLegend,
  surenessText,
  type Ranked,
} from "#app/features/ratings/all-time.tsx";
import { ratedDriversSearch } from "#app/features/ratings/ratings-search.ts";
import {
  comparedThrough,
  driverRatingUnit,
  howComputed,
  noRatings,
  ratingsMethod,
} from "#app/features/ratings/rating-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { ordinal } from "#contract/values.ts";
import { noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable, type Table } from "#app/ui/table/definition.ts";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";

export const Route = createFileRoute("/ratings/")({
  validateSearch: ratedDriversSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratedDriversQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "drivers"),
  component: RatedDriversScreen,
});

/** Drivers of all time by one of two links of counting privateers, and what others found. */
function RatedDriversScreen() {
  const { by = "team" } = Route.useSearch();
  return (
    <Suspense fallback={<TableSkeleton table={anyTable} />}>
      <RatedDrivers by={by} />
    </Suspense>
  );
}

/** The two links of counting privateers: beside the heading, or on a phone below the table. */
function Privateers({ by, className }: { by: "team" | "entrant"; className: string }) {
  return (
    <div className={`spoiler flex flex-wrap items-center gap-2 ${className}`}>
      <span>Private entrants’ cars count</span>
      <ViewLinks
        label="Private entrants’ cars count"
        items={[
          {
            label: "as the works team’s",
            current: by === "team",
            link: { to: "/ratings/", search: keptWith(undefined) },
          },
          {
            label: "separately",
            current: by === "entrant",
            link: { to: "/ratings/", search: keptWith("entrant") },
          },
        ]}
      />
    </div>
  );
}

/** The same view of the table by the other way of counting. */
function keptWith(by: "entrant" | undefined) {
  return (search: object) => ({ ...search, by });
}

function RatedDrivers({ by }: { by: "team" | "entrant" }) {
  const { data } = useSuspenseQuery(ratedDriversQuery());
  const rows = useMemo(() => (data.available ? rowsOf(data.value, by) : []), [data, by]);
  const table = useMemo(() => driversTable(lastRank(rows)), [rows]);
  if (!data.available || rows.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  const likeliest = rows.toSorted((one, other) => other.best - one.best);
  return (
    <>
      <BestChances
        of="driver of all time"
        lines={likeliest.map((row) => ({
          id: row.driver_id,
          name: lastName(row.driver_name),
          best: row.best,
          car: { team_id: row.team?.id ?? null, year: row.team?.year ?? 0 },
        }))}
      />
      <DataTable
        table={table}
        rows={rows}
        beside={<Privateers by={by} className="max-md:hidden" />}
        above={
          <RatingsLegend
            meaning="A driver rated 1 higher finishes ahead in 73 of 100 races in equal cars."
            last={lastRank(rows)}
          />
        }
        method={`Drivers with at least 30 classified starts. ${driverRatingUnit} ${surenessText} ${by === "team" ? "All cars of a team are one car" : "The cars of each entrant are a car of their own"}. Source: F1DB, own calculations.`}
      />
      <Privateers by={by} className="mt-6 md:hidden" />
      <p className="mt-6 max-w-176 max-md:mt-3">
        {comparedThrough} Until the 1970s private entrants raced the works teams’ cars: by team theirs count
        as the same car, by entrant apart. {twoWays(data.value)}{" "}
        <a href={ratingsMethod} className="md:hidden">
          {howComputed}
        </a>
      </p>
      <PublishedLists drivers={data.value} />
    </>
  );
}

type Row = RatedDriver & Ranked;

function rowsOf(drivers: ReadonlyArray<RatedDriver>, by: "team" | "entrant"): Array<Row> {
  return drivers
    .map((driver) => ({ ...driver, ...(by === "team" ? driver.by_team : driver.by_entrant) }))
    .toSorted((one, other) => one.rank - other.rank);
}

function lookOf({ team }: RatedDriver): string {
  return teamClass(team?.id ?? null, team?.year);
}

/** What the two links of counting do to those whom they move most. */
function twoWays(drivers: ReadonlyArray<DriverRating>): string {
  const placesOf = (id: string) => {
    const driver = drivers.find(({ driver_id }) => driver_id === id);
    return driver === undefined ? null : ([driver.by_team.rank, driver.by_entrant.rank] as const);
  };
  const [stewart, clark] = [placesOf("jackie_stewart"), placesOf("jim_clark")];
  if (stewart === null || clark === null) return "";
  return `Apart, Stewart is ${ordinal(stewart[1])} instead of ${ordinal(stewart[0])}, and Clark ${ordinal(clark[1])} instead of ${ordinal(clark[0])}.`;
}

/** @param last the last rank that anybody of the list may have */
function driversTable(last: number): Table<Row> {
  const ranked = allTimeColumns<Row>(
    {
      label: "Driver",
      value: ({ driver_name }) => driver_name,
      country: ({ country }) => country,
      link: ({ driver_id, driver_name }) => <a href={driverPath(driver_id)}>{driver_name}</a>,
      team: ({ team }) => (team === null ? null : nameOfTeam(team.id)),
    },
    "Classified",
    last,
  );
  return defineTable<Row>({
    name: "rated-drivers",
    heading: "All drivers",
    order: [{ id: "rank", desc: false }],
    caption: "Drivers of all time by rating",
    noun: ["driver", "drivers"],
    twoStickyColumns: true,
    bar: "name",
    rowClass: lookOf,
    columns: ranked.filter(({ id }) => id !== "starts"),
    fileColumns: [
      ...ranked.filter(({ id }) => ["name", "years", "starts"].includes(id)),
      ...fileColumns<Row>("team", "by team", ({ by_team }) => by_team),
      ...fileColumns<Row>("entrant", "by entrant", ({ by_entrant }) => by_entrant),
    ],
    filters: [
      { id: "name", label: "Driver", numeric: false, value: ({ driver_name }) => driver_name },
      { id: "country", label: "Nationality", numeric: false, value: ({ country }) => country },
      { id: "rank", label: "Rank", numeric: true, value: ({ rank }) => rank },
      { id: "starts", label: "Classified", numeric: true, value: ({ starts }) => starts },
      { id: "first_year", label: "First season", numeric: true, value: ({ first_year }) => first_year },
      { id: "last_year", label: "Last season", numeric: true, value: ({ last_year }) => last_year },
    ],
  });
}

/** Stands in while the drivers are on their way. */
const anyTable = driversTable(100);

/** The first of lists that others have published, best first. */
const published = {
  bell: [
    "Fangio",
    "Prost",
    "Alonso",
    "Clark",
    "Senna",
    "Stewart",
    "Piquet",
    "E. Fittipaldi",
    "M. Schumacher",
    "Vettel",
  ],
  phillips: ["Clark", "Stewart", "Fangio", "Alonso", "M. Schumacher"],
  eichenberger: ["Fangio", "Clark", "M. Schumacher", "Stewart", "Hawthorn"],
} as const;

type PublishedPlace = {
  place: number;
  team: string;
  entrant: string;
  bell: string | null;
  phillips: string | null;
  eichenberger: string | null;
};

/** Our first ten beside those of others. */
function PublishedLists({ drivers }: { drivers: ReadonlyArray<DriverRating> }) {
  const byEntrant = drivers.toSorted((one, other) => one.by_entrant.rank - other.by_entrant.rank);
  const rows = drivers.slice(0, published.bell.length).map((driver, index) => ({
    place: index + 1,
    team: driver.driver_name,
    entrant: byEntrant[index]?.driver_name ?? noValue,
    bell: published.bell[index] ?? null,
    phillips: published.phillips[index] ?? null,
    eichenberger: published.eichenberger[index] ?? null,
  }));
  return (
    <section className="mt-9 [&>.table-section]:min-h-0" aria-labelledby="published-heading">
      <h2 id="published-heading" className="mb-3">
        What others found
      </h2>
      <DataTable
        table={publishedTable}
        rows={rows}
        method="Bell, Smith, Sabel and Jones 2016: results of 1950 to 2014, the team has 85 to 86% of the variance. Phillips 2014: scores of 1950 to 2013, 61%. Eichenberger and Stadelmann 2009: results of 1950 to 2006. Their models and seasons differ from ours and from each other’s; this site’s model does not reproduce any of these results."
      />
    </section>
  );
}

const publishedTable = defineTable<PublishedPlace>({
  name: "published-ratings",
  caption: "First drivers of all time, here and as published elsewhere",
  noun: ["place", "places"],
  columns: [
    {
      id: "place",
      label: "Pos",
      value: ({ place }) => place,
      numeric: true,
      firstSort: "asc",
      width: 4.25,
      smallWidth: 3.25,
    },
    ...(
      [
        ["team", "Here, by team"],
        ["entrant", "Here, by entrant"],
        ["bell", "Bell et al. 2016"],
        ["phillips", "Phillips 2014"],
        ["eichenberger", "Eichenberger, Stadelmann 2009"],
      ] as const
    ).map(([id, label]) => ({
      id,
      label,
      value: (row: PublishedPlace) => row[id],
      cell: (row: PublishedPlace) => row[id] ?? noValue,
      width: [9, 1] as const,
      smallWidth: 9,
    })),
  ],
  wrapsHeads: true,
});
