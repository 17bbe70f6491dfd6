import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import type { SeasonRound } from "#contract/standings.ts";
import type { Line } from "../lines.ts";

/** The points of those compared after one round. */
type RoundRow = {
  round: number;
  /** Null where lines are of several seasons. */
  race: SeasonRound | null;
  points: ReadonlyArray<number | null>;
  /** Null after rounds that not all of them have. */
  lead: Lead | null;
};

/** One row for each round that any line has. */
export function roundRows(lines: ReadonlyArray<Line>, rounds: ReadonlyArray<SeasonRound>): Array<RoundRow> {
  const longest = Math.max(0, ...lines.map(({ points }) => points.length));
  const leads = leadsOf(lines);
  return Array.from({ length: longest }, (_, index) => ({
    round: index + 1,
    race: rounds[index] ?? null,
    points: lines.map(({ points }) => points[index] ?? null),
    lead: leads[index] ?? null,
  }));
}

const round: Column<RoundRow> = {
  id: "round",
  label: "Round",
  value: (row) => row.round,
  numeric: true,
  firstSort: "asc",
};

const race: Column<RoundRow> = {
  id: "race_name",
  label: "Race",
  value: (row) => row.race?.race_name ?? null,
  cell: ({ race: of }) =>
    of === null ? (
      noValue
    ) : (
      <>
        <Flag country={of.country} />
        {` ${of.race_name}`}
      </>
    ),
};

/** The table of a comparison: a column of points for each line, who is ahead, and by how much. */
export function roundsTable(lines: ReadonlyArray<Line>, withRaces: boolean): Table<RoundRow> {
  return defineTable({
    name: `${withRaces ? "compared" : "compared-seasons"}-${lines.length}`,
    wrapsHeads: true,
    caption: "Points after each round",
    noun: ["round", "rounds"],
    columns: [
      { ...round, width: 4.5, smallWidth: 3 },
      ...(withRaces ? [{ ...race, width: [12, 2] as const, smallWidth: [7.5, 1] as const }] : []),
      ...lines.map((line, index): Column<RoundRow> => ({
        ...pointsColumn(line, index),
        width: [withRaces ? 7 : 6, 1],
        smallWidth: withRaces ? 5.25 : [4, 1],
      })),
      {
        id: "leader",
        label: "Ahead",
        value: ({ lead }) => (lead === null ? null : (lead.leader?.name ?? "Level")),
        width: withRaces ? [10, 1.4] : [6, 1],
        smallWidth: withRaces ? 6.5 : [4, 1],
      },
      {
        id: "margin",
        label: "By",
        value: ({ lead }) => lead?.margin ?? null,
        numeric: true,
        width: 5,
        smallWidth: 3,
      },
    ],
  });
}

/** Called after its line, whose sorting then stays with it when others join, or leave with a season. */
function pointsColumn(line: Line, index: number): Column<RoundRow> {
  return {
    id: line.id,
    label: line.name,
    value: ({ points }) => points[index] ?? null,
    cell: ({ points, lead }) => (
      <Compared by={lead?.leader === line ? 1 : 0}>{formatValue(points[index] ?? null)}</Compared>
    ),
    numeric: true,
  };
}

/** Who of those compared has the most points after a round; null where the first two are level. */
type Lead = { leader: Line | null; margin: number };

/** Who led over which rounds, one after another. */
type Reign = { leader: Line | null; from: number; to: number };

/** After each round that all lines have, who is ahead of the next by how much. Before a first entry there are 0 points. */
export function leadsOf(lines: ReadonlyArray<Line>): Array<Lead> {
  const rounds = Math.min(...lines.map(({ points }) => points.length));
  return Array.from({ length: lines.length < 2 ? 0 : rounds }, (_, index) => {
    const ranked = lines.toSorted((one, other) => pointsAt(other, index) - pointsAt(one, index));
    const [first, second] = ranked;
    if (first === undefined || second === undefined) return { leader: null, margin: 0 };
    const margin = pointsAt(first, index) - pointsAt(second, index);
    return { leader: margin === 0 ? null : first, margin };
  });
}

/** After how many rounds a line was ahead. */
export function roundsAhead(line: Line, leads: ReadonlyArray<Lead>): number {
  return leads.filter(({ leader }) => leader === line).length;
}

/** The rounds in a row after which the same one was ahead, or the first two were level. */
export function reignsOf(leads: ReadonlyArray<Lead>): Array<Reign> {
  const reigns: Array<Reign> = [];
  for (const [index, { leader }] of leads.entries()) {
    const last = reigns.at(-1);
    const after = index + 1;
    if (last !== undefined && last.leader === leader) last.to = after;
    else reigns.push({ leader, from: after, to: after });
  }
  return reigns;
}

function pointsAt({ points }: Line, index: number): number {
  return points[index] ?? 0;
}
