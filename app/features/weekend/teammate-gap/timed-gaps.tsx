import { useMemo } from "react";
import type { TeammateGap } from "#contract/timing/race.ts";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { bandsSentence } from "#app/features/weekend/laps/lap-parts.tsx";
import { type GapPanel, gapPanels } from "./gap-panels.ts";
import { GapPanelDrawing } from "./gap-panel.tsx";
import { lapRows, lapsTable, pairsTable } from "./gap-tables.tsx";
import { timedMethod } from "./texts.ts";

/** A race whose laps were timed: a drawing for each pair of teammates, and their numbers. */
export function TimedGaps({ year, document }: { year: number; document: TeammateGap }) {
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
      <div className="gap-panels">
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
      <details className="gap-numbers">
        <summary>Show the gaps lap by lap</summary>
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
