import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { DriverId } from "#contract/ids.ts";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { useFactsLoader } from "#app/data/use-facts-loader.ts";
import { CoveredResults } from "#app/features/coverage/coverage-note.tsx";
import { useDriverCoverage } from "#app/features/coverage/coverage.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import * as columns from "#app/features/results/result-columns.tsx";
import { resultClass, resultsMethod } from "#app/features/results/result-columns.tsx";
import type { ResultRow } from "#contract/results.ts";
import { resultFilters } from "#app/features/results/result-filters.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every race and sprint result of a driver. */
export function DriverResultsScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/" });
  return (
    <HydrateOnInteraction
      load={useFactsLoader(driverResultsQuery(driverId))}
      fallback={<DriverResultsSkeleton />}
    >
      <Results driverId={driverId} />
    </HydrateOnInteraction>
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

/** Every race and sprint result of a driver. */
export const driverResultsTable = defineTable<ResultRow>({
  name: "driver-results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, phone: "lead" },
    columns.round,
    { ...columns.race, phone: "name" },
    columns.country,
    { ...columns.constructorLink, phone: "second" },
    { ...columns.grid, phone: "detail" },
    { ...columns.finish, phone: "place" },
    { ...columns.status, phone: "reason" },
    { ...columns.points, phone: "value" },
    { ...columns.session, phone: "detail" },
  ],
  bar: "constructor",
  rowClass: resultClass,
  filters: resultFilters([
    "race_name",
    "country",
    "circuit_name",
    "constructor",
    "year",
    "round",
    "grid_position",
    "finish_position",
    "status",
    "points",
    "session_type",
    "race_id",
    "team_id",
  ]),
});
