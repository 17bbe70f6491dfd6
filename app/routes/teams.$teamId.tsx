import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress } from "#app/data/canonical-address.ts";
import { knownTeam } from "#app/data/known.ts";
import { TeamLayout } from "#app/features/teams/team-layout.tsx";
import { teamParameter } from "#app/seo/team-head.ts";

export const Route = createFileRoute("/teams/$teamId")({
  validateSearch: teamParameter,
  beforeLoad: ({ params, location }) => canonicalAddress(params.teamId, location),
  loader: ({ context, params }) => knownTeam(context.queryClient, params.teamId),
  component: TeamLayout,
});
