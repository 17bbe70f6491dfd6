import { useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { nameFromId } from "#contract/ids.ts";
import { driverEntryQuery } from "#app/data/archive.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { EntityHeading } from "#app/ui/entity-heading.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

/** What all pages of a driver share: the name and tabs. */
export function DriverLayout() {
  const { driverId } = useParams({ from: "/driver/$driverId" });
  const name = nameFromId(driverId);
  return (
    <div className="page">
      <Suspense fallback={<EntityHeading name={name} />}>
        <DriverHeading driverId={driverId} />
      </Suspense>
      <Tabs label={name} tabs={driverTabs(driverId)} />
      <Outlet />
    </div>
  );
}

function DriverHeading({ driverId }: { driverId: string }) {
  const { data } = useSuspenseQuery(driverEntryQuery(driverId));
  const name = nameFromId(driverId);
  if (!data.available) return <EntityHeading name={name} />;
  if (data.value !== null) return <EntityHeading name={data.value.name} country={data.value.country} />;
  return (
    <>
      <EntityHeading name={name} />
      <EmptyNote>There is no driver by this name in the archive.</EmptyNote>
    </>
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
