import { readableColour } from "#app/ui/chart/readable-colour.ts";
import { type Career, careerTeam, teamColourIn, teamColours } from "#app/reference/team-colours.ts";

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

/** The class of the team in whose colour a driver is outside any season. */
export function careerTeamClass(career: Career): string {
  const team = careerTeam(career);
  return team === null ? "" : teamClass(team.id, team.year);
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
