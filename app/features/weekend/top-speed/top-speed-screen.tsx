import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TopSpeed } from "#contract/timing/lap.ts";
import { topSpeedQuery } from "#app/data/timing.queries.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import type { QualifyingSession } from "../timing/sessions.ts";
import { Timed } from "../timing/timed.tsx";
import { SpeedDrawing } from "./speed-drawing.tsx";
import { speedRows } from "./speeds.ts";
import { speedsTable } from "./speeds-table.tsx";
import { speedsMethod } from "./texts.ts";
import "./speeds.css";

/** Everyone's highest speeds in qualifying or sprint qualifying. */
export function TopSpeedScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(topSpeedQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Top speeds</h2>
      <Timed facts={data} session={session} document="top-speed">
        {(document) => <TopSpeeds year={race.year} document={document} />}
      </Timed>
    </>
  );
}

function TopSpeeds({ year, document }: { year: number; document: TopSpeed }) {
  const rows = useMemo(() => speedRows(document), [document]);
  const table = useMemo(() => speedsTable(rows), [rows]);
  return (
    <div className="drawn">
      <SpeedDrawing year={year} rows={rows} />
      <DataTable table={table} rows={rows} method={speedsMethod(document.source)} />
    </div>
  );
}
