import { createFileRoute } from "@tanstack/react-router";
import { teamEntriesQuery } from "#app/data/archive.queries.ts";
import { TeamListScreen } from "#app/features/team-list/team-list-screen.tsx";
import { pageHead } from "#app/seo/head.ts";
import { directorySearch } from "#app/ui/directory/directory.ts";

/** Every team. `/teams/` leads to one team, and anything below it is taken for a team's id: hence an address beside it. */
export const Route = createFileRoute("/teams_overview/")({
  validateSearch: directorySearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(teamEntriesQuery());
  },
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "All Formula 1 teams by name",
      description: "Every Formula 1 team since 1950 by name, with country, first and last season.",
      path: "/teams_overview/",
    }),
  component: TeamListScreen,
});
