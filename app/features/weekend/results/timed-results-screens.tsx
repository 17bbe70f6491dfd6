import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { TimedClassification, TimedLine } from "#contract/weekend.ts";
import type { Table } from "#app/ui/table/definition.ts";
import { type ApiResult, valueOf } from "#app/data/api-query.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { useOpenSession, useRace, useWeekend } from "../layout/use-weekend.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { ClassificationOrNote } from "./classification-or-note.tsx";
import {
  practiceTable,
  qualifyingMethod,
  qualifyingTable,
  runResultsTable,
  sprintQualifyingTable,
  teamOfLine,
  timedResultsTable,
  timedMethod,
  withGapBars,
} from "./timed-tables.tsx";
import { fastestBy, withGapsToFastest, withRuns, hasSegments, withSegments } from "./segments.ts";
import { useRouteContext } from "@tanstack/react-router";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { isPaged, practiceParam, type SinglePageSession } from "#app/reference/weekend-pages.ts";
import {
  hasOneTab,
  resultsLabel,
  SessionMenuSkeleton,
  SessionSwitch,
} from "#app/features/weekend/layout/session-layout.tsx";

/** The classification of qualifying: by segment, by run, or by one time, as it was decided. */
export function QualifyingResultsScreen() {
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), "Q"));
  return (
    <>
      {hasLines(data) ? null : <h2 className="sr-only">Qualifying results</h2>}
      <ClassificationOrNote session="Q" facts={data}>
        {(classification) =>
          hasSegments(classification.lines) ? (
            <Segments classification={classification} />
          ) : (
            <Times classification={classification} />
          )
        }
      </ClassificationOrNote>
    </>
  );
}

/** The classification of sprint qualifying. */
export function SprintQualifyingResultsScreen() {
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), "SQ"));
  return (
    <>
      {hasLines(data) ? null : <h2 className="sr-only">Sprint qualifying results</h2>}
      <ClassificationOrNote session="SQ" facts={data}>
        {(classification) => <Segments classification={classification} />}
      </ClassificationOrNote>
    </>
  );
}

function Segments({ classification }: { classification: TimedClassification }) {
  const { session, format, lines } = classification;
  const rows = useMemo(() => withSegments(lines, format), [lines, format]);
  const { year } = useRace();
  const table = useTeamColours(session === "SQ" ? sprintQualifyingTable : qualifyingTable, year, teamOfLine);
  return (
    <DataTable
      table={useBars(useFinding(table, lines), lines)}
      rows={rows}
      method={qualifyingMethod(format, "segments")}
    />
  );
}

/** A table with what it shows as its heading. */
function useFinding<Row>(
  table: Table<Row>,
  lines: ReadonlyArray<TimedLine>,
  otherwise = "Qualifying results",
): Table<Row> {
  return useMemo(() => ({ ...table, heading: fastestBy(lines) ?? otherwise }), [table, lines, otherwise]);
}

/** A table with bars for its gaps. */
function useBars<Row extends TimedLine>(table: Table<Row>, lines: ReadonlyArray<TimedLine>): Table<Row> {
  return useMemo(() => withGapBars(table, lines), [table, lines]);
}

/** True where there is a table, which has a heading of its own. */
function hasLines(data: ApiResult<TimedClassification | null>): boolean {
  return (valueOf(data)?.lines.length ?? 0) > 0;
}

/** A qualifying without segments; the runs of which it is made are sessions of their own. */
function Times({ classification }: { classification: TimedClassification }) {
  const race = useRace();
  const first = useSuspenseQuery(timedClassificationQuery(race, "Q1D")).data;
  const second = useSuspenseQuery(timedClassificationQuery(race, "Q2D")).data;
  const { format } = classification;
  const lines = useMemo(() => withGapsToFastest(classification.lines), [classification]);
  const runs = useMemo(
    () => withRuns({ ...classification, lines: [...lines] }, [valueOf(first), valueOf(second)]),
    [classification, lines, first, second],
  );
  const byTime = useBars(useFinding(useTeamColours(timedResultsTable, race.year, teamOfLine), lines), lines);
  const byRuns = useBars(useFinding(useTeamColours(runResultsTable, race.year, teamOfLine), lines), lines);
  if (runs === null)
    return <DataTable table={byTime} rows={lines} method={qualifyingMethod(format, "time")} />;
  return <DataTable table={byRuns} rows={runs} method={qualifyingMethod(format, "runs")} />;
}

/** Stands in for the table of a qualifying, sprint or not, until its classification is there. */
export function QualifyingResultsSkeleton() {
  return <TableSkeleton table={qualifyingTable} />;
}

/** The classification of a practice, a warm-up, a pre-qualifying, or one of the days of qualifying. */
export function PracticeResultsScreen() {
  const { session } = useRouteContext({ from: "/race/$year/$round/practice/$session" });
  const weekend = useWeekend();
  const presentMs = usePresentMs();
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), session));
  return (
    <>
      <PracticeTab
        session={session}
        label={resultsLabel(valueOf(weekend), session, presentMs)}
        isAlone={weekend.available && weekend.value !== null && hasOneTab(weekend.value)}
        beside={<SessionSwitch />}
      />
      {hasLines(data) ? null : <h2 className="sr-only">{sessionNames[session]}</h2>}
      <ClassificationOrNote session={session} facts={data}>
        {({ lines }) => <PracticeTable lines={lines} session={session} />}
      </ClassificationOrNote>
    </>
  );
}

type PracticeTabProps = {
  session: SinglePageSession;
  label: string;
  /** True where no session of the weekend has more pages. */
  isAlone?: boolean;
  beside: ReactNode;
};

/** The one page that a practice has, beside the other sessions. */
function PracticeTab({ session, label, isAlone = false, beside }: PracticeTabProps) {
  const { year, round } = useRace();
  const params = { year: String(year), round: String(round), session: practiceParam(session) };
  return (
    <Tabs
      label={sessionNames[session]}
      tabs={isAlone ? [] : [{ label, link: { to: "/race/$year/$round/practice/$session", params } }]}
      beside={beside}
    />
  );
}

function PracticeTable({
  lines: classified,
  session,
}: Pick<TimedClassification, "lines"> & { session: SessionCode }) {
  const lines = useMemo(() => withGapsToFastest(classified), [classified]);
  const table = useTeamColours(practiceTable, useRace().year, teamOfLine);
  return (
    <DataTable
      table={useBars(useFinding(table, lines, `${sessionNames[session]} results`), lines)}
      rows={lines}
      method={timedMethod(lines)}
    />
  );
}

/**
 * Stands in for a practice until its classification is there, with its tab, so that nothing moves. The other sessions come
 * with it: the focus goes from the switch of one page to that of the next.
 */
export function PracticeResultsSkeleton() {
  const session = useOpenSession();
  return (
    <>
      {session === null || isPaged(session) ? null : (
        <PracticeTab session={session} label="Results" beside={<SessionMenuSkeleton session={session} />} />
      )}
      <TableSkeleton table={practiceTable} />
    </>
  );
}
