import type { DriverEntry, TeamEntry } from "#contract/archive.ts";
import { foldName } from "./fold-name.ts";
import { maxTyped } from "./typed-name.ts";

/** Someone who can be meant by a typed name, with the years that tell namesakes apart. */
export type Named = { id: string; name: string; first_year: number | null; last_year: number | null };

/** A driver of the archive, as someone who can be meant. */
export function namedDriver({ driver_id, name, first_year, last_year }: DriverEntry): Named {
  return { id: driver_id, name, first_year, last_year };
}

/** A team of the archive, as one that can be meant. */
export function namedTeam({ team_id, team_name, first_year, last_year }: TeamEntry): Named {
  return { id: team_id, name: team_name, first_year, last_year };
}

/** At most this many are offered. */
const maxNear = 5;
/** How far a name may be from what was typed: edits per letter. */
const maxDistance = 0.34;
/** A word that is only begun counts for less than the whole word, and for more than any misspelling. */
const begunDistance = 0.05;
const leastBegun = 3;

/**
 * Those whose names are nearest to what was typed: misspelled, without accents, a last name only, words in
 * another order, run together or only begun. Nearest first; of equally near ones whoever raced last.
 *
 * @param typed a name or an id, in any spelling; only its first `maxTyped` characters are compared
 */
export function nearNames(typed: string, all: ReadonlyArray<Named>): Array<Named> {
  const wanted = foldName(typed.slice(0, maxTyped));
  if (wanted === "") return [];
  return all
    .map((named) => ({ named, distance: distanceOf(wanted, foldName(named.name)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        (other.named.last_year ?? 0) - (one.named.last_year ?? 0) ||
        one.named.name.localeCompare(other.named.name, "en"),
    )
    .slice(0, maxNear)
    .map(({ named }) => named);
}

/** Edits per letter between two folded names: taken as a whole, or word by word, whichever is nearer. */
function distanceOf(wanted: string, name: string): number {
  const whole = edits(wanted.replaceAll(" ", ""), name.replaceAll(" ", ""));
  const words = name.split(" ");
  const perWord = wanted
    .split(" ")
    .map((word) => Math.min(...words.map((other) => wordDistance(word, other))));
  return Math.min(whole, perWord.reduce((sum, distance) => sum + distance, 0) / perWord.length);
}

function wordDistance(wanted: string, word: string): number {
  if (wanted !== word && wanted.length >= leastBegun && word.startsWith(wanted)) return begunDistance;
  return edits(wanted, word);
}

/** Levenshtein's distance divided by the length of the longer text: 0 for the same, 1 for nothing in common. */
function edits(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of one.split("").entries()) {
    const line = [row + 1];
    for (const [column, otherLetter] of other.split("").entries()) {
      const replaced = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return (above[other.length] ?? 0) / Math.max(one.length, other.length);
}
