import { keyOf, type Total } from "./total.ts";
import type { TotalExplanation } from "./total-explanations.ts";

/** Where a total of ours is not the release's, and why; an empty list where nobody has explained it. */
export type TotalDifference = Omit<Total, "value"> & {
  ours: number;
  theirs: number;
  because: ReadonlyArray<TotalExplanation>;
};

/** Records round thirds and sevenths of a point in each race: a few of them may make so much. */
const tolerance = 0.02;

/**
 * Every difference between our totals and the release's. A difference of a season is explained by an explanation of that
 * season, of a career by those of all its seasons together; both by exactly the amount.
 *
 * @param ours with zeros left out or not: what is absent on one side is 0
 */
export function totalDifferences(
  ours: ReadonlyArray<Total>,
  theirs: ReadonlyArray<Total>,
  explanations: ReadonlyArray<TotalExplanation>,
): Array<TotalDifference> {
  const own = new Map(ours.map((total) => [keyOf(total), total.value]));
  return theirs.flatMap(({ value, ...total }) => {
    const counted = own.get(keyOf(total)) ?? 0;
    if (Math.abs(counted - value) <= tolerance) return [];
    const because = explanations.filter((explanation) => isAbout(explanation, total));
    const amount = because.reduce((sum, { amounts }) => sum + (amounts[total.who] ?? 0), 0);
    const isExplained = Math.abs(amount - (counted - value)) <= tolerance;
    return [{ ...total, ours: counted, theirs: value, because: isExplained ? because : [] }];
  });
}

/** Explanations of which some part explains nothing (any more). */
export function idleTotals(
  explanations: ReadonlyArray<TotalExplanation>,
  differences: ReadonlyArray<TotalDifference>,
): Array<TotalExplanation> {
  return explanations.filter(
    (explanation) =>
      !Object.keys(explanation.amounts).every((who) =>
        differences.some((difference) => difference.who === who && difference.because.includes(explanation)),
      ),
  );
}

function isAbout({ year, table, figure, amounts }: TotalExplanation, total: Omit<Total, "value">): boolean {
  const isItsYear = total.year === null || total.year === year;
  return isItsYear && table === total.table && figure === total.figure && amounts[total.who] !== undefined;
}

/** A difference in words, for example "career of charles_leclerc: poles 26, in F1DB 27". */
export function totalInWords({ table, year, who, figure, ours, theirs }: TotalDifference): string {
  const when = year === null ? "career" : `${year}`;
  const whose = table === "drivers" ? who : `${who} (constructor)`;
  return `${when} of ${whose}: ${figure} ${ours}, in F1DB ${theirs}`;
}
