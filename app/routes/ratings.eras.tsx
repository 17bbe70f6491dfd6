import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import type { RatingEra, RatingEras } from "#contract/ratings.ts";
import { ratingErasQuery } from "#app/data/ratings.queries.ts";
import { noRatings } from "#app/features/ratings/rating-texts.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatSpan, formatThousands } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { BarScale, IntervalBar } from "#app/ui/interval-bar.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/ratings/eras")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ratingErasQuery());
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "eras"),
  component: RatingErasScreen,
});

/** How much of the results is the car, by decade and by season. */
function RatingErasScreen() {
  return (
    <Suspense fallback={<TableSkeleton table={decadesTable} />}>
      <Eras />
    </Suspense>
  );
}

function Eras() {
  const { data } = useSuspenseQuery(ratingErasQuery());
  if (!data.available || data.value.model === null) return <EmptyNote>{noRatings}</EmptyNote>;
  const { decades, years, model, races, results } = data.value;
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <div>
        <Finding decades={decades} />
        <DataTable table={decadesTable} rows={decades} method={method} />
      </div>
      <DataTable table={yearsTable} rows={years.toReversed()} method={method} />
      <p className="max-w-176 text-small text-soft">{modelText(model, races, results)}</p>
    </div>
  );
}

const method =
  "The strengths in each Grand Prix’s field are split into team (with its season) and driver (with season). The car’s share is the variance of the first divided by that of both, averaged over the races; that good drivers get good cars counts for neither. Intervals hold 89%, over joint draws. Source: F1DB, own calculations.";

/** In which decade the car counted most, and in which least. */
function Finding({ decades }: Pick<RatingEras, "decades">) {
  const [most, ...others] = decades.toSorted((one, other) => other.by_team.share - one.by_team.share);
  const least = others.at(-1);
  if (most === undefined || least === undefined) return null;
  return (
    <section
      aria-labelledby="eras-heading"
      className="team-band mb-5 grid items-end gap-x-12 gap-y-4 rounded-card p-6 shadow-card max-phone:p-4 wide:grid-cols-2"
    >
      <div className="grid gap-4 self-center">
        <h2 id="eras-heading" className="max-w-200 text-title">
          {`The car made ${shareText(most.by_team.share)} of the difference in the ${decadeText(most)}, and ${shareText(least.by_team.share)} in the ${decadeText(least)}`}
        </h2>
        <p className="max-w-176 text-soft">
          The driver made the rest. In the {decadeText(least)} many cars were raced by private teams; with
          theirs rated apart, the car made {shareText(least.by_entrant.share)}.
        </p>
      </div>
      <ol
        className="grid shares-8 gap-1 text-center text-small md:gap-2"
        aria-label="The car’s share by decade"
      >
        {decades.map((era) => (
          <li key={era.from} className="grid gap-1">
            <b className={era === most || era === least ? "" : "font-normal"}>
              {shareText(era.by_team.share)}
            </b>
            <svg
              className={`h-24 w-full rounded-chip bg-raised ${era === most || era === least ? "fill-ink" : "fill-line-strong"}`}
              aria-hidden="true"
            >
              <rect y={percent(1 - era.by_team.share)} width="100%" height="100%" />
            </svg>
            <span className="text-soft">
              <span className="max-md:hidden">{Math.floor(era.from / 100)}</span>
              {String(era.from).slice(2)}s
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function modelText(model: NonNullable<RatingEras["model"]>, races: number, results: number): string {
  const { driver, driver_season, team, team_season, car_share } = model;
  return `The model rests on ${formatThousands(races)} Grands Prix and ${formatThousands(results)} classified cars. Its four standard deviations are ${driver.toFixed(2)} (drivers), ${driver_season.toFixed(2)} (a driver’s seasons), ${team.toFixed(2)} (teams) and ${team_season.toFixed(2)} (a team’s seasons): ${shareText(car_share)} of the variance is the car’s. The same model, fitted to 2014 to 2021 by van Kesteren and Bergkamp (2023), gives 88% (78 to 95).`;
}

/** "1960s". */
function decadeText({ from }: Pick<RatingEra, "from">): string {
  return `${10 * Math.floor(from / 10)}s`;
}

function shareText(share: number): string {
  return `${Math.round(100 * share)}%`;
}

type Share = RatingEra["by_team"];

function shareColumn(
  id: string,
  label: string,
  head: string,
  of: (era: RatingEra) => Share,
  phone: Pick<Column<RatingEra>, "phone" | "phoneWords">,
): Column<RatingEra> {
  return {
    id,
    label,
    head,
    headScale: <BarScale ticks={shareTicks} end="end-33.5" />,
    ...phone,
    value: (era) => of(era).share,
    cell: (era) => {
      const { share, low, high } = of(era);
      return (
        <span className="md:flex md:items-center md:gap-3">
          {/* A phone has room for one bar a row. */}
          <span className={phone.phone === "value" ? "contents" : "contents max-md:hidden"}>
            <IntervalBar low={100 * low} at={100 * share} high={100 * high} />
          </span>
          <span className="text-end whitespace-nowrap md:min-w-28">
            {shareText(share)} ({Math.round(100 * low)}–{Math.round(100 * high)})
          </span>
        </span>
      );
    },
    numeric: true,
    width: [18, 2],
  };
}

const shareTicks = [0, 25, 50, 75, 100].map((at) => ({ at, label: at === 100 ? "100%" : String(at) }));

const columns: ReadonlyArray<Column<RatingEra>> = [
  {
    id: "years",
    label: "Years",
    value: ({ from, to }) => formatSpan(from, to),
    cell: ({ from, to }) => formatSpan(from, to),
    phone: "name",
    width: 7.75,
  },
  {
    id: "races",
    label: "Races",
    value: ({ races }) => races,
    numeric: true,
    phone: "lead",
    phoneWords: { after: " races" },
    width: 4.5,
  },
  {
    ...shareColumn("team_share", "Car’s share, by team", "Car’s share", ({ by_team }) => by_team, {
      phone: "value",
    }),
    phoneBar: true,
  },
  shareColumn("entrant_share", "Car’s share, by entrant", "By entrant", ({ by_entrant }) => by_entrant, {
    phone: "second",
    phoneWords: { before: "by entrant " },
  }),
  {
    id: "car",
    label: "Spread of cars",
    value: ({ by_team }) => by_team.car,
    cell: ({ by_team }) => by_team.car.toFixed(2),
    numeric: true,
    width: 5.5,
  },
  {
    id: "driver",
    label: "Spread of drivers",
    value: ({ by_team }) => by_team.driver,
    cell: ({ by_team }) => by_team.driver.toFixed(2),
    numeric: true,
    width: 5.5,
  },
];

const decadesTable = defineTable<RatingEra>({
  name: "rating-decades",
  caption: "The car’s share in results by decade",
  noun: ["decade", "decades"],
  heading: "By decade",
  wrapsHeads: true,
  columns,
});

const yearsTable = defineTable<RatingEra>({
  name: "rating-years",
  caption: "The car’s share in results by season",
  noun: ["season", "seasons"],
  heading: "By season",
  wrapsHeads: true,
  columns: columns.map((column) => (column.id === "years" ? { ...column, label: "Season" } : column)),
});
