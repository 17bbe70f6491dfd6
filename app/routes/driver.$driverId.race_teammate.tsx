import { createFileRoute } from "@tanstack/react-router";
import { teammatesFinishedQuery, teammatesQuery } from "#app/data/drivers.queries.ts";
import { hydratedOnInteraction } from "#app/data/api-query.ts";
import { teammatesSearch } from "#app/features/drivers/driver-search.ts";
import { TeammatesScreen } from "#app/features/drivers/teammates/teammates-screen.tsx";
import { driverHead } from "#app/seo/driver-head.ts";

export const Route = createFileRoute("/driver/$driverId/race_teammate")({
  validateSearch: teammatesSearch,
  loaderDeps: ({ search }) => ({ finishedOnly: search.races === "finished" }),
  loader: ({ context, params, deps }) => {
    const query = deps.finishedOnly ? teammatesFinishedQuery : teammatesQuery;
    void context.queryClient.prefetchQuery({ ...query(params.driverId), meta: hydratedOnInteraction });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "race_teammate", params.driverId),
  component: TeammatesScreen,
});
