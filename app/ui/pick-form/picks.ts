/** One that can be picked, and how often it occurs. */
export type Choice = { id: string; name: string; count: number };

/** What occurs, each once, by name. */
export function choicesAmong(occurrences: ReadonlyArray<{ id: string; name: string }>): Array<Choice> {
  return [...Map.groupBy(occurrences, ({ id }) => id)]
    .map(([id, all]) => ({ id, name: all[0]?.name ?? id, count: all.length }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/**
 * The chosen one, where it is among the choices; otherwise the most frequent, and of equally
 * frequent ones the first by name. Null when there is nothing to pick.
 */
export function picked(choices: ReadonlyArray<Choice>, chosen: string | undefined): Choice | null {
  const wanted = choices.find(({ id }) => id === chosen);
  const [mostFrequent] = choices.toSorted((one, other) => other.count - one.count);
  return wanted ?? mostFrequent ?? null;
}
