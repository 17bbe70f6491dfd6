import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import { sessionNames } from "#contract/sessions.ts";
import { firstTimedSeason } from "#contract/timing/session.ts";
import type { CircuitOutline } from "#app/data/circuits.functions.ts";

/** "Outline of Monza, driven clockwise, as recorded in qualifying for the 2025 Italian Grand Prix". */
export function outlineLabel(profile: CircuitProfile, outline: CircuitOutline, race: CircuitRace): string {
  const way = profile.direction === "CLOCKWISE" ? "clockwise" : "anti-clockwise";
  return `Outline of ${profile.circuit_name}, driven ${way}, as recorded in ${recordedIn(outline, race)}`;
}

/** "qualifying for the 2025 Italian Grand Prix". */
export function recordedIn({ session }: CircuitOutline, { year, race_name }: CircuitRace): string {
  return `${sessionNames[session].toLowerCase()} for the ${year} ${race_name}`;
}

/** The address of the results of the session that an outline is from. */
export function recordedAt({ year, round, session }: CircuitOutline): string {
  return `/race/${year}/${round}/${session === "SQ" ? "sprint-qualifying" : "qualifying"}/results`;
}

/** Why a circuit has no outline, and the command that would bring one; null where nothing can. */
export type MissingOutline = { text: string; command: string | null };

/** @param races those at the circuit, newest first */
export function missingOutline(races: ReadonlyArray<CircuitRace>): MissingOutline {
  const since = `Outlines are drawn from positions on track, which are recorded since ${firstTimedSeason}`;
  const last = races.find(({ winner }) => winner !== null);
  if (last === undefined || last.year < firstTimedSeason)
    return { text: `${since}: there are none of this circuit.`, command: null };
  return {
    text: `${since}, with gaps; this archive holds none of this circuit. To import the last qualifying here:`,
    command: `npm run timing:sync -- --year ${last.year} --round ${last.round} --session Q`,
  };
}
