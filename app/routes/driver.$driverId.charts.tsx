import { createFileRoute } from "@tanstack/react-router";
import { driverHead } from "#app/seo/driver-head.ts";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";

export const Route = createFileRoute("/driver/$driverId/charts")({
  head: ({ match, params }) => driverHead(match.context.siteUrl, "charts", params.driverId, true),
  component: () => <NotBuiltYet title="Charts" />,
});
