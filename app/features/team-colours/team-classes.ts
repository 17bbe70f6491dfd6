import { readableColour } from "#app/ui/chart/readable-colour.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import { teamColourIn, teamColours, teamOfColour } from "#app/reference/team-colours.ts";

/**
 * The class of whatever belongs to a team: within it `--color-team` is the team's colour in that season. Styles cannot
 * be written into the page, since its policy refuses them.
 *
 * @param year the season; the team's latest colour without one
 * @returns "" for a team without a colour, whose bars and bands stay quiet
 */
export function teamClass(teamId: string | null, year = Infinity): string {
  const colour = teamId === null ? null : teamColourIn(teamId, year);
  return colour === null ? "" : classOf(colour);
}

/** The class of the team in whose colour a driver is: the present one, and of who no longer races that of most wins. */
export function careerTeamClass(
  career: Pick<DriverCareerRow, "current" | "team_id" | "last_year" | "won_for">,
): string {
  const won = career.won_for.map(({ team_id: id, wins, year }, last) => ({ id, year, wins, last }));
  const team = career.current ? undefined : teamOfColour(won);
  return team === undefined ? teamClass(career.team_id, career.last_year) : teamClass(team.id, team.year);
}

/** The style sheet with the class of each colour, each readable in both themes. */
export function teamClassStyles(): string {
  const colours = new Set(Object.values(teamColours).flatMap((eras) => eras.map(([, colour]) => colour)));
  const rules = [...colours].map(
    (colour) => `  .${classOf(colour)} {\n    --color-team: ${readableColour(colour)};\n  }\n`,
  );
  return `/* Written by scripts/assets.ts. */\n@layer components {\n${rules.join("\n")}}\n`;
}

const classOf = (colour: string) => `team-${colour.slice(1)}`;
