import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { nameFromId } from "#contract/ids.ts";
import { canonicalAddress, driverNotFound, requireDriver } from "#app/data/require-entity.ts";
import { DriverHeader } from "#app/features/drivers/header/driver-header.tsx";
import { notFoundHead } from "#app/seo/head.ts";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

export const Route = createFileRoute("/driver/$driverId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.driverId, location, () => driverNotFound(context.queryClient, params.driverId)),
  loader: ({ context, params }) => requireDriver(context.queryClient, params.driverId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: DriverLayout,
  // Not the plugin's part of the route, all of which a page preloads: few ever see it.
  codeSplitGroupings: [["component"]],
  notFoundComponent: lazyRouteComponent(
    () => import("#app/features/shell/entity-not-found.tsx"),
    "DriverNotFound",
  ),
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
