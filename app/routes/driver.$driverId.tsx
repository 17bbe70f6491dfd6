import { createFileRoute } from "@tanstack/react-router";
import { canonicalAddress } from "#app/data/canonical-address.ts";
import { knownDriver } from "#app/data/known.ts";
import { DriverLayout } from "#app/features/drivers/driver-layout.tsx";

export const Route = createFileRoute("/driver/$driverId")({
  beforeLoad: ({ params, location }) => canonicalAddress(params.driverId, location),
  loader: ({ context, params }) => knownDriver(context.queryClient, params.driverId),
  component: DriverLayout,
});
