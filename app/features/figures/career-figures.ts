import type { Figure } from "#app/ui/figures/figures.tsx";
import { formatAverage, formatSpan, formatValue } from "#app/text/format.ts";
import type { CareerFigures } from "#contract/careers.ts";
import type { PoleDifference } from "#contract/profiles.ts";

/** The figures of a career that a header shows, in their order; entries stand with the Grands Prix. */
const shown = [
  ["grands_prix", "Grands Prix"],
  ["wins", "Wins"],
  ["podiums", "Podiums"],
  ["poles", "Poles"],
  ["fastest_laps", "Fastest laps"],
  ["points", "Points"],
  ["titles", "Titles"],
  ["best_finish", "Best finish"],
  ["avg_finish", "Avg finish"],
  ["dnfs", "DNFs"],
] as const satisfies ReadonlyArray<readonly [keyof CareerFigures, string]>;

type FigureId = (typeof shown)[number][0];

/** What each figure counts, in a sentence (docs/method.md). */
export type FigureDefinitions = Readonly<Record<FigureId, string>>;

/**
 * A career as figures to show, each with its definition.
 *
 * @param career null while it is on its way: the labels and definitions are there already
 * @param differences the Grands Prix in which another pole is credited; they are told with the poles
 * @param driver whose career it is; null for a team, since a difference does not name the teams
 */
export function careerFigures(
  definitions: FigureDefinitions,
  career: CareerFigures | null,
  differences: ReadonlyArray<PoleDifference> = [],
  driver: string | null = null,
): Array<Figure> {
  return shown.map(([id, label]) => ({
    id,
    label,
    value: career === null ? null : valueText(id, career),
    aside: id === "poles" && career !== null ? creditedText(career.poles, differences, driver) : null,
    about: [
      definitions[id],
      ...(id === "grands_prix" && career !== null ? [entriesSentence(career)] : []),
      ...(id === "poles" ? differences.map(poleSentence) : []),
    ],
  }));
}

function valueText(id: FigureId, career: CareerFigures): string {
  return id === "avg_finish" ? formatAverage(career.avg_finish) : formatValue(career[id]);
}

/**
 * How many poles are credited, where that is another number: "(27 credited)". Without a driver's name it is known only
 * where nobody started from grid slot 1: then the credited pole is this team's.
 */
function creditedText(
  poles: number,
  differences: ReadonlyArray<PoleDifference>,
  driver: string | null,
): string | null {
  if (driver === null && differences.some(({ grid_driver }) => grid_driver !== null)) return null;
  const credited = differences.filter((each) => driver === null || each.credited_driver === driver).length;
  const started = differences.filter((each) => driver !== null && each.grid_driver === driver).length;
  return credited === started ? null : `(${poles + credited - started} credited)`;
}

function entriesSentence({ entries, grands_prix }: CareerFigures): string {
  return entries === grands_prix ? "All entries were started." : `Entries: ${entries}.`;
}

/**
 * The line under the figures of a career: why other poles are credited, or else how to read the figures. Two lines of a
 * phone are kept for it, so it is brief; the poles' own definition says more.
 */
export function careerNote(differences: ReadonlyArray<PoleDifference>): string {
  if (differences.length === 0) {
    return "Sprints count towards points only. Select a figure to see how it is counted. Source: F1DB.";
  }
  return `Pole is grid slot 1. ${differences.map(differenceText).join("; ")}.`;
}

function differenceText({ year, race_name, grid_driver, credited_driver }: PoleDifference): string {
  const race = `${race_name.replace(" Grand Prix", "")} ${year}`;
  return grid_driver === null
    ? `${race}: ${credited_driver} did not start`
    : `${race}: ${grid_driver} started first, ${credited_driver} is credited`;
}

/** Who is credited with a pole that the grid does not show, in a sentence. */
export function poleSentence({ year, race_name, grid_driver, credited_driver }: PoleDifference): string {
  const grid =
    grid_driver === null ? "nobody is recorded in grid slot 1" : `${grid_driver} started from grid slot 1`;
  return `F1DB credits ${credited_driver} with the pole of the ${year} ${race_name}; ${grid}.`;
}

/** From which season to which someone entered races: "in F1 2007–2026"; null for who never did. */
export function seasonsText(first: number | null, last: number | null): string | null {
  return first === null || last === null ? null : `in F1 ${formatSpan(first, last)}`;
}
