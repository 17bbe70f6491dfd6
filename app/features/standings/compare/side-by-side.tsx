import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { formatCount, formatValue } from "#app/text/format.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { stopsOf, type Chart } from "#app/ui/chart/chart.ts";
import { pointsFinding, withDashes } from "../graph/points-chart.ts";
import { RoundAxis } from "#app/features/standings/graph-parts.tsx";
import { leadsOf, reignsOf, roundsAhead, roundRows, roundsTable } from "./rounds-table.tsx";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { labelOf, type Line, roundLabel, shortLabelOf } from "../lines.ts";

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
    return [index + 1, roundLabel(index + 1, race)];
  });
  return {
    title,
    xName: "Round",
    xLabels: new Map(labels),
    axis: "amount",
    ranked: true,
    series: lines.map(({ name, code, points }, nth) => ({
      name,
      label: { long: name, short: shortLabelOf({ name, code }) },
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

/** Points round by round: where each stands, as a chart, and as a table. */
export function SideBySide({ title, lines, looks, year, rounds, method }: SideBySideProps) {
  const chart = useMemo(() => compareChart(title, lines, looks, rounds), [title, lines, looks, rounds]);
  const table = useMemo(() => roundsTable(lines, looks, rounds.length > 0), [lines, looks, rounds]);
  const rows = useMemo(() => roundRows(lines, rounds), [lines, rounds]);
  return (
    <div className="side-by-side mt-3 grid grid-cols-1 gap-4 [&_.table-section]:min-h-0">
      <Scores lines={lines} looks={looks} year={year} />
      {year === undefined ? (
        <ChartFrame chart={chart} hasCredit />
      ) : (
        <ChartFrame
          chart={chart}
          hasCredit
          finding={pointsFinding({ year, rounds, lines: byPoints(lines) }) ?? title}
          about={aboutOf(lines, looks, rounds)}
          axis={<RoundAxis year={year} rounds={rounds.slice(0, stopsOf(chart).length)} />}
        />
      )}
      <DataTable table={table} rows={rows} method={method} />
    </div>
  );
}

/** Who is asked for first need not be ahead. */
function byPoints(lines: ReadonlyArray<Line>): Array<Line> {
  return lines.toSorted((one, other) => (other.points.at(-1) ?? 0) - (one.points.at(-1) ?? 0));
}

/** What is drawn, and the largest lead there was: "Points after each round. Largest lead: Norris by 88, after …". */
function aboutOf(
  lines: ReadonlyArray<Line>,
  looks: ReadonlyArray<LineLook>,
  rounds: ReadonlyArray<SeasonRound>,
): string {
  const drawn = `${withDashes("Points after each round", lines, looks)}.`;
  const leads = leadsOf(lines);
  const most = Math.max(0, ...leads.map(({ margin }) => margin));
  const at = leads.findIndex(({ margin }) => margin === most);
  const leader = leads[at]?.leader ?? null;
  if (leader === null) return drawn;
  const race = rounds[at]?.race_name;
  return `${drawn} Largest lead: ${labelOf(leader)} by ${formatValue(most)}${race === undefined ? "" : `, after the ${race}`}.`;
}

type ScoresProps = Pick<SideBySideProps, "lines" | "looks" | "year">;

/** Where each stands, how often it was ahead, and over which rounds. */
function Scores({ lines, looks, year }: ScoresProps) {
  const leads = leadsOf(lines);
  const reigns = reignsOf(leads);
  const level = spansOf(reigns, null);
  return (
    <section aria-label="Who led when" className="grid gap-2">
      <dl className={`grid grid-cols-2 gap-3 max-md:gap-2 ${lines.length > 2 ? "wide:grid-cols-4" : ""}`}>
        {lines.map((line, nth) => (
          <div
            key={line.id}
            className={`relative min-w-0 overflow-clip rounded-card p-4 ps-5 shadow-card max-md:p-3 max-md:ps-4 ${year === undefined ? "border border-line bg-surface" : `team-band ${teamClass(line.team_id, year)}`}`}
          >
            {year === undefined ? (
              <svg className="absolute inset-y-0 start-0 h-full w-1.5" aria-hidden="true">
                <rect width="100%" height="100%" fill={looks[nth]?.colour} />
              </svg>
            ) : null}
            <dt className="truncate font-strong">{line.name}</dt>
            <dd>
              <b className="font-display text-hero leading-none font-extrabold tracking-[-0.03em]">
                {formatValue(line.points.at(-1) ?? null)}
              </b>{" "}
              {line.points.at(-1) === 1 ? "point" : "points"}
            </dd>
            <dd className="mt-1 text-small text-soft">
              {aheadText(roundsAhead(line, leads), leads.length)}
              {spansOf(reigns, line)}
            </dd>
          </div>
        ))}
      </dl>
      {level === "" ? null : <p className="text-small text-soft">The first two were level after{level}.</p>}
    </section>
  );
}

/** "Ahead after 9 of 24 rounds", "Never ahead". */
function aheadText(rounds: number, of: number): string {
  return rounds === 0 ? "Never ahead" : `Ahead after ${rounds} of ${formatCount(of, "round")}`;
}

/** The rounds in which a line led: ": R1–4, R20–24"; "" for none. */
function spansOf(reigns: ReturnType<typeof reignsOf>, of: Line | null): string {
  const spans = reigns.flatMap(({ leader, from, to }) => (leader === of ? roundsText(from, to) : []));
  return spans.length === 0 ? "" : `${of === null ? "" : ":"} ${spans.join(", ")}`;
}

function roundsText(from: number, to: number): string {
  return from === to ? `R${from}` : `R${from}–${to}`;
}
