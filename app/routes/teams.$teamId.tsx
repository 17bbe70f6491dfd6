import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress } from "#app/data/canonical-address.ts";
import { knownTeam, noTeam } from "#app/data/known.ts";
import { TeamLayout } from "#app/features/teams/team-layout.tsx";
import { TeamNotFound } from "#app/features/teams/team-not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { teamParameter } from "#app/seo/team-head.ts";

export const Route = createFileRoute("/teams/$teamId")({
  validateSearch: teamParameter,
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.teamId, location, () => noTeam(context.queryClient, params.teamId)),
  loader: ({ context, params }) => knownTeam(context.queryClient, params.teamId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: TeamLayout,
  notFoundComponent: TeamNotFound,
});
