import { createFileRoute } from "@tanstack/react-router";
import { TeamLayout } from "#app/features/teams/team-layout.tsx";
import { knownTeam } from "#app/data/known.ts";
import { canonicalAddress } from "#app/data/canonical-address.ts";

export const Route = createFileRoute("/teams/$teamId")({
  beforeLoad: ({ params, location }) => canonicalAddress(params.teamId, location),
  loader: ({ context, params }) => knownTeam(context.queryClient, params.teamId),
  component: TeamLayout,
});
