import type { RaceClassification, RaceLine } from "#contract/weekend.ts";

/** Two teammates at the flag. */
export type FlagGap = {
  ahead: RaceLine;
  behind: RaceLine;
  /** Seconds between them; null unless both have a time. */
  seconds: number | null;
  /** Laps between them; null unless both were classified, and 0 on the same lap. */
  laps: number | null;
};

/** Who was entered but kept out of the race. */
const keptOut = ["DNQ", "DNPQ", "DNP"];

/**
 * The gap at the flag of each team: its best placed driver against every other, in order of classification. A car that
 * was not classified has no gap; one that did not qualify is left out.
 */
export function flagGaps({ lines }: RaceClassification): Array<FlagGap> {
  const inRace = lines.filter(({ position_text: text }) => !keptOut.includes(text));
  return [...Map.groupBy(inRace, ({ team_id: id }) => id).values()].flatMap((team) => {
    const [ahead, ...others] = team;
    if (ahead === undefined) return [];
    return others
      .filter(({ driver_id: id }) => id !== ahead.driver_id)
      .map((behind) => ({
        ahead,
        behind,
        seconds: ahead.time === null || behind.time === null ? null : behind.time - ahead.time,
        laps: lapsBetween(ahead, behind),
      }));
  });
}

function lapsBetween(ahead: RaceLine, behind: RaceLine): number | null {
  if (ahead.position === null || behind.position === null) return null;
  return (behind.gap_laps ?? 0) - (ahead.gap_laps ?? 0);
}
