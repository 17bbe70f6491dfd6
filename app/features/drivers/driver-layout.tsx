import { Link, type NotFoundRouteProps, useParams } from "@tanstack/react-router";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { nameFromId } from "#contract/ids.ts";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { DriverHeader } from "./header/driver-header.tsx";
import { unknownName } from "#app/data/require-entity.ts";
import { NothingByThatName } from "#app/features/shell/not-found.tsx";
import { NoSuchPage } from "#app/ui/no-such-page.tsx";
import { NearDrivers } from "./near-drivers.tsx";

/** What all pages of a driver share: who it is, the career in figures, and tabs. */
export function DriverLayout() {
  const { driverId } = useParams({ from: "/driver/$driverId" });
  return (
    <div className="page">
      <DriverHeader driverId={driverId} />
      <Tabs label={nameFromId(driverId)} tabs={driverTabs(driverId)} />
      <PageOutlet />
    </div>
  );
}

function driverTabs(driverId: string): ReadonlyArray<Tab> {
  const params = { driverId };
  return [
    { label: "Results", link: { to: "/driver/$driverId/", params } },
    { label: "Championship", link: { to: "/driver/$driverId/championship", params } },
    { label: "Teammates", link: { to: "/driver/$driverId/race_teammate", params } },
    { label: "Qualifying", link: { to: "/driver/$driverId/qualifying", params } },
    { label: "Charts", link: { to: "/driver/$driverId/charts", params } },
  ];
}

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
