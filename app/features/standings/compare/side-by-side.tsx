import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { formatCount, formatValue } from "#app/text/format.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { stopsOf } from "#app/ui/chart/chart.ts";
import { findingOf } from "../graph/points-chart.ts";
import { RoundAxis } from "../round-axis.tsx";
import { compareChart } from "./compare-chart.ts";
import { leadsOf, reignsOf, roundsAhead } from "./leads.ts";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import type { Line } from "../lines.ts";
import { roundRows, roundsTable } from "./rounds-table.tsx";

type SideBySideProps = {
  title: string;
  /** Two or more, the same list for as long as it holds the same. */
  lines: ReadonlyArray<Line>;
  /** How each is drawn, in their order; as stable as the lines. */
  looks: ReadonlyArray<LineLook>;
  /** The season, and its rounds; none where the lines are of several. */
  year?: number;
  rounds: ReadonlyArray<SeasonRound>;
  method: string;
};

/** Points round by round: as a chart, in sentences about who led when, and as a table. */
export function SideBySide({ title, lines, looks, year, rounds, method }: SideBySideProps) {
  const chart = useMemo(() => compareChart(title, lines, looks, rounds), [title, lines, looks, rounds]);
  const table = useMemo(() => roundsTable(lines, rounds.length > 0), [lines, rounds]);
  const rows = useMemo(() => roundRows(lines, rounds), [lines, rounds]);
  return (
    <div className="side-by-side max-md:[&_.chart-readout]:whitespace-normal [&_.table-section]:min-h-0">
      {year === undefined ? (
        <ChartFrame chart={chart} tall hasCredit />
      ) : (
        <ChartFrame
          chart={chart}
          hasCredit
          finding={findingOf({ year, rounds, lines }) ?? title}
          axis={<RoundAxis year={year} rounds={rounds.slice(0, stopsOf(chart).length)} />}
        />
      )}
      <Leads lines={lines} />
      <DataTable table={table} rows={rows} method={method} />
    </div>
  );
}

/** How often each was ahead, and over which rounds. */
function Leads({ lines }: { lines: ReadonlyArray<Line> }) {
  const leads = leadsOf(lines);
  const level = leads.filter(({ leader }) => leader === null).length;
  return (
    <section className="mt-3 text-[0.875rem]" aria-label="Who led when">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-4 gap-y-1">
        {lines.map((line) => (
          <div key={line.id}>
            <dt className="font-strong">{line.name}</dt>
            <dd className="text-soft [&_b]:font-strong [&_b]:text-ink">
              <b>{formatValue(line.points.at(-1) ?? null)}</b> points, ahead after{" "}
              <b>{roundsAhead(line, leads)}</b> of {leads.length} rounds
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-soft">
        Who led when:{" "}
        {reignsOf(leads)
          .map(({ leader, from, to }) => `${leader?.name ?? "level"} ${roundsText(from, to)}`)
          .join(", ")}
        {level === 0 ? "." : `; level after ${formatCount(level, "round")}.`}
      </p>
    </section>
  );
}

function roundsText(from: number, to: number): string {
  return from === to ? `R${from}` : `R${from}–${to}`;
}
