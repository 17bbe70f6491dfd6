import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { type ScoringSession, sessionNames } from "#contract/sessions.ts";
import type { RaceClassification } from "#contract/weekend.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { HeldLines } from "./held-lines.tsx";
import { raceResultsTable, raceTableFor, sprintResultsTable } from "./race-tables.tsx";
import { StrategyStrip } from "../stints/strategy-strip.tsx";
import { raceMethod } from "./race-texts.ts";
import { RaceSummary, RaceSummarySkeleton } from "./race-summary.tsx";

/** The classification of a race or sprint. */
function ScoredResults({ session }: { session: ScoringSession }) {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), session));
  const hasLines = data.available && data.value !== null && data.value.lines.length > 0;
  return (
    <>
      {/* The table has a heading of its own. */}
      {hasLines ? null : <h2 className="sr-only">{sessionNames[session]} results</h2>}
      <HeldLines session={session} facts={data}>
        {(classification) => <Lines classification={classification} />}
      </HeldLines>
    </>
  );
}

function Lines({ classification }: { classification: RaceClassification }) {
  const table = useMemo(() => raceTableFor(classification), [classification]);
  return (
    <>
      <RaceSummary classification={classification} />
      <DataTable table={table} rows={classification.lines} method={raceMethod(classification)} />
    </>
  );
}

/** The classification of a Grand Prix, and below it the strategies of the first ten. */
export function RaceResultsScreen() {
  return (
    <>
      <ScoredResults session="R" />
      <Suspense>
        <StrategyStrip />
      </Suspense>
    </>
  );
}

/** The classification of a sprint. */
export function SprintResultsScreen() {
  return <ScoredResults session="S" />;
}

export function RaceResultsSkeleton() {
  return (
    <>
      <RaceSummarySkeleton />
      <TableSkeleton table={raceResultsTable} />
    </>
  );
}

export function SprintResultsSkeleton() {
  return (
    <>
      <RaceSummarySkeleton />
      <TableSkeleton table={sprintResultsTable} />
    </>
  );
}
