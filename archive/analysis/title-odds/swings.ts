import type { TitleOdds } from "./odds-season.ts";

/** How a chance changed. */
type Change = { name: string; before: number; after: number };

/** A round after which chances were others than before it. */
export type Swing = {
  year: number;
  round: number;
  /** How much of the title changed hands: half the sum of all changes, from 0 to 1. */
  moved: number;
  /** Who gained most, and who lost most. */
  gained: Change;
  lost: Change;
};

/**
 * The rounds of a season by how much they changed its title chances, in the order in which they were run.
 *
 * @param rounds from before the first on
 */
export function swingsOf(
  year: number,
  rounds: ReadonlyArray<{ round: number; odds: TitleOdds }>,
): Array<Swing> {
  return rounds.slice(1).flatMap(({ round, odds }, index) => {
    const before = new Map(rounds[index]?.odds.chances);
    const after = new Map(odds.chances);
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const changes = names
      .map((name) => ({ name, before: before.get(name) ?? 0, after: after.get(name) ?? 0 }))
      .toSorted((one, other) => changeOf(other) - changeOf(one));
    const [gained, lost] = [changes[0], changes.at(-1)];
    if (gained === undefined || lost === undefined) return [];
    const moved = changes.reduce((total, change) => total + Math.abs(changeOf(change)), 0) / 2;
    return [{ year, round, moved, gained, lost }];
  });
}

function changeOf({ before, after }: Change): number {
  return after - before;
}
