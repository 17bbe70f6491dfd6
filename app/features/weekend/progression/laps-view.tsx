import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { LapPositions } from "#contract/timing/race.ts";
import type { Progression } from "#contract/weekend.ts";
import { lapPositionsQuery } from "#app/data/timing.queries.ts";
import type { BumpStage } from "#app/ui/chart/bump/bump.ts";
import { BumpChart } from "#app/ui/chart/bump/bump-chart.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { LapAxis, LapGround } from "../laps/lap-parts.tsx";
import { bandsSentence } from "#app/features/weekend/laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import { lapDrivers, lapStages, lapsLegend, lapsMethod, linesOf, toTheFlag } from "./lines.ts";
import { placesTable } from "./places-table.tsx";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";

type LapsViewProps = { progression: Progression; picked: string | null };

/** Places in the race lap by lap, where they were imported. */
export function LapsView({ progression, picked }: LapsViewProps) {
  const { data } = useSuspenseQuery(lapPositionsQuery({ ...useRace(), session: "R" }));
  return (
    <Timed facts={data} session="R" document="lap-positions">
      {(positions) => <Laps positions={positions} progression={progression} picked={picked} />}
    </Timed>
  );
}

function Laps({ positions, progression, picked }: LapsViewProps & { positions: LapPositions }) {
  const { laps, neutralisations: bands, source } = positions;
  const drivers = useMemo(() => lapDrivers(positions, progression), [positions, progression]);
  const lines = useMemo(
    () => linesOf(progression.year, toTheFlag(drivers, positions, progression)),
    [progression, positions, drivers],
  );
  const stages = useMemo(() => lapStages(positions), [positions]);
  const table = useMemo(() => lapsTable(stages), [stages]);
  return (
    <div className="drawn">
      <Embeddable name="laps-drawing" title="Each driver’s place at the end of each lap">
        <figure className="drawing">
          <figcaption className="drawing-about">
            {lapsLegend} {bandsSentence(bands)}
          </figcaption>
          <BumpChart
            title="Each driver's place at the end of each lap"
            stages={stages}
            lines={lines}
            head={
              <div className="progression-laps">
                <LapAxis laps={laps} bands={bands} />
              </div>
            }
            ground={<LapGround laps={laps} bands={bands} />}
            picked={picked}
          />
        </figure>
      </Embeddable>
      <DataTable table={table} rows={drivers} method={lapsMethod(source)} />
    </div>
  );
}

/** A column for the grid and for each lap, whose head has its number alone. */
function lapsTable(stages: ReadonlyArray<BumpStage>) {
  const columns = stages.map(({ name }, lap) => ({
    id: `lap${lap}`,
    label: name,
    head: lap === 0 ? name : String(lap),
  }));
  return placesTable("lap-positions", "Places at the end of each lap", columns);
}
