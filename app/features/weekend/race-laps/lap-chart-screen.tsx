import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import { raceLapsQuery } from "#app/data/timing.queries.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { formatGap } from "#app/text/format.ts";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { bandsSentence } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { PlacesByLap } from "../progression/laps-view.tsx";
import { linesOf, picking, type PlacedDriver } from "../progression/progression-lines.ts";
import { withDrivers, driverColumn, teamColumn } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { type DrawnGaps, GapLinesDrawing } from "./gap-lines-drawing.tsx";
import { type GapLine, leaderLines, traceLines } from "./lap-gaps.ts";
import type { LapChartSearch } from "./race-laps-search.ts";

const modes = [
  { view: undefined, label: "Positions" },
  { view: "trace", label: "Race trace" },
  { view: "leader", label: "Gap to leader" },
] as const;

/** All cars of a race or sprint lap by lap: positions, the race trace, or gaps to the leader. */
export function LapChartScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const search: LapChartSearch = useSearch({ strict: false });
  const { data } = useSuspenseQuery(raceLapsQuery({ ...race, session }));
  const params = { year: String(race.year), round: String(race.round) };
  const to = session === "R" ? "/race/$year/$round/race/lap-chart" : "/race/$year/$round/sprint/lap-chart";
  return (
    <>
      <h2 className="sr-only">Lap chart</h2>
      <Timed facts={data} session={session} document="laps">
        {(laps) => (
          <>
            <div className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
              <ViewLinks
                label="View"
                items={modes.map(({ view, label }) => ({
                  label,
                  current: search.view === view,
                  link: { to, params, search: { view, highlight: search.highlight } },
                }))}
              />
            </div>
            {search.view === undefined ? (
              <Positions year={race.year} document={laps} picked={search.highlight ?? null} />
            ) : (
              <Gaps year={race.year} document={laps} view={search.view} picked={search.highlight ?? null} />
            )}
          </>
        )}
      </Timed>
    </>
  );
}

type ViewProps = { year: number; document: RaceLapTimes; picked: string | null };

function Positions({ year, document, picked }: ViewProps) {
  const { laps, neutralisations: bands, source } = document;
  const placed = useMemo(() => placedDrivers(document), [document]);
  const lines = useMemo(() => {
    const stops = document.lines.map(({ pit_laps }) => pit_laps);
    return linesOf(year, placed).map((line, index) => ({ ...line, marks: stops[index] ?? [] }));
  }, [year, placed, document]);
  return (
    <PlacesByLap
      block={{ name: "lap-chart", title: "Positions at the end of each lap" }}
      title="Each car's position at the end of each lap"
      legend={`A ring is a pit stop. ${picking}`}
      laps={laps}
      bands={bands}
      lines={lines}
      picked={picked}
      table={{ name: "lap-chart", caption: "Positions at the end of each lap" }}
      rows={placed}
      method={`Positions when crossing the line at the end of each lap, from the grid on; a car that was laps down is led to its place. ${source}; the grid: F1DB.`}
    />
  );
}

/** Drivers with their place on the grid, at the end of each lap, and, where they were laps down, at the flag. */
function placedDrivers({ drivers, lines, laps }: RaceLapTimes): Array<PlacedDriver> {
  return withDrivers(drivers, lines).map(({ driver, line: { grid, positions, position } }) => {
    const later = Array.from({ length: laps }, (_, lap) => positions[lap] ?? null);
    if (position !== null && later.at(-1) === null) later[laps - 1] = position;
    return {
      ...driver,
      places: [grid, ...later],
      place_texts: [grid === null ? "PL" : null, ...later.map(() => null)],
    };
  });
}

/** The share of gaps that a drawing shows: those of a car that was repaired for minutes would flatten all others. */
const mostGap = { trace: 100, leader: 110 } as const;

function Gaps({ year, document, picked, view }: ViewProps & { view: "trace" | "leader" }) {
  const { drivers, laps, neutralisations: bands, lines, source } = document;
  const gaps = useMemo(
    () => (view === "trace" ? traceLines(document) : leaderLines(document)),
    [document, view],
  );
  const looks = useMemo(() => looksOf(year, drivers), [year, drivers]);
  const table = useMemo(() => gapsTable(view, laps), [view, laps]);
  const rows = withDrivers(drivers, gaps);
  const drawn = rows.flatMap(({ driver, line: { driver: index, gaps: own } }): Array<DrawnGaps> => {
    const look = looks[index];
    if (look === undefined) return [];
    const stops = lines.find((line) => line.driver === index)?.pit_laps ?? [];
    return [
      { id: driver.driver_id, name: driver.driver_name, code: driver.driver_code, look, gaps: own, stops },
    ];
  });
  const all = gaps.flatMap((line) => line.gaps.flatMap((gap) => gap ?? []));
  const least = Math.max(-mostGap[view], Math.min(0, ...all));
  const most = Math.min(mostGap[view], Math.max(5, ...all));
  const range = view === "trace" ? { from: least - 1, to: most + 1 } : { from: -most - 1, to: 2 };
  const isLeader = view === "leader";
  const title = isLeader ? "Gap to the leader at the end of each lap" : "Race trace";
  return (
    <div className="drawn">
      <Embeddable name={isLeader ? "leader-gaps" : "race-trace"} title={title}>
        <figure className="drawing">
          <figcaption className="drawing-about">
            {isLeader
              ? "Seconds behind whoever ended the same lap first; a line that falls loses time."
              : "Zero is a car that drives every lap at the winner's average: a line that rises is quicker than that average, one that falls is slower, and the distance between two lines is the gap between two cars."}{" "}
            Dots are pit stops. {bandsSentence(bands)}
          </figcaption>
          <GapLinesDrawing
            title={title}
            lines={drawn}
            laps={laps}
            bands={bands}
            range={range}
            up={isLeader ? -1 : 1}
            picked={picked}
          />
          <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-small" aria-label="Drivers">
            {drawn.map(({ id, name, code }) => (
              <li key={id}>
                <Link
                  to="."
                  search={(before) => ({ ...before, highlight: id === picked ? undefined : id })}
                  replace
                  resetScroll={false}
                  preload={false}
                  aria-current={id === picked ? "true" : undefined}
                  title={name}
                  className="inline-block py-1 aria-current:font-bold aria-current:text-accent-ink"
                >
                  {code}
                </Link>
              </li>
            ))}
          </ul>
        </figure>
      </Embeddable>
      <DataTable
        table={table}
        rows={rows}
        method={
          isLeader
            ? `Seconds behind the first car to end the same lap; gaps above ${mostGap.leader} s are in the table alone. ${source}.`
            : `Seconds ahead of a car at the winner's average lap time, from the end of lap 1; beyond ${mostGap.trace} s in the table alone. ${source}.`
        }
      />
    </div>
  );
}

type GapRow = { driver: RaceLapTimes["drivers"][number]; line: GapLine };

function gapsTable(view: "trace" | "leader", laps: number): Table<GapRow> {
  const columns = Array.from({ length: laps }, (_, index): Column<GapRow> => ({
    id: `lap${index + 1}`,
    label: `Lap ${index + 1}`,
    head: String(index + 1),
    value: ({ line }) => line.gaps[index] ?? null,
    cell: ({ line }) => formatGap(line.gaps[index] ?? null),
    numeric: true,
    firstSort: "asc",
  }));
  return defineTable({
    name: view === "trace" ? "race-trace" : "leader-gaps",
    caption: view === "trace" ? "Race trace, in seconds" : "Gaps to the leader, in seconds",
    noun: ["driver", "drivers"],
    widths: "equal",
    equalWidths: { each: 5.5, second: 9 },
    columns: [driverColumn, teamColumn, ...columns],
  });
}
