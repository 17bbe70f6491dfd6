import { useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { nameFromId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { teamEntryQuery } from "#app/data/archive.queries.ts";
import { EntityHeading } from "#app/ui/entity-heading.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

/** What all pages of a team share: its name and tabs. */
export function TeamLayout() {
  const { teamId } = useParams({ from: "/teams/$teamId" });
  const name = teamName(teamId) ?? nameFromId(teamId);
  return (
    <div className="page">
      <Suspense fallback={<EntityHeading name={name} />}>
        <TeamHeading teamId={teamId} name={name} />
      </Suspense>
      <Tabs label={name} tabs={teamTabs(teamId)} />
      <Outlet />
    </div>
  );
}

function TeamHeading({ teamId, name }: { teamId: string; name: string }) {
  const { data } = useSuspenseQuery(teamEntryQuery(teamId));
  const entry = data.available ? data.value : null;
  return entry === null ? (
    <EntityHeading name={name} />
  ) : (
    <EntityHeading name={entry.team_name} country={entry.country} />
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
