import type { WonFor } from "#app/data/won-for.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { teamClass } from "./team-classes.ts";

type WinPartsProps = {
  wonFor: WonFor;
  /** How long a win is in the drawing; 1 by default. */
  each?: number;
};

/** A bar of wins, a part for each team in its colour: a driver's present team may not have won any of them. */
export function WinParts({ wonFor, each = 1 }: WinPartsProps) {
  return wonFor.map(({ team_id, wins, year }, index) => (
    <rect
      key={team_id}
      x={each * sumOfWins(wonFor.slice(0, index))}
      width={each * wins}
      height="1"
      className={`fill-team ${teamClass(team_id, year)}`}
    />
  ));
}

function sumOfWins(wonFor: WonFor): number {
  return wonFor.reduce((sum, { wins }) => sum + wins, 0);
}

/** "McLaren 1, Mercedes 4", each number with its team on one line; of one team its name; null without a win. */
export function wonForText(wonFor: WonFor): string | null {
  if (wonFor.length < 2) return wonFor[0] === undefined ? null : nameOfTeam(wonFor[0].team_id);
  return wonFor.map(({ team_id, wins }) => `${nameOfTeam(team_id)}\u{A0}${wins}`).join(", ");
}
