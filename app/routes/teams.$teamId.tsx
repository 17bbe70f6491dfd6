import { createFileRoute, lazyRouteComponent, Link } from "@tanstack/react-router";
import { nameOfTeam } from "#contract/teams.ts";
import { canonicalAddress, requireTeam, teamNotFound } from "#app/data/require-entity.ts";
import { TeamHeader } from "#app/features/teams/header/team-header.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { teamParameter } from "#app/seo/team-head.ts";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { besideTabsClass, type Tab, Tabs } from "#app/ui/tabs.tsx";

export const Route = createFileRoute("/teams/$teamId")({
  validateSearch: teamParameter,
  // The list is imported when a team is opened: no other page needs all of these names.
  beforeLoad: async ({ context, params: { teamId }, location, search }) => {
    canonicalAddress(teamId, location, () => teamNotFound(context.queryClient, teamId));
    const teams = await import("#contract/teams.ts");
    const listedName = teams.teamName(teamId);
    return { listedName, titleName: search.team === undefined ? listedName : teams.teamName(search.team) };
  },
  loader: ({ context, params }) =>
    requireTeam(context.queryClient, params.teamId, context.listedName !== null),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: TeamLayout,
  // Not the plugin's part of the route, all of which a page preloads: few ever see it.
  codeSplitGroupings: [["component"]],
  notFoundComponent: lazyRouteComponent(
    () => import("#app/features/shell/entity-not-found.tsx"),
    "TeamNotFound",
  ),
});

/** What all pages of a team share: which it is, its history in figures, and tabs. */
function TeamLayout() {
  const { teamId } = Route.useParams();
  return (
    <div className="page">
      <TeamHeader teamId={teamId} />
      <Tabs label={nameOfTeam(teamId)} tabs={teamTabs(teamId)} />
      <p className={`max-[75rem]:hidden min-[75rem]:flex ${besideTabsClass}`}>
        <Link to="/teams_overview/" className="more text-table">
          All teams
        </Link>
      </p>
      <PageOutlet />
    </div>
  );
}

function teamTabs(teamId: string): ReadonlyArray<Tab> {
  const params = { teamId };
  return [
    { label: "Results", link: { to: "/teams/$teamId/", params } },
    { label: "Drivers", link: { to: "/teams/$teamId/drivers", params } },
    { label: "Championship", link: { to: "/teams/$teamId/championship", params } },
    { label: "Charts", link: { to: "/teams/$teamId/charts", params } },
  ];
}
