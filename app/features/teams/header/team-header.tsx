import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { nameFromId, type TeamId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { teamProfileQuery } from "#app/data/teams.queries.ts";
import { EntityHeading } from "#app/ui/entity-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { NearTeams } from "../near-teams.tsx";
import { TeamHistory } from "./team-history.tsx";

/** Who a team is, and its history in figures. The name, from the list of teams, is there before any answer. */
export function TeamHeader({ teamId }: { teamId: TeamId }) {
  const name = teamName(teamId) ?? nameFromId(teamId);
  return (
    <Suspense
      fallback={
        <>
          <WithoutScripts />
          <TeamHistory name={name} profile={null} note="" />
        </>
      }
    >
      <Header teamId={teamId} name={name} />
    </Suspense>
  );
}

function Header({ teamId, name }: { teamId: TeamId; name: string }) {
  const { data } = useSuspenseQuery(teamProfileQuery(teamId));
  if (!data.available) {
    return <TeamHistory name={name} profile={null} note="No figures are available for this team now." />;
  }
  if (data.value !== null) return <TeamHistory name={data.value.team_name} profile={data.value} />;
  return (
    <>
      <EntityHeading name={name} />
      <NearTeams typed={teamId} />
    </>
  );
}
