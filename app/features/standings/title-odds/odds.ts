import type { SeasonRound } from "#contract/standings.ts";
import type { ConstructorOdds, DriverOdds } from "#contract/title-odds.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import { formatChance, formatCount, noValue } from "#app/text/format.ts";
import type { Chart, ChartStroke } from "#app/ui/chart/chart.ts";
import { lastName } from "#app/text/names.ts";
import { threeLetters } from "#app/text/three-letters.ts";
import { constructorName, roundLabel } from "../lines.ts";

/** A driver's or a constructor's chances: before the first round, and after each that was run. */
type ChanceLine = {
  id: string;
  name: string;
  /** A driver's three letters; a constructor has none. */
  code: string | null;
  team_id: string | null;
  chances: ReadonlyArray<number | null>;
};

/** A season's chances of one title. */
export type SeasonChances = Pick<DriverOdds, "year" | "rounds" | "simulations" | "decided"> & {
  lines: ReadonlyArray<ChanceLine>;
};

/** The drivers' title as lines; who has no code has the first three letters of the last name. */
export function driverChances({ drivers, ...season }: DriverOdds): SeasonChances {
  const lines = drivers.map(({ driver_id, driver_name, code, team_id, chances }) => ({
    id: driver_id,
    name: driver_name,
    code: code ?? threeLetters(driver_name),
    team_id,
    chances,
  }));
  return { ...season, lines };
}

/** The constructors' title as lines: a team with two engines has one for each. */
export function constructorChances({ teams, ...season }: ConstructorOdds): SeasonChances {
  const lines = teams.map((team) => ({
    id: `${team.team_id} ${team.engine ?? ""}`.trim(),
    name: constructorName(team),
    code: null,
    team_id: team.team_id,
    chances: team.chances,
  }));
  return { ...season, lines };
}

/** Who is out and never had such a chance has no line: it could not be told from the others at the bottom. */
const leastDrawn = 100;

/** Who is out and had such a chance has a name at the peak of the line. */
const leastNamed = 200;

/** Who has such a chance now has a line. */
const leastNow = 10;

/** How many lines can be told apart. */
const mostDrawn = 8;

const strokes: ReadonlyArray<ChartStroke> = ["solid", "dashed", "dotted", "wide-dashed"];

/** Those who have a chance now, the best first, then those who had one, the highest first. */
function contenders({ lines }: SeasonChances): Array<ChanceLine> {
  return lines
    .filter((line) => latestOf(line) >= leastNow || peakOf(line) >= leastDrawn)
    .toSorted((one, other) => latestOf(other) - latestOf(one) || peakOf(other) - peakOf(one))
    .slice(0, mostDrawn);
}

function latestOf({ chances }: ChanceLine): number {
  return chances.at(-1) ?? 0;
}

function peakOf({ chances }: ChanceLine): number {
  return Math.max(...chances.map((chance) => chance ?? 0));
}

/** Chances by round, a line for each who ever had a real one, drawn in per cent. */
export function chancesChart(season: SeasonChances, whose: string): Chart {
  const { year, rounds } = season;
  const drawn = contenders(season);
  const looks = looksOf(year, drawn);
  const others = drawn.filter((line) => latestOf(line) < leastNow && peakOf(line) < leastNamed);
  return {
    title: `${whose} title chances before and after each round of ${year}`,
    xName: "Round",
    xLabels: new Map([[0, "Before the season"], ...rounds.map(labelled)]),
    axis: "amount",
    unit: "%",
    ranked: true,
    ...(season.decided === null ? {} : { mark: { x: season.decided.round, label: "Decided" } }),
    ...(others.length === 0 ? {} : { others: { ...othersLabel(others, season), value: 0 } }),
    series: drawn.map((line, index) => {
      const colour = looks[index]?.colour ?? "var(--color-ink)";
      const before = looks.slice(0, index).filter((look) => look.colour === colour).length;
      return {
        name: line.name,
        label: others.includes(line)
          ? null
          : {
              long: nameOf(line),
              short: shortNameOf(line),
              ...(latestOf(line) < leastNow ? { at: peaksOf(line) } : {}),
            },
        stroke: strokes[before % strokes.length] ?? "solid",
        colour,
        points: line.chances.map((chance, x) => ({ x, value: heightOf(chance) })),
        format: (height) => formatChance(chanceAt(height)),
        say: (height) => `${line.name} ${formatChance(chanceAt(height))}`,
        none: `${line.name} ${noValue}`,
        quiet: index >= 3,
      };
    }),
  };
}

function labelled({ round, race_name }: SeasonRound): [number, string] {
  return [round, roundLabel(round, race_name)];
}

/** In the drawing no chance is 0, and one that no simulation had a little above it. */
function heightOf(chance: number | null): number {
  return chance === null ? 0 : Math.max(chance, 1) / 10;
}

function chanceAt(height: number): number | null {
  return height === 0 ? null : Math.round(height * 10);
}

/** The name by which a driver is known; a constructor's in full. */
function nameOf({ name, code }: ChanceLine): string {
  return code === null ? name : lastName(name);
}

/** One name for lines at the bottom: "Leclerc, Hamilton out", where there is no room "2 others out". */
function othersLabel(others: ReadonlyArray<ChanceLine>, { decided }: SeasonChances) {
  const is = decided === null ? formatChance(1) : "out";
  const count = `${formatCount(others.length, "other")} ${is}`;
  const names = `${others.map(nameOf).join(", ")} ${is}`;
  const [first, ...more] = others;
  return {
    long: names.length > 24 ? count : names,
    short: first === undefined || more.length > 0 ? count : `${shortNameOf(first)} ${is}`,
  };
}

/** Where a line has chances higher than before and after, the highest first. */
function peaksOf({ chances }: ChanceLine): Array<number> {
  const at = (round: number) => chances[round] ?? 0;
  return chances
    .map((_, round) => round)
    .filter((round) => at(round) >= leastDrawn && at(round) > at(round - 1) && at(round) >= at(round + 1))
    .toSorted((one, other) => at(other) - at(one));
}

function shortNameOf({ name, code }: ChanceLine): string {
  return code ?? name.slice(0, 3).toUpperCase();
}

/** What a season's chances come to, in a sentence. */
export function oddsFinding({ rounds, decided, lines }: SeasonChances): string | undefined {
  const [first] = lines.toSorted((one, other) => latestOf(other) - latestOf(one));
  if (first === undefined) return undefined;
  if (decided !== null) {
    return decided.round === rounds.at(-1)?.round
      ? `${nameOf(first)}’s title was certain only after the last race`
      : `${nameOf(first)}’s title was certain after round ${decided.round} of ${rounds.length}`;
  }
  const run = first.chances.length - 1;
  return `${nameOf(first)} is the ${formatChance(first.chances.at(-1) ?? null)} favourite ${run === 0 ? "before the season" : `after round ${run}`}`;
}

/** A line of the table of a season's chances. */
export type ChanceRow = ChanceLine & {
  start: number | null;
  highest: number;
  /** The round after which the chance was highest first; 0 is before the season. */
  highestAfter: number;
  latest: number | null;
  /** The round after which there was no chance any more; null while there is one. */
  outAfter: number | null;
};

/** The rows of a season's table, in the order of its lines. */
export function chanceRows({ lines }: SeasonChances): Array<ChanceRow> {
  return lines.map((line) => {
    const highest = peakOf(line);
    const last = line.chances.findLastIndex((chance) => chance !== null);
    return {
      ...line,
      start: line.chances[0] ?? null,
      highest,
      highestAfter: line.chances.indexOf(highest),
      latest: line.chances.at(-1) ?? null,
      outAfter: last === line.chances.length - 1 ? null : last + 1,
    };
  });
}
