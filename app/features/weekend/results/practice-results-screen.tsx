import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { sessionNames } from "#contract/sessions.ts";
import type { TimedClassification } from "#contract/weekend.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { SessionSwitch } from "../layout/session-switch.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { HeldLines } from "./held-lines.tsx";
import { timedMethod } from "./qualifying-texts.ts";
import { teamOfLine, timedResultsTable } from "./timed-tables.tsx";

/** The classification of a practice, a warm-up, a pre-qualifying, or one of the days of qualifying. */
export function PracticeResultsScreen() {
  const { session } = useRouteContext({ from: "/race/$year/$round/practice/$session" });
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), session));
  return (
    <>
      <Tabs label="Practice" tabs={[]} beside={<SessionSwitch />} />
      <h2 className="mt-4">{sessionNames[session]}</h2>
      <HeldLines session={session} facts={data}>
        {({ lines }) => <PracticeTable lines={lines} />}
      </HeldLines>
    </>
  );
}

function PracticeTable({ lines }: Pick<TimedClassification, "lines">) {
  const table = useTeamColours(timedResultsTable, useRace().year, teamOfLine);
  return <DataTable table={table} rows={lines} method={timedMethod(lines)} />;
}

export function PracticeResultsSkeleton() {
  return <TableSkeleton table={timedResultsTable} />;
}
