/** How a typed word may be meant for a word of a name, from sure to doubtful; the smaller the likelier. */
const begun = 0.2;
const misspelled = 0.6;
const within = 0.8;
/** What is added to the cost of a beginning that says little of the word. */
const unsaid = 0.3;
/** Shorter words differ from too many others by one letter. */
const leastMisspelled = 4;
const leastTwice = 8;
const leastWithin = 3;

/**
 * How unlike a typed word is to a word of a name: 0 for the same, up to about 1 for one with spelling errors, infinite
 * for another word. Both are folded (`foldName`).
 */
export function unlikeness(typed: string, word: string): number {
  if (typed === word) return 0;
  if (word.startsWith(typed)) return begun + unsaid * (1 - typed.length / word.length);
  if (typed.length >= leastMisspelled) {
    const allowed = typed.length >= leastTwice ? 2 : 1;
    const errors = Math.min(edits(typed, word), edits(typed, word.slice(0, typed.length)) + 0.25);
    if (errors <= allowed) return misspelled + 0.2 * (errors - 1);
  }
  if (typed.length >= leastWithin && word.includes(typed)) return within;
  return Infinity;
}

/** Letters to add, drop, replace or swap with their neighbour to get from one word to the other; 9 for far more than two. */
function edits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 9;
  let before: Array<number> = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(above, column - 1) + (same ? 0 : 1),
          at(above, column) + 1,
          at(line, column - 1) + 1,
          swapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = line;
  }
  return at(above, other.length);
}

function at(line: ReadonlyArray<number>, column: number): number {
  return line[column] ?? Infinity;
}
