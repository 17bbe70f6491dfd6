import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { JsonLdScript } from "#app/seo/json-ld/json-ld-script.tsx";
import { personJsonLd } from "#app/seo/json-ld/json-ld.ts";
import { EntityHeading } from "#app/ui/entity-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { NearDrivers } from "../near-drivers.tsx";
import { DriverCareer } from "./driver-career.tsx";

/** Who a driver is, and the career in figures. The name, made from the id, is there before any answer. */
export function DriverHeader({ driverId }: { driverId: DriverId }) {
  const name = nameFromId(driverId);
  return (
    <Suspense
      fallback={
        <>
          <WithoutScripts />
          <DriverCareer driverId={driverId} name={name} profile={null} note="" />
        </>
      }
    >
      <Header driverId={driverId} name={name} />
    </Suspense>
  );
}

function Header({ driverId, name }: { driverId: DriverId; name: string }) {
  const { data } = useSuspenseQuery(driverProfileQuery(driverId));
  if (!data.available) {
    return (
      <DriverCareer
        driverId={driverId}
        name={name}
        profile={null}
        note="No figures are available for this driver now."
      />
    );
  }
  if (data.value !== null) {
    const profile = data.value;
    return (
      <>
        <JsonLdScript about={(siteUrl) => personJsonLd(siteUrl, profile)} />
        <DriverCareer driverId={driverId} name={profile.name} profile={profile} />
      </>
    );
  }
  return (
    <>
      <EntityHeading name={name} />
      <NearDrivers typed={driverId} />
    </>
  );
}
