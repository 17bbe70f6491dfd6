import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverRaceDetails } from "#contract/standings.ts";
import { driverOverviewQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { driverRows } from "./cells.ts";
import { kinds, resultsTable } from "./results-table.tsx";
import { SeasonResults } from "./season-results.tsx";

/** Every driver's every Grand Prix and sprint of a season. */
export function DriversDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/detailedTable" }).year);
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers' results by round</h2>
      <SeasonFacts year={year} facts={data} detail="race" isEmpty={({ drivers }) => drivers.length === 0}>
        {(races) => <Results races={races} />}
      </SeasonFacts>
    </>
  );
}

function Results({ races }: { races: DriverRaceDetails }) {
  const { data } = useSuspenseQuery(driverOverviewQuery(races.year));
  const rows = useMemo(() => driverRows(races, data.available ? data.value.standings : []), [races, data]);
  return <SeasonResults of="drivers" year={races.year} rounds={races.rounds} rows={rows} />;
}

export function DriversDetailedSkeleton() {
  return <TableSkeleton table={skeleton} />;
}

const skeleton = resultsTable(kinds.drivers, 0, []);
