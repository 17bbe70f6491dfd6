import type { SeasonRound } from "#contract/standings.ts";
import { type LineLook, teamLooksOf } from "#app/features/team-colours/line-looks.ts";
import { formatCount, formatValue } from "#app/text/format.ts";
import { roundedPoints } from "#contract/values.ts";
import { type Chart, outstanding } from "#app/ui/chart/chart.ts";
import { labelOf, leadSentence, type Line, roundLabel, shortLabelOf } from "../lines.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { FactTile } from "#app/ui/fact-tiles.tsx";

/** A season by round: its rounds, and its lines in the order of the table. */
export type SeasonLines = { year: number; rounds: ReadonlyArray<SeasonRound>; lines: ReadonlyArray<Line> };

/** What a line can show after each round, and what the address and the page call it. */
export const modes = [
  { mode: "points", label: "Points" },
  { mode: "gap", label: "Gap to leader" },
  { mode: "position", label: "Position" },
] as const;
export type Mode = (typeof modes)[number]["mode"];

type PointsChartOptions = {
  mode: Mode;
  /** Whose points: "Drivers’". */
  whose: string;
  /** The line that sentences speak of; null for the first three of the table. */
  picked: Line | null;
};

const titles: Readonly<Record<Mode, string>> = {
  points: "points after each round of",
  gap: "points behind the leader after each round of",
  position: "positions after each round of",
};

/** Of how many lines the chart's sentence speaks while none is picked. */
const spokenOf = 3;

/** Points, gap to the leader, or position after each round, a line for each driver or constructor. */
export function pointsChart(
  { year, rounds, lines }: SeasonLines,
  { mode, whose, picked }: PointsChartOptions,
): Chart {
  const looks = teamLooksOf(year, lines);
  return {
    title: `${whose} ${titles[mode]} ${year}`,
    xName: "Round",
    xLabels: new Map(rounds.map(({ round, race_name }) => [round, roundLabel(round, race_name)])),
    axis: mode === "points" ? "amount" : mode,
    ranked: true,
    series: lines.map((line, index) => ({
      name: line.name,
      label: { long: labelOf(line), short: shortLabelOf(line) },
      stroke: looks[index]?.stroke ?? "solid",
      colour: looks[index]?.colour ?? "var(--color-ink)",
      points: valuesOf(lines, line, mode).flatMap((value, at) => {
        const round = rounds[at]?.round;
        return round === undefined || value === null ? [] : [{ x: round, value }];
      }),
      format: formatIn[mode],
      say: (value) => `${line.name} ${formatIn[mode](value)}`,
      none: `${line.name} not entered yet`,
      quiet: picked === null ? index >= spokenOf : line !== picked,
    })),
  };
}

/** What is drawn, and what dashes say where a driver's line has them: nothing else in the drawing tells it. */
export function withDashes(
  about: string,
  lines: ReadonlyArray<Line>,
  looks: ReadonlyArray<LineLook>,
): string {
  const inFront = new Set(looks.slice(0, outstanding).map(({ colour }) => colour));
  const hasDashes = looks.some(({ colour, stroke }) => stroke !== "solid" && inFront.has(colour));
  if (!hasDashes || lines[0]?.code === undefined) return about;
  return `${about}. Dashed: second driver of a team${lines.length > outstanding ? " (of the first six)" : ""}`;
}

const formatIn: Readonly<Record<Mode, (value: number) => string>> = {
  points: formatValue,
  gap: (value) => (value === 0 ? "0" : `−${formatValue(-value)}`),
  position: String,
};

/** A line's values after each round; null before its first entry. Positions are the table's. */
function valuesOf(lines: ReadonlyArray<Line>, line: Line, mode: Mode): ReadonlyArray<number | null> {
  if (mode === "points") return line.points;
  return line.points.map((own, round) => {
    if (own === null) return null;
    if (mode === "position") return line.positions[round] ?? null;
    return own - Math.max(...lines.flatMap(({ points }) => points[round] ?? []));
  });
}

/**
 * What the season's graph shows, in a sentence: "Verstappen beats Hamilton by 8 points"; undefined before there are two.
 */
export function pointsFinding({ rounds, lines }: SeasonLines): string | undefined {
  const [first, second] = lines;
  const points = first?.points.at(-1) ?? null;
  const next = second?.points.at(-1) ?? null;
  if (first === undefined || second === undefined || points === null || next === null) return undefined;
  const run = first.points.length;
  const after = run >= rounds.length ? null : (rounds[run - 1]?.round ?? run);
  return leadSentence([labelOf(first), labelOf(second)], [points, next], after);
}

/** The same of positions: "Norris led after 15 of 24 rounds"; undefined without any round. */
export function leadFinding({ lines }: SeasonLines): string | undefined {
  const [first] = lines;
  const run = first?.points.length ?? 0;
  if (first === undefined || run === 0) return undefined;
  const led = leadersOf(lines, run).filter((leader) => leader === first).length;
  return `${labelOf(first)} led after ${led} of ${formatCount(run, "round")}`;
}

/**
 * The fight between the first two of a table: the biggest lead of each over the other (or how far the second was ever
 * behind another leader), how often the lead of the table changed, and the biggest lead of anybody else, or else the
 * most that one gained on the other in a round. Empty before two rounds.
 */
export function graphFacts(season: SeasonLines): Array<FactTile> {
  const { year, rounds, lines } = season;
  const [first, second] = lines;
  const run = first?.points.length ?? 0;
  if (first === undefined || second === undefined || run < 2) return [];
  const margins = first.points.map((own, index) => (own ?? 0) - (second.points[index] ?? 0));
  const after = (index: number) => {
    const round = rounds[index];
    return round === undefined ? "" : `After round ${round.round}, ${round.race_name}`;
  };
  const tileOf = (line: Line) => ({ className: teamClass(line.team_id, year) });
  const lead = (line: Line, over: Line, most: number): Array<FactTile> => {
    if (most <= 0) return [];
    const at = margins.findIndex((margin) => Math.abs(margin) === most && margin > 0 === (line === first));
    return [
      {
        ...tileOf(line),
        label: `Biggest ${labelOf(line)} lead over ${labelOf(over)}`,
        value: formatCount(most, "point"),
        detail: after(at),
      },
    ];
  };
  const leaders = leadersOf(lines, run);
  const alone = leaders.filter((leader) => leader !== undefined);
  const changes = alone.filter((leader, index) => index > 0 && leader !== alone[index - 1]).length;
  const swings = margins.map((margin, index) => margin - (margins[index - 1] ?? 0));
  const swing = swings.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  const gainer = swing < 0 ? second : first;
  const third = thirdLeader(lines, leaders);
  const behind = second.points.map(
    (own, index) => Math.max(...lines.map(({ points }) => points[index] ?? 0)) - (own ?? 0),
  );
  const mostBehind = Math.max(...behind);
  const gain: FactTile = {
    ...tileOf(gainer),
    label: `Biggest ${labelOf(gainer)} gain on ${labelOf(gainer === first ? second : first)}`,
    value: formatCount(roundedPoints(Math.abs(swing)), "point"),
    detail: after(swings.indexOf(swing)).replace("After round", "Round"),
  };
  return [
    ...lead(first, second, Math.max(...margins)),
    ...lead(second, first, -Math.min(...margins)),
    // Of the first of the table it would be the lead above.
    ...(third === undefined || Math.min(...margins) < 0
      ? []
      : mostBehind === Math.max(...margins)
        ? [gain]
        : [
            {
              ...tileOf(second),
              label: `${labelOf(second)} furthest behind the leader`,
              value: formatCount(mostBehind, "point"),
              detail: after(behind.indexOf(mostBehind)),
            },
          ]),
    {
      ...tileOf(first),
      label: "Championship lead",
      value: changes === 0 ? "Never changed" : formatCount(changes, "change"),
      detail: ledText(leaders),
    },
    third === undefined
      ? gain
      : {
          ...tileOf(third.line),
          label: `Biggest ${labelOf(third.line)} lead of the table`,
          value: formatCount(third.most, "point"),
          detail: after(third.at),
        },
  ];
}

/** Who led by most at any time without being one of the first two at the end; undefined where nobody was. */
function thirdLeader(
  lines: ReadonlyArray<Line>,
  leaders: ReadonlyArray<Line | undefined>,
): { line: Line; most: number; at: number } | undefined {
  return leaders
    .flatMap((line, at) => {
      if (line === undefined || lines.indexOf(line) < 2) return [];
      const next = Math.max(...lines.map((other) => (other === line ? 0 : (other.points[at] ?? 0))));
      return [{ line, most: (line.points[at] ?? 0) - next, at }];
    })
    .filter(({ most }) => most > 0)
    .toSorted((one, other) => other.most - one.most)
    .at(0);
}

/** "Piastri 15 rounds, Norris 8, level 1", of the three who led after most. */
function ledText(leaders: ReadonlyArray<Line | undefined>): string {
  const led = [...Map.groupBy(leaders, (leader) => leader)]
    .flatMap(([leader, rounds]) => (leader === undefined ? [] : [[labelOf(leader), rounds.length] as const]))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3);
  const level = leaders.filter((leader) => leader === undefined).length;
  return [...led, ...(level === 0 ? [] : [["level", level] as const])]
    .map(([who, rounds], index) => `${who} ${index === 0 ? formatCount(rounds, "round") : rounds}`)
    .join(", ");
}

/** Who was first in the table after each round; undefined where several shared the place. */
function leadersOf(lines: ReadonlyArray<Line>, run: number): Array<Line | undefined> {
  return Array.from({ length: run }, (_, index) => {
    const [first, ...others] = lines.filter(({ positions }) => positions[index] === 1);
    return others.length === 0 ? first : undefined;
  });
}
