import type { Difference } from "./differences.ts";
import type { Explanation } from "./explanations.ts";

/** Differences with why they are there; null for those that nobody has explained. */
export type Explained = { difference: Difference; explanation: Explanation | null };

/** Finds the explanation of each difference. */
export function explain(
  differences: ReadonlyArray<Difference>,
  explanations: ReadonlyArray<Explanation>,
): Array<Explained> {
  return differences.map((difference) => ({
    difference,
    explanation: explanations.find((explanation) => explains(explanation, difference)) ?? null,
  }));
}

/** Explanations of which some part explains nothing (any more): of who is named, some have no such difference. */
export function idle(
  explanations: ReadonlyArray<Explanation>,
  differences: ReadonlyArray<Difference>,
): Array<Explanation> {
  return explanations.filter((explanation) => {
    const explained = differences.filter((difference) => explains(explanation, difference));
    const has = (who: string, isPlace: boolean) =>
      explained.some((difference) => difference.who === who && (difference.what === "place") === isPlace);
    return !(
      Object.keys(explanation.points ?? {}).every((who) => has(who, false)) &&
      Object.keys(explanation.places ?? {}).every((who) => has(who, true))
    );
  });
}

function explains(explanation: Explanation, difference: Difference): boolean {
  if (explanation.year !== difference.year || explanation.table !== difference.table) return false;
  const { who, what, round, ours, theirs } = difference;
  if (what === "place") {
    const places = explanation.places?.[who];
    return places !== undefined && places[0] === ours && places[1] === theirs;
  }
  const points = explanation.points?.[who];
  if (points === undefined || ours === null || theirs === null) return false;
  const inRound = explanation.rounds === undefined || (round !== null && explanation.rounds.includes(round));
  // Points are kept to two decimals.
  return inRound && Math.abs(ours - theirs - points) < 0.005;
}
