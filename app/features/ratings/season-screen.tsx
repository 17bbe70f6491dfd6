import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
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
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <DataTable
        table={driversTable}
        rows={drivers}
        method={`A driver's career and season together, and the same of the team. ${ratingUnit} Who drove for several teams stands in several rows with one rating. Intervals hold 89%. Source: F1DB, own calculation.`}
      />
      <section aria-labelledby="teams-heading">
        <h2 id="teams-heading" className="mb-3">
          Teams
        </h2>
        <DataTable
          table={teamsTable}
          rows={teams}
          method="A team's career and season together: what its cars were worth. Source: F1DB, own calculation."
        />
      </section>
    </div>
  );
}

/** Wider than any interval of a season so far; what is further would stay at the edge. */
const drawn = { from: -6, to: 6 };

function place(value: number): number {
  return (100 * (Math.min(drawn.to, Math.max(drawn.from, value)) - drawn.from)) / (drawn.to - drawn.from);
}

type Interval = { rating: number; low: number; high: number };

/** A rating, and its interval with a bar. */
function intervalColumns<Row>(
  id: string,
  label: string,
  intervalOf: (row: Row) => Interval,
): Array<Column<Row>> {
  return [
    {
      id,
      label,
      value: (row) => intervalOf(row).rating,
      cell: (row) => ratingText(intervalOf(row).rating),
      numeric: true,
      width: 4.75,
      smallWidth: 4,
    },
    {
      id: `${id}_interval`,
      label: `${label}, 89%`,
      value: (row) => intervalText(intervalOf(row)),
      cell: (row) => {
        const { rating, low, high } = intervalOf(row);
        return (
          <div className="flex items-center justify-end gap-3">
            <IntervalBar low={place(low)} at={place(rating)} high={place(high)} />
            <span className="min-w-28 text-end whitespace-nowrap">{intervalText({ low, high })}</span>
          </div>
        );
      },
      sortable: false,
      numeric: true,
      width: [11, 2],
      smallWidth: 9,
    },
  ];
}

function teamColumn<Row extends { team_id: string; team_name: string }>(): Column<Row> {
  return {
    id: "team",
    label: "Team",
    value: ({ team_name }) => team_name,
    cell: ({ team_id, team_name }) => <a href={`/teams/${team_id}/`}>{team_name}</a>,
    width: [9, 1.2],
    smallWidth: 8,
  };
}

const driversTable = defineTable<SeasonDriverRating>({
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
      cell: ({ driver_id, driver_name }) => <a href={`/driver/${driver_id}/`}>{driver_name}</a>,
      width: [10, 1.4],
      smallWidth: [9, 1],
    },
    ...intervalColumns<SeasonDriverRating>("rating", "Driver's rating", (row) => row),
    teamColumn(),
    ...intervalColumns<SeasonDriverRating>("car", "Car", ({ car, car_low, car_high }) => ({
      rating: car,
      low: car_low,
      high: car_high,
    })),
  ],
});

const teamsTable = defineTable<SeasonTeamRating>({
  name: "season-team-ratings",
  maxWidth: 44,
  caption: "Teams of a season by rating",
  noun: ["team", "teams"],
  rowClass: ({ team_id, year }) => teamClass(team_id, year),
  bar: "team",
  columns: [teamColumn(), ...intervalColumns<SeasonTeamRating>("rating", "Rating", (row) => row)],
});
