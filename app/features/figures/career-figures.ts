import type { Figure } from "#app/ui/figures/figures.tsx";
import { formatAverage, formatPercent, formatSpan, formatThousands, formatValue } from "#app/text/format.ts";
import type { ViewSearch } from "#app/ui/table/view.ts";
import type { QuestionSearch } from "#contract/ask/address.ts";
import type { CareerFigures } from "#contract/careers.ts";
import type { PoleDifference } from "#contract/profiles.ts";
import { poleSentence } from "#app/features/races/races-texts.ts";

/** The figures of a career that a header shows, what matters most first; entries stand with the Grands Prix. */
const shown = [
  ["titles", "Titles"],
  ["wins", "Wins"],
  ["poles", "Poles"],
  ["podiums", "Podiums"],
  ["grands_prix", "Grands Prix"],
  ["fastest_laps", "Fastest laps"],
  // The last four have short labels and, after the points, few digits: on a phone they share a row.
  ["points", "Points"],
  ["best_finish", "Best finish"],
  ["avg_finish", "Avg finish"],
  ["dnfs", "DNFs"],
] as const satisfies ReadonlyArray<readonly [keyof CareerFigures, string]>;

type FigureId = (typeof shown)[number][0];

/** What each figure counts, in a sentence (docs/method.md). */
export type FigureDefinitions = Readonly<Record<FigureId, string>>;

/** Where what a figure counts is listed: on which page of a driver or a team, in which view of its table. */
export type CountedIn = {
  page: "results" | "championship" | "races";
  view: ViewSearch;
  /** The question to the archive that it answers, without naming whose; null if none does. */
  question: QuestionSearch | null;
};

/** The questions behind the figures; those of races count each once, however many cars it had. */
export const figureQuestions: Readonly<Record<FigureId, QuestionSearch | null>> = {
  grands_prix: { measure: "races", what: "start" },
  wins: { measure: "races" },
  podiums: { what: "podium" },
  poles: { measure: "races", what: "pole" },
  fastest_laps: { measure: "races", what: "fastest_lap" },
  // Championship points and titles are no sums of results.
  points: null,
  titles: null,
  best_finish: { measure: "least", figure: "finish", what: "classified" },
  avg_finish: { measure: "mean", figure: "finish", what: "classified" },
  dnfs: { what: "retirement" },
};

/**
 * A career as the figures of a header, each with its definition, the list that it counts, and the question behind it.
 *
 * @param linksOf the links to list and question; null where this driver or team has none
 * @param career null while it is on its way: the labels and definitions are there already
 * @param differences the Grands Prix in which another pole is credited; they are told with the poles
 * @param driver whose career it is; null for a team, since a difference does not name the teams
 */
export function headerFigures(
  definitions: FigureDefinitions,
  linksOf: (counted: CountedIn) => Pick<Figure, "list" | "question">,
  career: CareerFigures | null,
  differences: ReadonlyArray<PoleDifference> = [],
  driver: string | null = null,
): Array<Figure> {
  return shown.map(([id, label]) => {
    // The best finish of a winner is a win, which says nothing.
    if (id === "best_finish" && career !== null && career.wins > 0) return winRate(career, linksOf, driver);
    return {
      id,
      label,
      value: career === null ? null : valueText(id, career),
      ...(career === null ? { list: null, question: null } : linksOf(countedIn(id, career, driver))),
      about: [
        definitions[id],
        ...(id === "grands_prix" && career !== null ? [entriesSentence(career)] : []),
        ...(id === "poles" && career !== null ? polesSentences(career.poles, differences, driver) : []),
      ],
    };
  });
}

/** Wins per hundred Grands Prix. */
function winRate(
  career: CareerFigures,
  linksOf: (counted: CountedIn) => Pick<Figure, "list" | "question">,
  driver: string | null,
): Figure {
  return {
    id: "win_rate",
    label: "Win rate",
    value: formatPercent((100 * career.wins) / career.grands_prix),
    ...linksOf(countedIn("wins", career, driver)),
    about: ["Wins as a share of Grands Prix."],
  };
}

function valueText(id: FigureId, career: CareerFigures): string {
  if (id === "avg_finish") return formatAverage(career.avg_finish);
  const value = career[id];
  return value === null ? formatValue(value) : formatThousands(Math.round(value * 100) / 100);
}

function countedIn(id: FigureId, { best_finish }: CareerFigures, driver: string | null): CountedIn {
  const question = figureQuestions[id];
  switch (id) {
    case "titles":
      return {
        page: "championship",
        view: { sort: driver === null ? "position.asc" : "championship_rank.asc" },
        question,
      };
    case "fastest_laps":
      return { page: "races", view: { f: `fastest_lap.eq.${driver ?? ""}` }, question };
    case "points":
      return { page: "results", view: { f: "points.gt.0" }, question };
    default:
      return {
        page: "results",
        view: { f: ["session_type.eq.R", ...filtersOf(id, best_finish)] },
        question,
      };
  }
}

/** What distinguishes the Grands Prix that a figure counts among all. */
function filtersOf(id: FigureId, bestFinish: number | null): Array<string> {
  switch (id) {
    case "wins":
      return ["finish_position.eq.1"];
    case "podiums":
      return ["finish_position.lt.4"];
    case "poles":
      return ["grid_position.eq.1"];
    case "best_finish":
      return bestFinish === null ? [] : [`finish_position.eq.${bestFinish}`];
    case "avg_finish":
      return ["finish_position.gt.0"];
    case "dnfs":
      return ["position_text.eq.DNF"];
    default:
      return [];
  }
}

/**
 * How many poles are credited, where that is another number; otherwise null. Without a driver's name it is known only
 * where nobody started from grid slot 1: then the credited pole is this team's.
 */
export function creditedPoles(
  poles: number,
  differences: ReadonlyArray<PoleDifference>,
  driver: string | null,
): number | null {
  if (driver === null && differences.some(({ grid_driver }) => grid_driver !== null)) return null;
  const credited = differences.filter((each) => driver === null || each.credited_driver === driver).length;
  const started = differences.filter((each) => driver !== null && each.grid_driver === driver).length;
  return credited === started ? null : poles + credited - started;
}

function entriesSentence({ entries, grands_prix }: CareerFigures): string {
  return entries === grands_prix ? "All entries were started." : `Entries: ${entries}.`;
}

/** How many poles are credited, and in which Grands Prix that is not who started from grid slot 1. */
function polesSentences(
  poles: number,
  differences: ReadonlyArray<PoleDifference>,
  driver: string | null,
): Array<string> {
  const credited = creditedPoles(poles, differences, driver);
  return [...(credited === null ? [] : [`Credited: ${credited}.`]), ...differences.map(poleSentence)];
}

/** First and last season entered: "in F1 2007–2026"; null for a driver or team that never entered. */
export function seasonsText(first: number | null, last: number | null): string | null {
  return first === null || last === null ? null : `in F1 ${formatSpan(first, last)}`;
}
