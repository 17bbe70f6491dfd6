import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { Suspense } from "react";
import { is, object, string } from "valibot";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { NearDrivers } from "./near-drivers.tsx";

const nobody = object({ typed: string() });

/** The view of an address under `/driver/` that leads nowhere: to no driver, or to no page of a driver. */
export function DriverNotFound({ data }: Partial<NotFoundRouteProps>) {
  if (!is(nobody, data)) return <NoSuchPage />;
  return (
    <section className="page message">
      <h1>Not Found</h1>
      <Suspense fallback={<WithoutScripts />}>
        <NearDrivers typed={data.typed} />
      </Suspense>
      <p className="message-ways">
        <Link to="/drivers/" className="button">
          All drivers
        </Link>
        <Link to="/drivers_overview/" className="button">
          Drivers overview
        </Link>
      </p>
    </section>
  );
}

/** It stands below the driver's own heading and tabs. */
function NoSuchPage() {
  return (
    <section className="message">
      <h2>Not Found</h2>
      <p>There is no such page about this driver.</p>
    </section>
  );
}
