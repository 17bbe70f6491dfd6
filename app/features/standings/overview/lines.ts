import { formatSpan, formatThousands, noValue } from "#app/text/format.ts";
import type { ConstructorOverview, DriverOverview } from "#contract/championship.ts";
import { leadSentence } from "../lines.ts";
import { roundedPoints } from "#contract/values.ts";

type Standing = {
  position: number | null;
  points: number;
  gross_points: number;
  possible: [number, number] | null;
};

/** A line of a season's table with its distance in points from the leader; null for who is not placed. */
export type WithGap<Line> = Line & { gap: number | null };

/** The lines of a season's table, each with its gap. */
export function withGaps<Line extends Standing>(standings: ReadonlyArray<Line>): Array<WithGap<Line>> {
  const most = standings.find(({ position }) => position === 1)?.points ?? 0;
  return standings.map((line) => ({
    ...line,
    gap: line.position === null ? null : roundedPoints(most - line.points),
  }));
}

/** How the first two stand, as the heading of their table; undefined for a season without a race. */
export function overviewFinding(
  {
    rounds_run,
    rounds,
    standings,
  }: Pick<DriverOverview | ConstructorOverview, "rounds_run" | "rounds"> & {
    standings: ReadonlyArray<Standing>;
  },
  names: ReadonlyArray<string>,
): string | undefined {
  const [first, second] = standings;
  const [name, other] = names;
  if (first === undefined || second === undefined || name === undefined || other === undefined)
    return undefined;
  return leadSentence([name, other], [first.points, second.points], rounds_run >= rounds ? null : rounds_run);
}

/** What a table has to show besides the usual: points that do not count, places still possible, or neither. */
export type Extra = "gross" | "possible" | "none";

/** Seasons with dropped results ended long ago: they never stand beside places still possible. */
export function extraOf(standings: ReadonlyArray<Standing>): Extra {
  if (standings.some(({ possible }) => possible !== null)) return "possible";
  return standings.some(({ points, gross_points }) => points !== gross_points) ? "gross" : "none";
}

/** The distance from the leader in points: "Leader" for who leads, "−50", and "–" for who is not placed. */
export function gapText({ gap, position }: WithGap<Pick<Standing, "position">>): string {
  if (gap === null) return noValue;
  if (position === 1) return "Leader";
  return gap === 0 ? "0" : `−${formatThousands(gap)}`;
}

/** "2–5", or "3" where only one place is left. */
export function possibleText([best, worst]: readonly [number, number]): string {
  return formatSpan(best, worst);
}

/** How the points of a season came about, as the line under its table says it. */
export function overviewMethod(
  { rule, notes }: Pick<DriverOverview | ConstructorOverview, "rule" | "notes">,
  extra: Extra,
): string {
  const extraText = {
    gross: "“All points” are those scored, dropped results included.",
    possible: "“Possible” are the best and worst final place that the Grands Prix and sprints to come allow.",
    none: "",
  }[extra];
  const counted = "Wins, podiums and poles are of Grands Prix, not of sprints. Source: F1DB.";
  return [rule, ...notes, extraText, counted].filter(Boolean).join(" ");
}
