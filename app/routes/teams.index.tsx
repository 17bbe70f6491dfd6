import { createFileRoute, redirect } from "@tanstack/react-router";
import { defaultTeamId } from "#contract/ids.ts";

export const Route = createFileRoute("/teams/")({
  beforeLoad: () => {
    throw redirect({ to: "/teams/$teamId/", params: { teamId: defaultTeamId }, statusCode: 307 });
  },
});
