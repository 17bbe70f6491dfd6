import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverDetails } from "#contract/standings.ts";
import { driverDetailsQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { CoveredSeason } from "#app/features/coverage/covered-season.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { pointsByPlace } from "./place-points.ts";
import { placePointsTable } from "./place-points-table.tsx";
import { ShareBars } from "./share-bars.tsx";
import { driverShares, teamShares } from "./shares.ts";

const method =
  "All points scored, those included that the season's rules dropped from the table; in half points and shared cars as they were given. Grands Prix includes what the fastest lap gave, in the place of the driver who set it. Penalties against teams are not taken off. Source: F1DB.";

/** How a season's points are shared: by team, by driver, and by finishing place. */
export function PointsDistributionScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/pointsDistribution" }).year);
  const { data } = useSuspenseQuery(driverDetailsQuery(year));
  return (
    <>
      <h2>Points distribution</h2>
      <CoveredSeason year={year} facts={data} detail="race" isEmpty={({ drivers }) => drivers.length === 0}>
        {(details) => <Distribution details={details} />}
      </CoveredSeason>
    </>
  );
}

function Distribution({ details }: { details: DriverDetails }) {
  const { data: races } = useSuspenseQuery(driverRaceDetailsQuery(details.year));
  const [teams, drivers] = useMemo(() => [teamShares(details), driverShares(details)], [details]);
  const places = useMemo(() => (races.available ? pointsByPlace(races.value) : []), [races]);
  if (drivers.total === 0) return <EmptyNote>No points have been scored yet.</EmptyNote>;
  return (
    <div className="distribution">
      <ShareBars year={details.year} title="By team" shares={teams} noun={["team", "teams"]} />
      <ShareBars year={details.year} title="By driver" shares={drivers} noun={["driver", "drivers"]} />
      <section>
        <h3>By finishing place</h3>
        <DataTable table={placePointsTable} rows={places} method={method} />
      </section>
    </div>
  );
}

export function PointsDistributionSkeleton() {
  return <ChartSectionSkeleton title="Points distribution" count={2} />;
}
