import { createFileRoute } from "@tanstack/react-router";
import { driverHead } from "#app/seo/driver-head.ts";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";

export const Route = createFileRoute("/driver/$driverId/qualifying")({
  head: ({ match, params }) => driverHead(match.context.siteUrl, "qualifying", params.driverId, true),
  component: () => <NotBuiltYet title="Qualifying" />,
});
