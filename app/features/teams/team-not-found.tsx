import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { is, object, string } from "valibot";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { NearTeams } from "./near-teams.tsx";

const nobody = object({ typed: string() });

/** The view of an address under `/teams/` that leads nowhere: to no team, or to no page of a team. */
export function TeamNotFound({ data }: Partial<NotFoundRouteProps>) {
  if (!is(nobody, data)) return <NoSuchPage />;
  return (
    <section className="page message">
      <h1>Not Found</h1>
      <Suspense fallback={<WithoutScripts />}>
        <NearTeams typed={data.typed} />
      </Suspense>
      <p className="message-ways">
        <Link to="/teams_overview/" className="button">
          All teams
        </Link>
        <Link to="/standings/" className="button">
          Standings
        </Link>
      </p>
    </section>
  );
}

/** It stands below the team's own heading and tabs. */
function NoSuchPage() {
  return (
    <section className="message">
      <h2>Not Found</h2>
      <p>There is no such page about this team.</p>
    </section>
  );
}
