import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress, requireDriver, driverNotFound } from "#app/data/require-entity.ts";
import { DriverLayout, DriverNotFound } from "#app/features/drivers/driver-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/driver/$driverId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.driverId, location, () => driverNotFound(context.queryClient, params.driverId)),
  loader: ({ context, params }) => requireDriver(context.queryClient, params.driverId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: DriverLayout,
  notFoundComponent: DriverNotFound,
});
