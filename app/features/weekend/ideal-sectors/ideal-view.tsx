import { useMemo } from "react";
import type { IdealSectors } from "#contract/timing/lap.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { IdealDrawing } from "./ideal-drawing.tsx";
import { driverIdealLaps, teamIdealLaps } from "./ideal-laps.ts";
import { driverIdealTable, teamIdealTable } from "./ideal-tables.tsx";
import { driverMethod, teamMethod } from "./texts.ts";

type IdealViewProps = { year: number; document: IdealSectors };

/** The drivers' ideal laps against their best. */
export function DriverIdealLaps({ year, document }: IdealViewProps) {
  const laps = useMemo(() => driverIdealLaps(document), [document]);
  return (
    <div className="drawn">
      <IdealDrawing year={year} laps={laps} />
      <DataTable table={driverIdealTable} rows={laps} method={driverMethod(document.source)} />
    </div>
  );
}

/** The teams' ideal laps, of both drivers' sectors, against their best. */
export function TeamIdealLaps({ year, document }: IdealViewProps) {
  const laps = useMemo(() => teamIdealLaps(document), [document]);
  return (
    <div className="drawn">
      <IdealDrawing year={year} laps={laps} />
      <DataTable table={teamIdealTable} rows={laps} method={teamMethod(document.source)} />
    </div>
  );
}
