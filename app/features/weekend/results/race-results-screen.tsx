import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ScoringSession, sessionNames } from "#contract/sessions.ts";
import type { RaceClassification } from "#contract/weekend.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { HeldLines } from "./held-lines.tsx";
import { raceResultsTable, raceTableFor, sprintResultsTable } from "./race-tables.tsx";
import { raceMethod } from "./race-texts.ts";

/** The classification of a race or sprint. */
function ScoredResults({ session }: { session: ScoringSession }) {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), session));
  return (
    <>
      <h2 className="sr-only">{sessionNames[session]} results</h2>
      <HeldLines session={session} facts={data}>
        {(classification) => <Lines classification={classification} />}
      </HeldLines>
    </>
  );
}

function Lines({ classification }: { classification: RaceClassification }) {
  const table = useMemo(() => raceTableFor(classification), [classification]);
  return <DataTable table={table} rows={classification.lines} method={raceMethod(classification)} />;
}

/** The classification of a Grand Prix. */
export function RaceResultsScreen() {
  return <ScoredResults session="R" />;
}

/** The classification of a sprint. */
export function SprintResultsScreen() {
  return <ScoredResults session="S" />;
}

export function RaceResultsSkeleton() {
  return <TableSkeleton table={raceResultsTable} />;
}

export function SprintResultsSkeleton() {
  return <TableSkeleton table={sprintResultsTable} />;
}
