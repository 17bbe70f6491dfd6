import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress, requireTeam, teamNotFound } from "#app/data/require-entity.ts";
import { TeamLayout, TeamNotFound } from "#app/features/teams/team-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { teamParameter } from "#app/seo/team-head.ts";

export const Route = createFileRoute("/teams/$teamId")({
  validateSearch: teamParameter,
  // The list is imported when a team is opened: no other page needs all of these names.
  beforeLoad: async ({ context, params: { teamId }, location, search }) => {
    canonicalAddress(teamId, location, () => teamNotFound(context.queryClient, teamId));
    const { teamName } = await import("#contract/teams.ts");
    const listedName = teamName(teamId);
    return { listedName, titleName: search.team === undefined ? listedName : teamName(search.team) };
  },
  loader: ({ context, params }) =>
    requireTeam(context.queryClient, params.teamId, context.listedName !== null),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: TeamLayout,
  notFoundComponent: TeamNotFound,
});
