import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { unknownName } from "#app/data/require-entity.ts";
import { NothingByThatName } from "./not-found.tsx";
import { NoSuchPage } from "#app/ui/error-pages.tsx";
import { NearCircuits, NearDrivers, NearTeams } from "#app/features/search/near-entities.tsx";

type EntityNotFoundProps = Partial<NotFoundRouteProps> & {
  about: "driver" | "team" | "circuit";
  /** Who has a name near to the typed one. */
  Near: ComponentType<{ typed: string }>;
  links: ReactNode;
};

/** The view of an address that leads nowhere: nobody has the name in it, or who has it has no such page. */
function EntityNotFound({ data, about, Near, links }: EntityNotFoundProps) {
  const typed = unknownName(data);
  return typed === null ? (
    <NoSuchPage about={about} />
  ) : (
    <NothingByThatName near={<Near typed={typed} />} links={links} />
  );
}

/** The view of an address under `/driver/` that leads nowhere. */
export function DriverNotFound({ data }: Partial<NotFoundRouteProps>) {
  return (
    <EntityNotFound
      data={data}
      about="driver"
      Near={NearDrivers}
      links={
        <Link to="/drivers/" className="button">
          All drivers
        </Link>
      }
    />
  );
}

/** The view of an address under `/teams/` that leads nowhere. */
export function TeamNotFound({ data }: Partial<NotFoundRouteProps>) {
  return (
    <EntityNotFound
      data={data}
      about="team"
      Near={NearTeams}
      links={
        <Link to="/teams_overview/" className="button">
          All teams
        </Link>
      }
    />
  );
}

/** The view of an address under `/circuits/` that leads nowhere. */
export function CircuitNotFound({ data }: Partial<NotFoundRouteProps>) {
  return (
    <EntityNotFound
      data={data}
      about="circuit"
      Near={NearCircuits}
      links={
        <Link to="/circuits/" className="button">
          All circuits
        </Link>
      }
    />
  );
}
