import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverDetails } from "#contract/standings.ts";
import { driverDetailsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { pointsByPlace } from "./place-points.ts";
import { placePointsTable, placePointsTableWithSprints } from "./place-points-table.tsx";
import { ShareBars } from "./share-bars.tsx";
import { driverShares, teamShares } from "./shares.ts";

const method =
  "All points scored, also those that the season's rules dropped from the table; half points and those of shared cars as they were given. What a fastest lap gave stands in the place of the driver who set it. Points taken from a team are not taken off. Source: F1DB.";

const sprintsMethod = "The place is that in the Grand Prix or in the sprint.";

/** How a season's points are shared: by team, by driver, and by finishing place. */
export function PointsDistributionScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/pointsDistribution" }).year);
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
    <div className="distribution">
      <ShareBars year={details.year} title="By team" shares={teams} noun={["team", "teams"]} />
      <ShareBars year={details.year} title="By driver" shares={drivers} noun={["driver", "drivers"]} />
      <section>
        <h3>By finishing place</h3>
        <DataTable
          table={hasSprints ? placePointsTableWithSprints : placePointsTable}
          rows={places}
          method={hasSprints ? `${sprintsMethod} ${method}` : method}
        />
      </section>
    </div>
  );
}

export function PointsDistributionSkeleton() {
  return <ChartSectionSkeleton title="Points distribution" count={2} />;
}
