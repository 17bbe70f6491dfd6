import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { teammatesFinishedQuery, teammatesQuery } from "#app/data/drivers.queries.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { useDriverCoverage } from "#app/features/coverage/use-coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { oncePerRace } from "./records.ts";
import { overallTable } from "./summary-tables.tsx";
import { TeammatesControls } from "./teammates-controls.tsx";
import { TeammatesView } from "./teammates-view.tsx";
import { noRecords } from "./texts.ts";

/** A driver against the teammates, race by race and summed up (specification §2 "Driver race_teammate screen"). */
export function TeammatesScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/race_teammate" });
  const search = useSearch({ from: "/driver/$driverId/race_teammate" });
  const finishedOnly = search.races === "finished";
  const { data } = useSuspenseQuery(
    finishedOnly ? teammatesFinishedQuery(driverId) : teammatesQuery(driverId),
  );
  const records = useMemo(() => (data.available ? oncePerRace(data.value) : []), [data]);
  const shows = search.view === "circuit" || search.view === "driver" ? "results" : "figures";
  const coverage = useDriverCoverage(driverId);
  return (
    <>
      <h2 className="sr-only">Races against teammates</h2>
      <TeammatesControls driverId={driverId} search={search} />
      {data.available ? <CoverageNote coverage={coverage} shows={shows} /> : null}
      {records.length > 0 ? <TeammatesView records={records} search={search} /> : null}
      {records.length === 0 && (!data.available || coverage.of !== "none") ? (
        <EmptyNote>{noRecords}</EmptyNote>
      ) : null}
    </>
  );
}

export function TeammatesSkeleton() {
  return <TableSkeleton table={overallTable} />;
}
