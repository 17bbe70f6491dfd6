import { createFileRoute, Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { nameFromId } from "#contract/ids.ts";
import { canonicalAddress, driverNotFound, requireDriver, unknownName } from "#app/data/require-entity.ts";
import { DriverHeader } from "#app/features/drivers/header/driver-header.tsx";
import { NearDrivers } from "#app/features/search/near-entities.tsx";
import { NothingByThatName } from "#app/features/shell/not-found.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { NoSuchPage } from "#app/ui/error-pages.tsx";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

export const Route = createFileRoute("/driver/$driverId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.driverId, location, () => driverNotFound(context.queryClient, params.driverId)),
  loader: ({ context, params }) => requireDriver(context.queryClient, params.driverId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: DriverLayout,
  notFoundComponent: DriverNotFound,
});

/** What all pages of a driver share: who it is, the career in figures, and tabs. */
function DriverLayout() {
  const { driverId } = Route.useParams();
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
function DriverNotFound({ data }: Partial<NotFoundRouteProps>) {
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
