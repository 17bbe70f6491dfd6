import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverDetails } from "#contract/standings.ts";
import { driverDetailsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "#app/features/standings/layout/season-facts.tsx";
import {
  driverShares,
  type PlacePoints,
  pointsByPlace,
  type Shares,
  teamShares,
} from "#app/features/standings/points-distribution/shares.ts";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { formatCount, formatPercent, formatThousands, formatValue, rounded } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { Bars } from "#app/ui/chart/bars.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/drivers/pointsDistribution")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(driverDetailsQuery(Number(params.year)));
    void queryClient.prefetchQuery(driverRaceDetailsQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/pointsDistribution" }),
  pendingComponent: PointsDistributionSkeleton,
  component: PointsDistributionScreen,
});

const method =
  "All points scored, also those that the season’s rules dropped from the table; half points and those of shared cars as they were given. What a fastest lap gave stands in the place of the driver who set it. Points that a team lost are not subtracted. Source: F1DB.";

const sprintsMethod = "The place is that in the Grand Prix or in the sprint.";

/** How a season's points are shared: by team, by driver, and by finishing place. */
function PointsDistributionScreen() {
  const year = Number(Route.useParams().year);
  const { data } = useSuspenseQuery(driverDetailsQuery(year));
  return (
    <>
      <h2>Points distribution</h2>
      <SeasonFacts year={year} facts={data} detail="race" isEmpty={({ drivers }) => drivers.length === 0}>
        {(details) => <Distribution details={details} />}
      </SeasonFacts>
    </>
  );
}

function Distribution({ details }: { details: DriverDetails }) {
  const { data: races } = useSuspenseQuery(driverRaceDetailsQuery(details.year));
  const [teams, drivers] = useMemo(() => [teamShares(details), driverShares(details)], [details]);
  const places = useMemo(() => (races.available ? pointsByPlace(races.value) : []), [races]);
  const hasSprints = races.available && races.value.rounds.some(({ sprint }) => sprint);
  if (drivers.total === 0) return <EmptyNote>No points have been scored yet.</EmptyNote>;
  return (
    // The drivers' bars are the longest: on a wide screen the table stands beside them, below the teams'.
    <div className="mt-3 grid items-start gap-4 *:min-w-0 wide:grid-cols-2 wide:grid-rows-[auto_1fr] [&_.table-section]:min-h-0 wide:[&>:nth-child(2)]:col-start-2 wide:[&>:nth-child(2)]:row-span-2 wide:[&>:nth-child(2)]:row-start-1">
      <ShareBars year={details.year} title="By team" shares={teams} noun={["team", "teams"]} />
      <ShareBars year={details.year} title="By driver" shares={drivers} noun={["driver", "drivers"]} />
      <DataTable
        table={hasSprints ? placePointsTableWithSprints : placePointsTable}
        rows={places}
        method={hasSprints ? `${sprintsMethod} ${method}` : method}
      />
    </div>
  );
}

function PointsDistributionSkeleton() {
  return <ChartSectionSkeleton title="Points distribution" count={2} />;
}

const place: Column<PlacePoints> = {
  id: "place",
  label: "Pos",
  value: (row) => row.place,
  cell: (row) => withMedal(row.place, row.place === null ? "Not classified" : `P${row.place}`),
  firstSort: "asc",
};

const pointsColumn: Column<PlacePoints> = {
  id: "points",
  label: "Points",
  value: (row) => row.points,
  numeric: true,
};

const share: Column<PlacePoints> = {
  id: "percent",
  label: "Share %",
  value: (row) => rounded(row.percent, 1),
  cell: (row) => formatPercent(row.percent),
  numeric: true,
};

const about = {
  heading: "By finishing place",
  caption: "Points by finishing place",
  noun: ["place", "places"],
} as const;

/** What each finishing place gave over a season without sprints. */
const placePointsTable = defineTable<PlacePoints>({
  ...about,
  name: "place-points",
  columns: [
    { ...place, width: [6, 1.2], smallWidth: [5, 1.2] },
    { ...pointsColumn, width: [4.5, 1], smallWidth: [3.75, 1] },
    { ...share, width: [4.5, 1], smallWidth: [3.75, 1] },
  ],
});

/** The same over a season with sprints, whose points are told apart. */
const placePointsTableWithSprints = defineTable<PlacePoints>({
  ...about,
  name: "place-points-sprints",
  columns: [
    { ...place, width: [6, 1.2], smallWidth: [5, 1.2] },
    {
      id: "race",
      label: "Grands Prix",
      value: (row) => row.race,
      numeric: true,
      width: [4.5, 1],
      smallWidth: [3.75, 1],
    },
    {
      id: "sprint",
      label: "Sprints",
      value: (row) => row.sprint,
      numeric: true,
      width: [4.5, 1],
      smallWidth: [3.75, 1],
    },
    { ...pointsColumn, width: [4.5, 1], smallWidth: [3.75, 1] },
    { ...share, width: [4.5, 1], smallWidth: [3.75, 1] },
  ],
});

/** For teams of older seasons, whose colours changed with their sponsors. */
const plain = "var(--color-series-2)";

type ShareBarsProps = {
  year: number;
  title: string;
  shares: Shares;
  noun: readonly [one: string, several: string];
};

/** Shares of a season's points as bars in the teams' colours where they have any, with points and per cent. */
function ShareBars({ year, title, shares, noun: [one, several] }: ShareBarsProps) {
  const { scored, without, total } = shares;
  const bars = scored.map(({ name, teamId, points, percent }) => ({
    label: name,
    value: points,
    text: `${formatValue(points)} · ${formatPercent(percent)}`,
    colour: teamId === null ? undefined : drawnTeamColour(teamId, year),
  }));
  const scoredBy = [
    `${title}: ${formatThousands(total)} points to ${formatCount(scored.length, one, several)}`,
    ...(without === 0 ? [] : [`${without} without`]),
  ].join(", ");
  return (
    <BlockCard
      name={blockOf(`points ${title}`)}
      title={`Points ${title.toLowerCase()}`}
      finding={shareFinding(shares, one === "driver") ?? title}
      about={scoredBy}
    >
      <Bars bars={bars} colour={plain} />
    </BlockCard>
  );
}

/** "McLaren scores 31.6% of all points"; null where several lead. */
function shareFinding({ scored: [first, second] }: Shares, areDrivers: boolean): string | null {
  if (first === undefined || first.points === second?.points) return null;
  return `${areDrivers ? lastName(first.name) : first.name} scores ${formatPercent(first.percent)} of all points`;
}
