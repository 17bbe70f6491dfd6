import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { nameFromId, type TeamId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { teamProfileQuery } from "#app/data/teams.queries.ts";
import { JsonLdScript } from "#app/seo/json-ld/json-ld-script.tsx";
import { sportsTeamJsonLd } from "#app/seo/json-ld/json-ld.ts";
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
          <TeamHistory teamId={teamId} name={name} profile={null} note="" />
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
    return (
      <TeamHistory
        teamId={teamId}
        name={name}
        profile={null}
        note="No figures are available for this team now."
      />
    );
  }
  if (data.value !== null) {
    const profile = data.value;
    return (
      <>
        <JsonLdScript about={(siteUrl) => sportsTeamJsonLd(siteUrl, profile)} />
        <TeamHistory teamId={teamId} name={profile.team_name} profile={profile} />
      </>
    );
  }
  return (
    <>
      <EntityHeading name={name} />
      <NearTeams typed={teamId} />
    </>
  );
}
