import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverRaceDetails } from "#contract/standings.ts";
import { driverOverviewQuery, driverRaceDetailsQuery } from "#app/data/standings.queries.ts";
import { CoveredSeason } from "#app/features/coverage/covered-season.tsx";
import { driverCell } from "./cells.ts";
import { GridLegend } from "./grid-legend.tsx";
import { ResultsGrid } from "./results-grid.tsx";

/** Every driver's every Grand Prix and sprint of a season. */
export function DriversDetailedScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/detailedTable" }).year);
  const { data } = useSuspenseQuery(driverRaceDetailsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers' results by round</h2>
      <CoveredSeason year={year} facts={data} detail="race" isEmpty={({ drivers }) => drivers.length === 0}>
        {(races) => <Grid races={races} />}
      </CoveredSeason>
    </>
  );
}

function Grid({ races }: { races: DriverRaceDetails }) {
  const { year, rounds, drivers } = races;
  const { data } = useSuspenseQuery(driverOverviewQuery(year));
  const rows = useMemo(() => {
    const standings = new Map(
      data.available ? data.value.standings.map((line) => [line.driver_id, line]) : [],
    );
    return drivers.map(({ driver_id, driver_name, races: results }) => ({
      id: driver_id,
      position: standings.get(driver_id)?.position ?? null,
      name: <a href={`/driver/${driver_id}/`}>{driver_name}</a>,
      cells: results.map(driverCell),
      points: standings.get(driver_id)?.points ?? null,
    }));
  }, [drivers, data]);
  return (
    <>
      <ResultsGrid
        year={year}
        caption={`Places in every Grand Prix of ${year}`}
        who="Driver"
        rounds={rounds}
        rows={rows}
      />
      <GridLegend rows={rows} below="S is the place in the sprint." />
    </>
  );
}
