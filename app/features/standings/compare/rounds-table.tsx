import { phoneBarClass, phoneBarHeight, phoneFigureClass } from "#app/ui/value-bar.tsx";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import type { SeasonRound } from "#contract/standings.ts";
import { isSeasonName, labelOf, type Line } from "../lines.ts";

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

/** On a phone the round stands before the race, or where there is none as the row's name. */
function roundColumn(withRaces: boolean): Column<RoundRow> {
  return {
    id: "round",
    label: "Round",
    value: (row) => row.round,
    cell: (row) =>
      withRaces ? (
        row.round
      ) : (
        <>
          <span className="md:hidden">Round </span>
          {row.round}
        </>
      ),
    numeric: true,
    firstSort: "asc",
    phone: withRaces ? "place" : "name",
    width: 4.5,
  };
}

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
  phone: "name",
  width: [12, 1.4],
};

/**
 * The table of a comparison: a column of points for each line, and by how much one of them is ahead, as a bar in its
 * colour.
 *
 * @param looks one for each line, in their order
 */
export function roundsTable(
  lines: ReadonlyArray<Line>,
  looks: ReadonlyArray<LineLook>,
  withRaces: boolean,
): Table<RoundRow> {
  const round = roundColumn(withRaces);
  const leads = leadsOf(lines);
  const most = Math.max(1, ...leads.map(({ margin }) => margin));
  const hasSides = lines.length === 2 && lines.every((line) => roundsAhead(line, leads) > 0);
  const points = lines.map((line, index) => pointsColumn(lines, looks, index));
  const margin: Column<RoundRow> = {
    id: "margin",
    label: "Ahead by",
    value: ({ lead }) => lead?.margin ?? null,
    cell: ({ lead }) => <Margin lead={lead} scale={{ most, hasSides }} lines={lines} looks={looks} />,
    numeric: true,
    phone: "value",
    phoneBar: true,
    width: [14, 2.4],
  };
  const columns = [round, ...(withRaces ? [race] : []), ...points];
  return defineTable({
    name: `${withRaces ? "compared" : "compared-seasons"}-${lines.length}`,
    wrapsHeads: true,
    caption: "Points after each round",
    noun: ["round", "rounds"],
    columns: [...columns, margin],
    fileColumns: [
      ...columns,
      {
        id: "leader",
        label: "Ahead",
        value: ({ lead }) => (lead === null ? null : (lead.leader?.name ?? "Level")),
      },
      { id: "margin", label: "By", value: margin.value },
    ],
  });
}

/** Called after its line, whose sorting then stays with it when others join, or leave with a season. */
function pointsColumn(
  lines: ReadonlyArray<Line>,
  looks: ReadonlyArray<LineLook>,
  index: number,
): Column<RoundRow> {
  const line = lines[index];
  const at = ({ points }: RoundRow) => points[index] ?? null;
  const look = looks[index];
  return {
    id: line?.id ?? String(index),
    label: line?.name ?? "",
    value: at,
    cell: (row) => {
      const leads = row.lead?.leader === line;
      const text = <span className={leads ? "font-bold text-ink" : ""}>{formatValue(at(row))}</span>;
      // A phone has all of them in one line, which is read out cell by cell.
      return index > 0 ? (
        text
      ) : (
        <>
          <span className="md:hidden" aria-hidden="true">
            {shortName(lines, line)}{" "}
          </span>
          {text}
          <span className="md:hidden" aria-hidden="true">
            {lines.slice(1).map((other, nth) => (
              <span key={other.id}>
                {" · "}
                {shortName(lines, other)}{" "}
                <span className={row.lead?.leader === other ? "font-bold text-ink" : ""}>
                  {formatValue(row.points[nth + 1] ?? null)}
                </span>
              </span>
            ))}
          </span>
        </>
      );
    },
    numeric: true,
    ...(look === undefined ? {} : { headScale: <HeadLine look={look} /> }),
    ...(index === 0 ? { phone: "lead" as const } : {}),
    width: 8,
  };
}

/** Two are called by their last names, more by their codes; a season by its year. */
function shortName(lines: ReadonlyArray<Line>, line: Line | undefined): string {
  if (line === undefined) return "";
  if (lines.length > 2 && typeof line.code === "string") return line.code;
  return isSeasonName(line.name) ? `${line.name}:` : labelOf(line);
}

/** The line of the chart below the name in a head. */
function HeadLine({ look: { colour, stroke } }: { look: LineLook }) {
  return (
    <svg
      className="pointer-events-none absolute start-2.5 bottom-0 h-1 w-[calc(100%-1.25rem)] max-md:hidden"
      aria-hidden="true"
    >
      <line
        x2="100%"
        y1="2"
        y2="2"
        stroke={colour}
        strokeWidth="4"
        strokeDasharray={stroke === "solid" ? undefined : "7 5"}
      />
    </svg>
  );
}

type MarginProps = {
  lead: Lead | null;
  /** The largest of the table, and whether each of two was ahead at some time. */
  scale: { most: number; hasSides: boolean };
  lines: ReadonlyArray<Line>;
  looks: ReadonlyArray<LineLook>;
};

/** By how much one is ahead: of two who took turns the bar points to the side of whose it is. */
function Margin({ lead, scale: { most, hasSides }, lines, looks }: MarginProps) {
  if (lead === null) return noValue;
  const { leader, margin } = lead;
  if (leader === null) return <span className="text-soft">Level</span>;
  const nth = lines.indexOf(leader);
  const { colour = "" } = looks[nth] ?? {};
  const isHollow = looks.slice(0, nth).some((look) => look.colour === colour);
  const width = (hasSides ? 50 : 100) * (margin / most);
  const from = hasSides ? (nth === 0 ? 50 - width : 50) : 0;
  return (
    <span className="flex items-center justify-end gap-3">
      <svg
        className={`h-2.5 min-w-8 flex-1 overflow-visible ${phoneBarHeight} ${phoneBarClass}`}
        aria-hidden="true"
      >
        {hasSides ? <rect className="fill-line-strong" x="50%" y="-40%" width="1" height="180%" /> : null}
        <rect
          x={`${from}%`}
          width={`${width}%`}
          height="100%"
          fill={colour}
          fillOpacity={isHollow ? 0.26 : 1}
          stroke={isHollow ? colour : "none"}
          strokeWidth="1.5"
        />
      </svg>
      <span className={lines.length > 2 ? "text-soft md:w-18 md:text-start" : "sr-only"}>
        {lines.length > 2 ? labelOf(leader) : `${leader.name} `}
      </span>
      <b className={`md:min-w-10 ${phoneFigureClass}`}>+{formatValue(margin)}</b>
    </span>
  );
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
