import { useMemo } from "react";
import type { Progression } from "#contract/weekend.ts";
import { BumpChart } from "#app/ui/chart/bump/bump-chart.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { linesOf, weekendStages } from "./lines.ts";
import { placesTable } from "./places-table.tsx";
import { progressionMethod, sessionsLegend } from "./texts.ts";
import { Embeddable } from "#app/ui/embed/embeddable.tsx";

type SessionsViewProps = { progression: Progression; picked: string | null };

/** Places session by session: drawn, and as a table. */
export function SessionsView({ progression, picked }: SessionsViewProps) {
  const { year, stages, drivers } = progression;
  const lines = useMemo(() => linesOf(year, drivers), [year, drivers]);
  const table = useMemo(() => stagesTable(stages), [stages]);
  return (
    <div className="drawn">
      <Embeddable name="sessions-drawing" title="Each driver’s place in each session">
        <figure className="drawing">
          <figcaption className="drawing-about">{sessionsLegend}</figcaption>
          <BumpChart
            title="Each driver's place in each session of the weekend; the table below has them all"
            stages={weekendStages(progression)}
            lines={lines}
            head={<StageNames stages={stages} />}
            dots
            picked={picked}
          />
        </figure>
      </Embeddable>
      <DataTable table={table} rows={drivers} method={progressionMethod(progression)} />
    </div>
  );
}

function stagesTable(stages: Progression["stages"]) {
  const columns = stages.map(({ key, name }) => ({ id: key.toLowerCase(), label: name }));
  return placesTable("weekend-progression", "Places through the weekend", columns);
}

function StageNames({ stages }: Pick<Progression, "stages">) {
  return (
    <ol className="progression-stages">
      {stages.map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
    </ol>
  );
}
