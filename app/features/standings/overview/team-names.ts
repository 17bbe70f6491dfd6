import { teamReferences } from "#contract/teams.ts";

/** A team as a text has it; the id is null for a name that no team of the list has. */
export type NamedTeam = { name: string; id: string | null };

const ids: ReadonlyMap<string, string> = new Map(
  teamReferences.map(({ team_id, team_name }) => [team_name, team_id]),
);

/** The teams of a driver's season, joined by " / ", one by one. */
export function teamsIn(joined: string): Array<NamedTeam> {
  if (joined === "") return [];
  return joined.split(" / ").map((name) => ({ name, id: ids.get(name) ?? null }));
}
