import type { CareerFigures } from "#contract/figures.ts";
import type { PoleDifference } from "#contract/profiles.ts";
import type { Figure } from "#app/ui/figures/figure.ts";
import { formatAverage, formatValue } from "#app/ui/format-number.ts";
import { poleSentence } from "./pole-difference.ts";

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
 */
export function careerFigures(
  definitions: FigureDefinitions,
  career: CareerFigures | null,
  differences: ReadonlyArray<PoleDifference> = [],
): Array<Figure> {
  return shown.map(([id, label]) => ({
    id,
    label,
    value: career === null ? null : valueText(id, career),
    about: [
      definitions[id],
      ...(id === "grands_prix" && career !== null ? [entriesSentence(career)] : []),
      ...(id === "poles" ? differences.map(poleSentence) : []),
    ],
    dagger: id === "poles" && differences.length > 0,
  }));
}

function valueText(id: FigureId, career: CareerFigures): string {
  return id === "avg_finish" ? formatAverage(career.avg_finish) : formatValue(career[id]);
}

function entriesSentence({ entries, grands_prix }: CareerFigures): string {
  return entries === grands_prix ? "All entries were started." : `Entries: ${entries}.`;
}
