import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { LapPositions } from "#contract/timing/race.ts";
import type { Progression } from "#contract/weekend.ts";
import { lapPositionsQuery } from "#app/data/weekend.queries.ts";
import type { BumpLine, BumpStage } from "#app/ui/chart/bump/bump.ts";
import { BumpChart } from "#app/ui/chart/bump/bump-chart.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { bandsSentence, LapAxis, LapGround, type Bands } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import {
  classifiedIn,
  gridShare,
  lapDrivers,
  lapStages,
  lapsLegend,
  lapsMethod,
  linesOf,
  type PlacedDriver,
  resultsIn,
  toTheFlag,
  unknownLapsNote,
} from "./progression-lines.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { noValue } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { ShortDriverLink } from "#app/features/weekend/timing/timed-drivers.tsx";

const who: ReadonlyArray<Column<PlacedDriver>> = [
  {
    id: "driver_name",
    label: "Driver",
    value: (row) => row.driver_name,
    cell: (row) => <ShortDriverLink {...row} />,
  },
  {
    id: "team_name",
    label: "Team",
    value: (row) => row.team_name,
    cell: (row) => <a href={teamPath(row.team_id)}>{row.team_name}</a>,
    look: "aside",
    smallWidth: null,
  },
];

/**
 * A stage as a column: what an address calls it, what a file does, what its head says where that is shorter, and whether
 * its places are the race's.
 */
type PlaceColumn = { id: string; label: string; head?: string; isFinish?: boolean };

/** The team whose colour a row has. */
export const teamOfPlaced = (row: PlacedDriver) => row.team_id;

/** Each driver's place in each stage, a column for each. */
export function placesTable(
  name: string,
  caption: string,
  stages: ReadonlyArray<PlaceColumn>,
  equalWidths?: Table<PlacedDriver>["equalWidths"],
): Table<PlacedDriver> {
  return defineTable({
    name,
    caption,
    noun: ["driver", "drivers"],
    widths: "equal",
    wrapsHeads: true,
    bar: "driver_name",
    equalWidths: { smallFirst: 4, ...equalWidths },
    columns: [...who, ...stages.map(placeColumn)],
  });
}

function placeColumn({ isFinish = false, ...stage }: PlaceColumn, index: number): Column<PlacedDriver> {
  const valueOf = (row: PlacedDriver) => row.places[index] ?? row.place_texts[index] ?? null;
  return {
    ...stage,
    value: valueOf,
    sortBy: (row) => row.places[index] ?? null,
    cell: (row) => withMedal(isFinish ? (row.places[index] ?? null) : null, String(valueOf(row) ?? noValue)),
    firstSort: "asc",
  };
}

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
    () =>
      linesOf(
        progression.year,
        toTheFlag(drivers, classifiedIn(positions, progression)),
        resultsIn(progression),
      ),
    [progression, positions, drivers],
  );
  return (
    <PlacesByLap
      block={{ name: "laps-drawing", title: "Each driver’s place at the end of each lap" }}
      title="Each driver’s place at the end of each lap"
      legend={lapsLegend}
      positions={positions.lines.map((line) => line.positions)}
      laps={laps}
      bands={bands}
      lines={lines}
      picked={picked}
      table={{ name: "lap-positions", caption: "Places at the end of each lap" }}
      rows={drivers}
      method={lapsMethod(source)}
    />
  );
}

type PlacesByLapProps = {
  /** The drawing as a block that can be embedded. */
  block: { name: string; title: string };
  /** What the drawing shows, said as news: "Norris wins from second on the grid". */
  finding?: string;
  /** Links to what else could be drawn. */
  views?: ReactNode;
  /** What the drawing shows, for those who cannot see it. */
  title: string;
  /** What its lines and marks mean. */
  legend: string;
  /** What those mean besides that a phone has no room for. */
  wideLegend?: string;
  /** What stands below the drawing; null for nothing. */
  note?: string | null;
  /** Each driver's position at the end of each lap, as recorded. */
  positions: ReadonlyArray<ReadonlyArray<number | null>>;
  laps: number;
  bands: Bands;
  lines: ReadonlyArray<BumpLine>;
  /** The id of the driver who stands out. */
  picked: string | null;
  table: { name: string; caption: string };
  rows: ReadonlyArray<PlacedDriver>;
  method: string;
};

/** Places on the grid and at the end of each lap: drawn, or as a table. */
export function PlacesByLap({
  block,
  finding,
  views,
  title,
  legend,
  wideLegend = "",
  note = null,
  positions,
  laps,
  bands,
  lines,
  picked,
  table: { name, caption },
  rows,
  method,
}: PlacesByLapProps) {
  const stages = useMemo(() => lapStages(laps), [laps]);
  const unknown = unknownLapsNote(positions);
  // Beside the names there is room for it, where it is known why.
  const isBeside = lines.every((line) => line.isMoved !== true || (line.note ?? null) !== null);
  const plain = useMemo(
    () => placesTable(name, caption, lapColumns(stages), lapWidths),
    [name, caption, stages],
  );
  const table = useTeamColours(plain, useRace().year, teamOfPlaced);
  return (
    <div className="drawn">
      <BlockCard
        {...block}
        finding={finding}
        beside={views}
        about={
          <>
            {unknown === null ? null : <p className="font-strong text-ink">{unknown}</p>}
            <p className="drawing-about max-md:hidden">
              {legend} {wideLegend} {bandsSentence(bands)}
            </p>
          </>
        }
        table={<DataTable table={table} rows={rows} method={method} />}
      >
        <BumpChart
          title={title}
          stages={stages}
          lines={lines}
          head={
            // The whole race fits on any screen.
            <div className="[contain:inline-size]">
              <LapAxis laps={laps} bands={bands} gridShare={gridShare} />
            </div>
          }
          ground={
            <svg x={percent(gridShare)} width={percent(1 - gridShare)} className="overflow-visible">
              <LapGround laps={laps} bands={bands} />
            </svg>
          }
          note={
            <>
              {note === null ? null : <span className={isBeside ? "md:hidden" : ""}>{note}</span>}{" "}
              {/* The screen of a phone is for the drawing: it has what occurs in it. */}
              <span className="md:hidden">
                {legend} {bands?.length ? bandsSentence(bands) : null}
              </span>
            </>
          }
          picked={picked}
        />
      </BlockCard>
    </div>
  );
}

/** How wide the columns of laps are, and that of teams before them, in rem. */
const lapWidths = { each: 3.5, second: 9 };

/** A column for the grid and for each lap, whose head has its number alone. */
function lapColumns(stages: ReadonlyArray<BumpStage>): Array<PlaceColumn> {
  return stages.map(({ name }, lap) => ({
    id: `lap${lap}`,
    label: name,
    head: lap === 0 ? name : String(lap),
  }));
}
