/**
 * Who is compared: those asked for who are there, made up to the fewest by the first of the classification who are not
 * among them.
 *
 * @param there everyone who can be compared, in order of classification
 * @param range how few and how many are compared, and how many where nobody is asked for
 */
export function comparedDrivers(
  asked: ReadonlyArray<string>,
  there: ReadonlyArray<string>,
  { fewest, most, usual }: { fewest: number; most: number; usual: number },
): Array<string> {
  const known = asked.filter((id) => there.includes(id)).slice(0, most);
  if (known.length === 0) return there.slice(0, usual);
  const others = there.filter((id) => !known.includes(id));
  return [...known, ...others.slice(0, Math.max(0, fewest - known.length))];
}
