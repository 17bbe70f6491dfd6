import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { lastSeason } from "#contract/ids.ts";
import type { SeasonDriverRating, SeasonTeamRating } from "#contract/ratings.ts";
import { seasonRatingsQuery } from "#app/data/ratings.queries.ts";
import { ratedSeasonSearch } from "#app/features/ratings/ratings-search.ts";
import { intervalText, noRatings, ratingText, ratingUnit } from "#app/features/ratings/rating-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { BarScale, IntervalBar } from "#app/ui/interval-bar.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";

export const Route = createFileRoute("/ratings/season")({
  validateSearch: ratedSeasonSearch,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context: { queryClient }, deps: { year = lastSeason } }) => {
    void queryClient.prefetchQuery(seasonRatingsQuery(year));
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "season"),
  component: SeasonRatingsScreen,
});

/** The drivers of a season beside their cars, and its teams. */
function SeasonRatingsScreen() {
  const { year = lastSeason } = Route.useSearch();
  return (
    <Suspense fallback={<TableSkeleton table={anyTable} />}>
      <Season year={year} />
    </Suspense>
  );
}

function Season({ year }: { year: number }) {
  const { data } = useSuspenseQuery(seasonRatingsQuery(year));
  if (!data.available) return <EmptyNote>{noRatings}</EmptyNote>;
  const { drivers, teams } = data.value;
  if (drivers.length === 0)
    return <EmptyNote>No one was classified in a Grand Prix of {year} yet.</EmptyNote>;
  return <SeasonTables year={year} drivers={drivers} teams={teams} />;
}

type SeasonTablesProps = {
  year: number;
  drivers: ReadonlyArray<SeasonDriverRating>;
  teams: ReadonlyArray<SeasonTeamRating>;
};

function SeasonTables({ year, drivers, teams }: SeasonTablesProps) {
  const tables = useMemo(() => seasonTables(rangeOf(drivers, teams)), [drivers, teams]);
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <Finding year={year} drivers={drivers} teams={teams} />
      <DataTable
        table={tables.drivers}
        rows={drivers}
        method={`A driver’s career and season together, and the same for the team. ${ratingUnit} A driver for several teams has a row for each, with one rating. Likely ranges hold 89%. Source: F1DB, own calculations.`}
      />
      <DataTable
        table={tables.teams}
        rows={teams}
        method="A team’s career and season together: what its cars were worth. Source: F1DB, own calculations."
      />
    </div>
  );
}

/** Who rates highest, whose car does, and by how much: in the colours of the two teams. */
function Finding({ year, drivers, teams }: SeasonTablesProps) {
  const [driver] = drivers;
  const [team] = teams;
  if (driver === undefined || team === undefined) return null;
  const [rates, has] = year === lastSeason ? ["rates", "has"] : ["rated", "had"];
  return (
    <section
      aria-labelledby="finding-heading"
      className={`team-band -mb-4 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 rounded-card p-6 shadow-card max-phone:p-4 ${teamClass(driver.team_id, year)}`}
    >
      <h2 id="finding-heading" className="max-w-150 text-title">
        {`${lastName(driver.driver_name)} ${rates} highest, ${driver.team_id === team.team_id ? "in the best car" : `${team.team_name} ${has} the best car`}`}
      </h2>
      <p className="flex flex-wrap items-end gap-x-8 gap-y-2">
        {[
          { id: driver.team_id, name: driver.driver_name, rating: driver.rating },
          { id: team.team_id, name: `${team.team_name}, the car`, rating: team.rating },
        ].map(({ id, name, rating }) => (
          <span key={name} className={`grid border-s-4 border-team ps-3 ${teamClass(id, year)}`}>
            <b className="font-display text-[2.75rem] leading-none font-extrabold tracking-tight">
              {ratingText(rating)}
            </b>
            {name}
          </span>
        ))}
      </p>
    </section>
  );
}

/** Drivers and cars of a season in one range, so that their bars can be compared. */
function rangeOf(drivers: ReadonlyArray<SeasonDriverRating>, teams: ReadonlyArray<SeasonTeamRating>): Range {
  const cars = drivers.map(({ car_low: low, car_high: high }) => ({ low, high }));
  const intervals = [...drivers, ...cars, ...teams];
  return {
    from: Math.min(...intervals.map(({ low }) => low)),
    to: Math.max(...intervals.map(({ high }) => high)),
  };
}

function place(value: number, { from, to }: Range): number {
  return (100 * (value - from)) / Math.max(0.1, to - from);
}

type Interval = { rating: number; low: number; high: number };

/** A rating, and its interval with a bar. */
function intervalColumns<Row>(
  id: string,
  label: string,
  range: Range,
  intervalOf: (row: Row) => Interval,
  phone: { rating: Pick<Column<Row>, "phone" | "phoneWords">; interval?: "lead" },
): Array<Column<Row>> {
  const at = (value: number) => place(value, range);
  return [
    {
      id,
      label,
      value: (row) => intervalOf(row).rating,
      cell: (row) => ratingText(intervalOf(row).rating),
      numeric: true,
      ...phone.rating,
      width: 5.5,
    },
    {
      id: `${id}_interval`,
      label: label === "Rating" ? "Likely range" : `${label}’s likely range`,
      headScale: <BarScale ticks={ratingTicks(range)} end="end-33.5" />,
      value: (row) => intervalText(intervalOf(row)),
      cell: (row) => {
        const { rating, low, high } = intervalOf(row);
        return (
          <span className="md:flex md:items-center md:gap-3">
            <IntervalBar low={at(low)} at={at(rating)} high={at(high)} />
            <span className="text-end whitespace-nowrap md:min-w-28">{intervalText({ low, high })}</span>
          </span>
        );
      },
      sortable: false,
      numeric: true,
      ...(phone.interval !== undefined && { phone: phone.interval, phoneBar: true }),
      width: [18, 2],
    },
  ];
}

/** Whole ratings within a range. */
function ratingTicks(range: Range): Array<{ at: number; label: string }> {
  const first = Math.ceil(range.from);
  return Array.from({ length: Math.floor(range.to) - first + 1 }, (_, index) => {
    const value = first + index;
    return { at: place(value, range), label: ratingText(value).replace(/\.00$/, "") };
  });
}

function teamColumn<Row extends { team_id: string; team_name: string }>(
  phone: "name" | "detail",
): Column<Row> {
  return {
    id: "team",
    label: "Team",
    value: ({ team_name }) => team_name,
    cell: ({ team_id, team_name }) => (
      <a href={teamPath(team_id)} className="max-md:inline-block max-md:min-h-6 max-md:py-0.5">
        {team_name}
      </a>
    ),
    ...(phone === "detail" && { look: "aside" as const }),
    phone,
    width: [8.5, 1],
  };
}

function seasonTables(range: Range): {
  drivers: Table<SeasonDriverRating>;
  teams: Table<SeasonTeamRating>;
} {
  return {
    drivers: defineTable<SeasonDriverRating>({
      name: "season-driver-ratings",
      heading: "Drivers",
      caption: "Drivers of a season by rating, beside their cars",
      noun: ["driver", "drivers"],
      wrapsHeads: true,
      rowClass: ({ team_id, year }) => teamClass(team_id, year),
      bar: "driver",
      columns: [
        {
          id: "driver",
          label: "Driver",
          value: ({ driver_name }) => driver_name,
          cell: ({ driver_id, driver_name }) => <a href={driverPath(driver_id)}>{driver_name}</a>,
          phone: "name",
          width: [10.5, 1.2],
        },
        ...intervalColumns<SeasonDriverRating>("rating", "Rating", range, (row) => row, {
          rating: { phone: "value" },
          interval: "lead",
        }),
        teamColumn("detail"),
        ...intervalColumns<SeasonDriverRating>(
          "car",
          "Car",
          range,
          ({ car, car_low, car_high }) => ({ rating: car, low: car_low, high: car_high }),
          { rating: { phone: "second", phoneWords: { before: "car " } } },
        ),
      ],
    }),
    teams: defineTable<SeasonTeamRating>({
      name: "season-team-ratings",
      heading: "Teams",
      caption: "Teams of a season by rating",
      noun: ["team", "teams"],
      rowClass: ({ team_id, year }) => teamClass(team_id, year),
      bar: "team_name",
      columns: [
        // The order in the address is of one table: both have their own ids.
        { ...teamColumn("name"), id: "team_name" },
        ...intervalColumns<SeasonTeamRating>("team_rating", "Rating", range, (row) => row, {
          rating: { phone: "value" },
          interval: "lead",
        }),
      ],
    }),
  };
}

/** Stands in while the drivers are on their way. */
const anyTable = seasonTables({ from: -1, to: 1 }).drivers;
