import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { CoveredResults } from "#app/features/coverage/covered-results.tsx";
import { useDriverCoverage } from "#app/features/coverage/use-coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { resultsMethod } from "#app/features/results/notes.ts";
import { driverResultsTable } from "./driver-results-table.ts";

/** Every race and sprint result of a driver. */
export function DriverResultsScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/" });
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
