import { useSearch } from "@tanstack/react-router";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DriverRaces } from "./driver-races.tsx";
import { SeasonRaces, seasonTable } from "./season-races.tsx";
import { racesControlsClass } from "./races-controls.tsx";

/** Race schedule and results, by season or by driver (specification §2). */
export function RacesScreen() {
  const { year, driver } = useSearch({ from: "/races/" });
  return (
    <div className="page">
      {driver === undefined ? <SeasonRaces year={year ?? null} /> : <DriverRaces driverId={driver} />}
    </div>
  );
}

export function RacesSkeleton() {
  return (
    <div className="page">
      <div className={racesControlsClass}>
        <h1>Races</h1>
      </div>
      <TableSkeleton table={seasonTable} />
    </div>
  );
}
