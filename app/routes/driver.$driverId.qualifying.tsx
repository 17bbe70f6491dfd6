import { createFileRoute } from "@tanstack/react-router";
import { driverQualifyingQuery } from "#app/data/drivers.queries.ts";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { QualifyingScreen, QualifyingSkeleton } from "#app/features/drivers/qualifying/qualifying-screen.tsx";
import { qualifyingSearch } from "#app/features/drivers/driver-search.ts";
import { driverHead } from "#app/seo/driver-head.ts";

export const Route = createFileRoute("/driver/$driverId/qualifying")({
  validateSearch: qualifyingSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery({
      ...driverQualifyingQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "qualifying", params.driverId),
  pendingComponent: QualifyingSkeleton,
  component: QualifyingScreen,
});
