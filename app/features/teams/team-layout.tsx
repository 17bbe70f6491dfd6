import { Link, type NotFoundRouteProps, useParams } from "@tanstack/react-router";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { nameFromId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { TeamHeader } from "./header/team-header.tsx";
import { unknownName } from "#app/data/require-entity.ts";
import { NothingByThatName } from "#app/features/shell/not-found.tsx";
import { NoSuchPage } from "#app/ui/no-such-page.tsx";
import { NearTeams } from "./near-teams.tsx";
import "./teams.css";

/** What all pages of a team share: which it is, its history in figures, and tabs. */
export function TeamLayout() {
  const { teamId } = useParams({ from: "/teams/$teamId" });
  return (
    <div className="page">
      <TeamHeader teamId={teamId} />
      <Tabs label={teamName(teamId) ?? nameFromId(teamId)} tabs={teamTabs(teamId)} />
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

/** The view of an address under `/teams/` that leads nowhere: to no team, or to no page of a team. */
export function TeamNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = unknownName(data);
  if (typed === null) return <NoSuchPage about="team" />;
  return (
    <NothingByThatName
      near={<NearTeams typed={typed} />}
      ways={
        <>
          <Link to="/teams_overview/" className="button">
            All teams
          </Link>
          <Link to="/standings/" className="button">
            Standings
          </Link>
        </>
      }
    />
  );
}
