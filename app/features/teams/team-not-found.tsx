import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { typedNobody } from "#app/data/known.ts";
import { NoSuchPage, NothingByThatName } from "#app/ui/no-such-page.tsx";
import { NearTeams } from "./near-teams.tsx";

/** The view of an address under `/teams/` that leads nowhere: to no team, or to no page of a team. */
export function TeamNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = typedNobody(data);
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
