import { formatAverage, formatPercent, formatThousands } from "#app/text/format.ts";
import type { CareerFigures } from "#contract/careers.ts";

/** The career of a driver, or the history of a team, that is set beside others. */
export type Career = CareerFigures & {
  name: string;
  /** Nationality, or the team's country. */
  country: string;
  first_year: number;
  last_year: number;
  /** Distinct teammates over the career; null for a team. */
  teammates: number | null;
};

/** A line of the comparison. */
export type Figure = {
  label: string;
  /** The same in short, for a phone. */
  short?: string;
  value: (career: Career) => number | null;
  format: (value: number | null) => string;
  /** Which value is the better one; absent where neither is. */
  better?: "more" | "less";
  /** The value that tells nothing where all have it. */
  obvious?: number;
  /** True for what cannot be compared across seasons that scored places differently. */
  scored?: boolean;
};

/** The lines of a comparison of drivers, in order. */
export const driverFigures: ReadonlyArray<Figure> = [
  { label: "Grands Prix", short: "GPs", value: (career) => career.grands_prix, format: formatThousands },
  amount("Titles", (career) => career.titles),
  amount("Wins", (career) => career.wins),
  rate("Win %", (career) => career.wins),
  amount("Podiums", (career) => career.podiums),
  rate("Podium %", (career) => career.podiums),
  amount("Poles", (career) => career.poles),
  rate("Pole %", (career) => career.poles),
  amount("Fastest laps", (career) => career.fastest_laps),
  rate("Fastest lap %", (career) => career.fastest_laps),
  { ...amount("Points", (career) => career.points), scored: true },
  {
    label: "Points per Grand Prix",
    short: "Points/GP",
    value: (career) => rateOf(career.points, career),
    format: formatAverage,
    better: "more",
    scored: true,
  },
  {
    label: "Best finish",
    value: (career) => career.best_finish,
    format: formatThousands,
    better: "less",
    // Who has won is told by the wins.
    obvious: 1,
  },
  {
    label: "Average finish",
    short: "Avg finish",
    value: (career) => career.avg_finish,
    format: formatAverage,
    better: "less",
  },
  { label: "DNFs", value: (career) => career.dnfs, format: formatThousands },
  { ...rate("DNF %", (career) => career.dnfs), better: "less" },
  { label: "Teammates", value: (career) => career.teammates, format: formatThousands },
];

/** The lines of a comparison of teams: of several cars in a race more than one may stand on the podium, or retire. */
export const teamFigures: ReadonlyArray<Figure> = driverFigures
  .filter(({ label }) => label !== "Teammates")
  .map((figure) => {
    if (figure.label === "Podium %") return perRace("Podiums per Grand Prix", (career) => career.podiums);
    if (figure.label === "DNF %") {
      return { ...perRace("DNFs per Grand Prix", (career) => career.dnfs), better: "less" as const };
    }
    return figure;
  });

/** How much of something there was for each Grand Prix, of which more is better. */
function perRace(label: string, amountOf: (career: Career) => number): Figure {
  return {
    label,
    short: label.replace(" per Grand Prix", "/GP"),
    value: (career) => rateOf(amountOf(career), career),
    format: formatAverage,
    better: "more",
  };
}

/** A number of which more is better. */
function amount(label: string, value: Figure["value"]): Figure {
  return { label, value, format: formatThousands, better: "more" };
}

/** In how many of a hundred Grands Prix something happened. */
function rate(label: string, count: (career: Career) => number): Figure {
  return {
    label,
    value: (career) => {
      const share = rateOf(count(career), career);
      return share === null ? null : 100 * share;
    },
    format: formatPercent,
    better: "more",
  };
}

/** An amount for each Grand Prix; null for a driver who never took part in one. */
export function rateOf(value: number, { grands_prix }: Career): number | null {
  return grands_prix === 0 ? null : value / grands_prix;
}

/**
 * Which of the careers have the best value of a line: one, or several that are equal. None where neither more nor
 * less is better, where all are equal, or where there is no second value.
 */
export function bestOf(figure: Figure, careers: ReadonlyArray<Career>): ReadonlyArray<boolean> {
  const values = careers.map(figure.value);
  const best = bestValue(
    values.filter((value) => value !== null),
    figure.better,
  );
  const marked = best !== null && isCompared(figure, careers);
  return values.map((value) => marked && value === best);
}

/** Whether a line of several has bars: what is compared, but not where less is better, since the longer bar looks like the better. */
function hasBars(figure: Figure, careers: ReadonlyArray<Career>): boolean {
  return figure.better === "more" && isCompared(figure, careers);
}

/** Whether a line tells who is better: not where neither more nor less is, and points only where seasons scored alike. */
export function isCompared({ better, scored = false }: Figure, careers: ReadonlyArray<Career>): boolean {
  return better !== undefined && (!scored || scoredAlike(careers));
}

/**
 * The lines in groups, those with none left out: where less is better the heading says so, and what tells nobody better
 * stands last. Both have no bars.
 */
export function groupsOf(figures: ReadonlyArray<Figure>, careers: ReadonlyArray<Career>) {
  const told = toldFigures(figures, careers);
  const compared = told.filter((figure) => isCompared(figure, careers));
  return [
    { title: null, figures: compared.filter(({ better }) => better === "more") },
    { title: "Lower is better", figures: compared.filter(({ better }) => better === "less") },
    { title: "For context", figures: told.filter((figure) => !compared.includes(figure)) },
  ].filter((group) => group.figures.length > 0);
}

/** The figures without those that tell nothing of these careers. */
function toldFigures(figures: ReadonlyArray<Figure>, careers: ReadonlyArray<Career>): Array<Figure> {
  return figures.filter(
    ({ obvious, value }) => obvious === undefined || careers.some((career) => value(career) !== obvious),
  );
}

/** Each one's part of the most, in per cent; null without bars. */
export function sharesOfMost(figure: Figure, careers: ReadonlyArray<Career>): Array<number | null> {
  return hasBars(figure, careers) ? partsOfMost(careers.map(figure.value)) : careers.map(() => null);
}

/** Each value as a part of the highest, in per cent; null where it is unknown, and where none is above zero. */
export function partsOfMost(values: ReadonlyArray<number | null>): Array<number | null> {
  const most = Math.max(...values.map((value) => value ?? 0));
  return values.map((value) => (value === null || most === 0 ? null : (100 * value) / most));
}

/**
 * In how many lines each career alone has the best value, how many lines have one, and in how many no career has it alone
 * though all values are known.
 */
export function timesBest(
  figures: ReadonlyArray<Figure>,
  careers: ReadonlyArray<Career>,
): { counts: Array<number>; of: number; level: number } {
  const told = toldFigures(figures, careers);
  const known = told.filter(
    (figure) => isCompared(figure, careers) && careers.every((career) => figure.value(career) !== null),
  );
  const lines = told.map((figure) => bestOf(figure, careers)).filter(isDecided);
  return {
    counts: careers.map((_, index) => lines.filter((line) => line[index]).length),
    of: lines.length,
    level: known.filter((figure) => !isDecided(bestOf(figure, careers))).length,
  };
}

/** Whether one alone has the best value of a line. */
function isDecided(best: ReadonlyArray<boolean>): boolean {
  return best.filter(Boolean).length === 1;
}

function bestValue(values: ReadonlyArray<number>, better: Figure["better"]): number | null {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (better === undefined || values.length < 2 || least === most) return null;
  return better === "more" ? most : least;
}

/**
 * The first seasons of each way to score places: until 1959 eight points for a win and one for the fastest lap,
 * then a sixth place that scores, nine points for a win, ten, eight places that score, and 25 points for a win.
 */
export const scoringSince = [1950, 1960, 1961, 1991, 2003, 2010];

/** True when all seasons of all careers scored places alike, so that their points can be set side by side. */
export function scoredAlike(careers: ReadonlyArray<Career>): boolean {
  const ways = careers.flatMap(({ first_year, last_year }) => [scoringOf(first_year), scoringOf(last_year)]);
  return new Set(ways).size === 1;
}

function scoringOf(year: number): number | undefined {
  return scoringSince.findLast((since) => since <= year);
}
