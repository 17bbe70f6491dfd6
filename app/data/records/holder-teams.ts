import type { History } from "./compute.ts";

/** A team, and the last season in which it won with the driver; for the colour of a record's holder. */
export type HolderTeam = { id: string; year: number };

/** The team each winner won the most Grands Prix for; of equal ones the later. */
export function teamsWonFor({ races }: History): Map<string, HolderTeam> {
  const wins = races.races.flatMap(({ winner, co_winner, team, year }) =>
    [winner, co_winner].filter((id) => id !== null).map((driver) => ({ driver, team, year })),
  );
  const byDriver = Map.groupBy(wins, ({ driver }) => driver);
  return new Map([...byDriver].map(([driver, own]) => [driver, mostWonFor(own)]));
}

/** @param wins in chronological order, at least one */
function mostWonFor(wins: ReadonlyArray<{ team: string; year: number }>): HolderTeam {
  const byTeam = [...Map.groupBy(wins, ({ team }) => team)].map(([id, own]) => ({
    id,
    year: own.at(-1)?.year ?? 0,
    count: own.length,
  }));
  const [{ id, year } = { id: "", year: 0 }] = byTeam.toSorted(
    (one, other) => other.count - one.count || other.year - one.year,
  );
  return { id, year };
}
