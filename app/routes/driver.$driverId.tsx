import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress } from "#app/data/canonical-address.ts";
import { knownDriver, noDriver } from "#app/data/known.ts";
import { DriverLayout, DriverNotFound } from "#app/features/drivers/driver-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/driver/$driverId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.driverId, location, () => noDriver(context.queryClient, params.driverId)),
  loader: ({ context, params }) => knownDriver(context.queryClient, params.driverId),
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: DriverLayout,
  notFoundComponent: DriverNotFound,
});
