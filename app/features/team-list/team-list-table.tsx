import type { TeamEntry } from "#contract/archive.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every team: the makers of cars, as the championship counts them. */
export const teamListTable = defineTable<TeamEntry>({
  name: "team-list",
  caption: "Teams by name",
  noun: ["team", "teams"],
  columns: [
    {
      id: "team_name",
      label: "Team",
      value: (team) => team.team_name,
      cell: (team) => (
        <>
          <Flag country={team.country} /> <a href={`/teams/${team.team_id}/`}>{team.team_name}</a>
        </>
      ),
    },
    { id: "country", label: "Country", value: (team) => team.country },
    { id: "first_year", label: "First season", value: (team) => team.first_year, numeric: true },
    { id: "last_year", label: "Last season", value: (team) => team.last_year, numeric: true },
  ],
});
