import { useMemo } from "react";
import { formatCount, formatPercent } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { AgainstTeammates } from "../against-teammates.tsx";
import { type Wins, winsBySeason, winsIn } from "./summaries.ts";

type FindingProps = { records: ReadonlyArray<TeammateRecord>; hasSeasons: boolean };

/** How often a driver was ahead of all teammates, in a sentence, and season by season as a drawing. */
export function Finding({ records, hasSeasons }: FindingProps) {
  const seasons = useMemo(() => winsBySeason(records), [records]);
  const driver = records[0]?.driver_name ?? "";
  return (
    <AgainstTeammates
      driver={driver}
      teammates={new Map(records.map(({ teammate_id, teammate_name }) => [teammate_id, teammate_name]))}
      seasons={seasons}
      finding={raceFinding(lastName(driver), winsIn(records))}
      explains="Races ahead of the teammate in each season."
      word="ahead"
      label="Races ahead of teammates and behind them, season by season; the tab Yearly has the numbers"
      hasSeasons={hasSeasons}
    />
  );
}

/**
 * "Hamilton was ahead in 226 of 391 races (57.8%)". Where several teammates met in a race, comparisons are counted
 * in place of races.
 */
export function raceFinding(driver: string, { races, driverWins, teammateWins, winPercent }: Wins): string {
  const all = driverWins + teammateWins;
  const what = formatCount(all, all > races ? "comparison" : "race");
  return `${driver} was ahead in ${driverWins} of ${what} (${formatPercent(winPercent)})`;
}
