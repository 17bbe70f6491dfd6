import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { lastSeason } from "#contract/ids.ts";
import type { SeasonDriverRating, SeasonTeamRating } from "#contract/ratings.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { seasonRatingsQuery } from "#app/data/ratings.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { YearForm } from "#app/ui/pick-form/pick-form.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { IntervalBar } from "#app/ui/interval-bar.tsx";
import { intervalText, noRatings, ratingText, ratingUnit } from "./texts.ts";

/** The drivers of a season beside their cars, and its teams. */
export function SeasonRatingsScreen() {
  const { year = lastSeason } = useSearch({ from: "/ratings/season" });
  const navigate = useNavigate();
  return (
    <>
      <div className="mb-4 flex justify-end">
        <YearForm
          name="year"
          year={year}
          years={newestFirst(championshipSeasons)}
          onPick={(picked) =>
            void navigate({ to: "/ratings/season", search: { year: picked }, resetScroll: false })
          }
        />
      </div>
      <Suspense fallback={<TableSkeleton table={driversTable} />}>
        <Season year={year} />
      </Suspense>
    </>
  );
}

function Season({ year }: { year: number }) {
  const { data } = useSuspenseQuery(seasonRatingsQuery(year));
  if (!data.available) return <EmptyNote>{noRatings}</EmptyNote>;
  const { drivers, teams } = data.value;
  if (drivers.length === 0)
    return <EmptyNote>No one was classified in a Grand Prix of {year} yet.</EmptyNote>;
  // One range for drivers and cars, so that their bars can be compared.
  const range = rangeOf([
    ...drivers.flatMap((line) => [line, { low: line.car_low, high: line.car_high }]),
    ...teams,
  ]);
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <DataTable
        table={driversTable}
        rows={drivers.map((line) => ({ ...line, range }))}
        method={`A driver's career and season together, and the same of the team. ${ratingUnit} A driver of several teams has a row for each, with one rating. Intervals hold 89%. Source: F1DB, own calculation.`}
      />
      <section aria-labelledby="teams-heading">
        <h2 id="teams-heading" className="mb-3">
          Teams
        </h2>
        <DataTable
          table={teamsTable}
          rows={teams.map((line) => ({ ...line, range }))}
          method="A team's career and season together: what its cars were worth. Source: F1DB, own calculation."
        />
      </section>
    </div>
  );
}

/** A line with the range of all intervals of its season, which its bars are drawn in. */
type Ranged<Row> = Row & { range: { from: number; to: number } };

function rangeOf(intervals: ReadonlyArray<{ low: number; high: number }>) {
  return {
    from: Math.min(...intervals.map(({ low }) => low)),
    to: Math.max(...intervals.map(({ high }) => high)),
  };
}

function place(value: number, { from, to }: { from: number; to: number }): number {
  return (100 * (value - from)) / Math.max(0.1, to - from);
}

type Interval = { rating: number; low: number; high: number };

/** A rating, and its interval with a bar. */
function intervalColumns<Row>(
  id: string,
  label: string,
  intervalOf: (row: Ranged<Row>) => Interval,
  phone: { rating: Pick<Column<Row>, "phone" | "phoneWords">; interval?: "lead" },
): Array<Column<Ranged<Row>>> {
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
      label: `${label}, 89%`,
      value: (row) => intervalText(intervalOf(row)),
      cell: (row) => {
        const { rating, low, high } = intervalOf(row);
        const at = (value: number) => place(value, row.range);
        return (
          <span className="md:flex md:items-center md:gap-3">
            <IntervalBar low={at(low)} at={at(rating)} high={at(high)} />
            <span className="text-end whitespace-nowrap md:min-w-28">{intervalText({ low, high })}</span>
          </span>
        );
      },
      sortable: false,
      numeric: true,
      ...(phone.interval !== undefined && { phone: phone.interval }),
      width: [18, 2],
    },
  ];
}

function teamColumn<Row extends { team_id: string; team_name: string }>(
  phone: "name" | "detail",
): Column<Row> {
  return {
    id: "team",
    label: "Team",
    value: ({ team_name }) => team_name,
    cell: ({ team_id, team_name }) => (
      <a href={teamPath(team_id)} className="inline-block min-h-6 py-0.5">
        {team_name}
      </a>
    ),
    ...(phone === "detail" && { look: "aside" as const }),
    phone,
    width: [8.5, 1],
  };
}

const driversTable = defineTable<Ranged<SeasonDriverRating>>({
  name: "season-driver-ratings",
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
    ...intervalColumns<SeasonDriverRating>("rating", "Rating", (row) => row, {
      rating: { phone: "value" },
      interval: "lead",
    }),
    teamColumn("detail"),
    ...intervalColumns<SeasonDriverRating>(
      "car",
      "Car",
      ({ car, car_low, car_high }) => ({ rating: car, low: car_low, high: car_high }),
      { rating: { phone: "second", phoneWords: { before: "car " } } },
    ),
  ],
});

const teamsTable = defineTable<Ranged<SeasonTeamRating>>({
  name: "season-team-ratings",
  maxWidth: 44,
  caption: "Teams of a season by rating",
  noun: ["team", "teams"],
  rowClass: ({ team_id, year }) => teamClass(team_id, year),
  bar: "team",
  columns: [
    teamColumn("name"),
    ...intervalColumns<SeasonTeamRating>("rating", "Rating", (row) => row, {
      rating: { phone: "value" },
      interval: "lead",
    }),
  ],
});
