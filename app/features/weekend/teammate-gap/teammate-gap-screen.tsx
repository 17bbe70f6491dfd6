import { useSuspenseQuery } from "@tanstack/react-query";
import type { ScoringSession } from "#contract/sessions.ts";
import { teammateGapQuery } from "#app/data/timing.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import { FlagGapsView } from "./flag-gaps-view.tsx";
import { useMemo } from "react";
import type { TeammateGap } from "#contract/timing/race.ts";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { bandsSentence } from "#app/features/weekend/laps/lap-parts.tsx";
import { type GapPanel, gapPanels } from "./gap-panels.ts";
import { GapPanelDrawing } from "./gap-panel.tsx";
import { lapRows, lapsTable, pairsTable } from "./gap-tables.tsx";
import { timedMethod } from "./gap-texts.ts";

/** How far apart teammates were in a race or sprint: lap by lap, or at the flag where no laps are known. */
export function TeammateGapScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(teammateGapQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Gaps between teammates</h2>
      <Timed
        facts={data}
        session={session}
        document="teammate-gap"
        instead={<FlagGapsView race={race} session={session} />}
      >
        {(gaps) => <TimedGaps year={race.year} document={gaps} />}
      </Timed>
    </>
  );
}

/** A race whose laps were timed: a drawing for each pair of teammates, and their numbers. */
function TimedGaps({ year, document }: { year: number; document: TeammateGap }) {
  const { laps, neutralisations: bands } = document;
  const panels = useMemo(() => gapPanels(document), [document]);
  const timed = panels.filter(({ last }) => last !== null);
  const table = useMemo(() => lapsTable(panels), [panels]);
  const rows = useMemo(() => lapRows(panels, laps), [panels, laps]);
  return (
    <div className="drawn">
      <p className="drawing-about">
        Above the line the better classified driver is ahead, below it the other; each team has its own scale,
        in seconds. Triangles are pit stops, at the side of the driver who made them. {bandsSentence(bands)}
      </p>
      <div className="mb-2 grid gap-(--gap) wide:grid-cols-2">
        {timed.map((panel) => (
          <GapPanelDrawing
            key={panel.behind.driver_id}
            panel={panel}
            laps={laps}
            bands={bands}
            colour={drawnTeamColour(panel.ahead.team_id, year)}
          />
        ))}
      </div>
      <Untimed panels={panels.filter((panel) => !timed.includes(panel))} />
      <DataTable table={pairsTable} rows={panels} method={timedMethod(document.source)} />
      <details className="mt-(--gap) text-[0.875rem]">
        <summary className="w-fit cursor-pointer text-soft">Show the gaps lap by lap</summary>
        <DataTable table={table} rows={rows} />
      </details>
    </div>
  );
}

/** The pairs that there is nothing to draw of: one of them ended no lap. */
function Untimed({ panels }: { panels: ReadonlyArray<GapPanel> }) {
  if (panels.length === 0) return null;
  const names = panels.map(
    ({ ahead, behind }) => `${ahead.driver_name} and ${behind.driver_name} (${ahead.team_name})`,
  );
  return <p className="drawing-about">Not timed together on any lap: {names.join(", ")}.</p>;
}
