import { createFileRoute } from "@tanstack/react-router";
import { teamEntriesQuery } from "#app/data/archive.queries.ts";
import { TeamListScreen } from "#app/features/team-list/team-list-screen.tsx";
import { listHead } from "#app/seo/lists-head.ts";
import { directorySearch } from "#app/ui/directory/directory.ts";

/** Every team. `/teams/` leads to one team, and anything below it is taken for a team's id: hence an address beside it. */
export const Route = createFileRoute("/teams_overview/")({
  validateSearch: directorySearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(teamEntriesQuery());
  },
  head: ({ match }) => listHead(match.context.siteUrl, "teams"),
  component: TeamListScreen,
});
