import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { DriverId } from "#contract/ids.ts";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { useFactsLoader } from "#app/data/use-facts-loader.ts";
import { CoveredResults } from "#app/features/coverage/covered-results.tsx";
import { useDriverCoverage } from "#app/features/coverage/use-coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { UntilTouched } from "#app/ui/until-touched/until-touched.tsx";
import { resultsMethod } from "#app/features/results/notes.ts";
import { driverResultsTable } from "./driver-results-table.ts";

/** Every race and sprint result of a driver. */
export function DriverResultsScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/" });
  return (
    <UntilTouched load={useFactsLoader(driverResultsQuery(driverId))} fallback={<DriverResultsSkeleton />}>
      <Results driverId={driverId} />
    </UntilTouched>
  );
}

function Results({ driverId }: { driverId: DriverId }) {
  const { data } = useSuspenseQuery(driverResultsQuery(driverId));
  return (
    <CoveredResults facts={data} coverage={useDriverCoverage(driverId)} shows="results">
      {(rows) => <DataTable table={driverResultsTable} rows={rows} method={resultsMethod} />}
    </CoveredResults>
  );
}

export function DriverResultsSkeleton() {
  return <TableSkeleton table={driverResultsTable} />;
}
