import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { typedNobody } from "#app/data/known.ts";
import { NoSuchPage, NothingByThatName } from "#app/ui/no-such-page.tsx";
import { NearDrivers } from "./near-drivers.tsx";

/** The view of an address under `/driver/` that leads nowhere: to no driver, or to no page of a driver. */
export function DriverNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = typedNobody(data);
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
            Drivers overview
          </Link>
        </>
      }
    />
  );
}
