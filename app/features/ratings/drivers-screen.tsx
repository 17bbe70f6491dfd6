import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { DriverRating } from "#contract/ratings.ts";
import { ratedDriversQuery } from "#app/data/ratings.queries.ts";
import { formatSpan, ordinal } from "#app/text/format.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { PublishedLists } from "./published-lists.tsx";
import { allTimeColumns, type Ranked } from "./all-time-columns.tsx";
import { noRatings, ratingUnit } from "./texts.ts";

/** Drivers of all time, counting privateers in two ways, and what others found. */
export function RatedDriversScreen() {
  return (
    <Suspense fallback={<TableSkeleton table={driversTable} />}>
      <RatedDrivers />
    </Suspense>
  );
}

function RatedDrivers() {
  const { data } = useSuspenseQuery(ratedDriversQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  const drivers = data.value;
  const last = Math.max(
    ...drivers.flatMap(({ by_team, by_entrant }) => [by_team.rank_high, by_entrant.rank_high]),
  );
  return (
    <>
      <DataTable
        table={driversTable}
        rows={drivers.map((driver) => ({ ...driver, last }))}
        method={`Drivers with at least 30 classified starts. ${ratingUnit} Rank: by rating, and the interval of the rank over joint draws of all ratings. Best: the share of draws in which nobody is ahead. Cars by team: all cars of a team are one car. By entrant: the cars of each entrant are a car of their own. Source: F1DB, own calculation.`}
      />
      <p className="mt-6 max-w-176">{twoWays(drivers)}</p>
      <PublishedLists drivers={drivers} />
    </>
  );
}

/** What the two ways of counting do to those whom they move most. */
function twoWays(drivers: ReadonlyArray<DriverRating>): string {
  const placesOf = (id: string) => {
    const driver = drivers.find(({ driver_id }) => driver_id === id);
    return driver === undefined ? null : ([driver.by_team.rank, driver.by_entrant.rank] as const);
  };
  const [stewart, clark] = [placesOf("jackie_stewart"), placesOf("jim_clark")];
  const why =
    "Until the 1970s private entrants raced cars of the works teams. Is theirs the same car? Both ways are counted";
  if (stewart === null || clark === null) return `${why}.`;
  return `${why}: with privateers apart, Stewart is ${ordinal(stewart[1])} instead of ${ordinal(stewart[0])}, and Clark ${ordinal(clark[1])} instead of ${ordinal(clark[0])}.`;
}

type RatedDriver = DriverRating & Ranked;

const driversTable = defineTable<RatedDriver>({
  name: "rated-drivers",
  caption: "Drivers of all time by rating",
  noun: ["driver", "drivers"],
  wrapsHeads: true,
  twoStay: true,
  smallOrder: [
    "rank",
    "name",
    "team_rating",
    "team_rank_range",
    "team_best",
    "entrant_rank",
    "entrant_rating",
    "entrant_rank_range",
    "entrant_best",
    "years",
    "starts",
  ],
  columns: [
    {
      id: "rank",
      label: "Rank",
      value: ({ by_team }) => by_team.rank,
      numeric: true,
      firstSort: "asc",
      width: 3.75,
      smallWidth: 3,
    },
    {
      id: "name",
      label: "Driver",
      value: ({ driver_name }) => driver_name,
      cell: ({ driver_id, driver_name, country }) => (
        <>
          <Flag country={country} /> <a href={`/driver/${driver_id}/`}>{driver_name}</a>
        </>
      ),
      width: [12, 1.6],
      smallWidth: [9.5, 1],
    },
    {
      id: "years",
      label: "Years",
      value: (row) => formatSpan(row.first_year, row.last_year),
      width: 7.25,
      smallWidth: 6,
    },
    { id: "starts", label: "Classified", value: ({ starts }) => starts, numeric: true, width: 5.5 },
    ...allTimeColumns<RatedDriver>("team", "by team", ({ by_team }) => by_team),
    {
      id: "entrant_rank",
      label: "Rank by entrant",
      value: ({ by_entrant }) => by_entrant.rank,
      numeric: true,
      firstSort: "asc",
      width: 5,
    },
    ...allTimeColumns<RatedDriver>("entrant", "by entrant", ({ by_entrant }) => by_entrant),
  ],
  filters: [
    { id: "name", label: "Driver", numeric: false, value: ({ driver_name }) => driver_name },
    { id: "country", label: "Nationality", numeric: false, value: ({ country }) => country },
    { id: "rank", label: "Rank", numeric: true, value: ({ by_team }) => by_team.rank },
    { id: "starts", label: "Classified", numeric: true, value: ({ starts }) => starts },
    { id: "first_year", label: "First season", numeric: true, value: ({ first_year }) => first_year },
    { id: "last_year", label: "Last season", numeric: true, value: ({ last_year }) => last_year },
  ],
});
