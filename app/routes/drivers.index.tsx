import { createFileRoute } from "@tanstack/react-router";
import { driverEntriesQuery } from "#app/data/archive.queries.ts";
import { driverCareersQuery } from "#app/data/drivers.queries.ts";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { DriverListScreen } from "#app/features/driver-list/driver-list-screen.tsx";
import { listHead } from "#app/seo/lists-head.ts";
import { directorySearch } from "#app/ui/directory/directory.ts";

export const Route = createFileRoute("/drivers/")({
  validateSearch: directorySearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery({ ...driverEntriesQuery(), meta: hydratedOnInteraction });
    void context.queryClient.prefetchQuery({ ...driverCareersQuery("all"), meta: hydratedOnInteraction });
  },
  head: ({ match }) => listHead(match.context.siteUrl, "drivers"),
  component: DriverListScreen,
});
