import { createFileRoute } from "@tanstack/react-router";
import { driverEntriesQuery } from "#app/data/archive.queries.ts";
import { DriverListScreen } from "#app/features/driver-list/driver-list-screen.tsx";
import { pageHead } from "#app/seo/head.ts";
import { directorySearch } from "#app/ui/directory/directory.ts";

export const Route = createFileRoute("/drivers/")({
  validateSearch: directorySearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(driverEntriesQuery());
  },
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "All Formula 1 drivers by name",
      description: "Every Formula 1 driver since 1950 by name, with nationality, first and last season.",
      path: "/drivers/",
    }),
  component: DriverListScreen,
});
