import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { unknownName } from "#app/data/require-entity.ts";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { NothingByThatName } from "./not-found.tsx";
import { typedName } from "#app/text/names.ts";
import { NoSuchPage } from "#app/ui/error-pages.tsx";
import { asSuggestions, NearNames } from "#app/ui/near-names.tsx";
import { NearDrivers, NearTeams } from "#app/features/search/near-entities.tsx";

/** The view of an address under `/driver/` that leads nowhere: to no driver, or to no page of a driver. */
export function DriverNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = unknownName(data);
  if (typed === null) return <NoSuchPage about="driver" />;
  return (
    <NothingByThatName
      near={<NearDrivers typed={typed} />}
      ways={
        <>
          <Link to="/drivers/" className="button">
            All drivers
          </Link>
          <Link to="/drivers_overview/" className="button">
            Driver statistics
          </Link>
        </>
      }
    />
  );
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

/** The view of an address under `/circuits/` that leads nowhere: to no circuit, or to no page of a circuit. */
export function CircuitNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = unknownName(data);
  if (typed === null) return <NoSuchPage about="circuit" />;
  return (
    <NothingByThatName
      near={<NearCircuits typed={typed} />}
      ways={
        <Link to="/circuits/" className="button">
          All circuits
        </Link>
      }
    />
  );
}

function NearCircuits({ typed }: { typed: string }) {
  const { data } = useSuspenseQuery(nearNamesQuery("Circuit", typed));
  const names = data.available ? data.value : [];
  return (
    <>
      <p role="status">No circuit is called “{typedName(typed)}”.</p>
      <NearNames names={asSuggestions("Circuit", names)} />
    </>
  );
}
