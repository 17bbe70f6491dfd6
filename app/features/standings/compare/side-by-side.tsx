import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { formatCount, formatValue } from "#app/text/format.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { stopsOf, type Chart } from "#app/ui/chart/chart.ts";
import { findingOf } from "../graph/points-chart.ts";
import { RoundAxis } from "#app/features/standings/graph-parts.tsx";
import { leadsOf, reignsOf, roundsAhead, roundRows, roundsTable } from "./rounds-table.tsx";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import type { Line } from "../lines.ts";

/** Seasons of one driver: a team's colour alone may not tell them apart. */
export const seasonLooks: ReadonlyArray<LineLook> = [
  { stroke: "dashed", colour: "var(--color-series-2)" },
  { stroke: "solid", colour: "var(--color-series-1)" },
  { stroke: "dotted", colour: "var(--color-series-3)" },
  { stroke: "wide-dashed", colour: "var(--color-series-4)" },
];

/**
 * Points after each round, a line for each of those compared.
 *
 * @param looks one for each line, in their order
 * @param rounds of the season; none where lines are of several
 */
function compareChart(
  title: string,
  lines: ReadonlyArray<Line>,
  looks: ReadonlyArray<LineLook>,
  rounds: ReadonlyArray<SeasonRound>,
): Chart {
  const longest = Math.max(0, ...lines.map(({ points }) => points.length));
  const labels = Array.from({ length: longest }, (_, index): [number, string] => {
    const race = rounds[index]?.race_name;
    return [index + 1, race === undefined ? `Round ${index + 1}` : `R${index + 1} ${race}`];
  });
  return {
    title,
    xName: "Round",
    xLabels: new Map(labels),
    axis: "amount",
    ranked: true,
    series: lines.map(({ name, code, points }, nth) => ({
      name,
      label: { long: name, short: code ?? name.slice(0, 3).toUpperCase() },
      stroke: looks[nth]?.stroke ?? "solid",
      colour: looks[nth]?.colour ?? "var(--color-series-1)",
      points: points.map((value, index) => ({ x: index + 1, value })),
      format: formatValue,
      say: (value) => `${name} ${formatValue(value)}`,
      none: `${name} not entered`,
    })),
  };
}

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
    <div className="side-by-side [&_.table-section]:min-h-0">
      {year === undefined ? (
        <ChartFrame chart={chart} hasCredit />
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
