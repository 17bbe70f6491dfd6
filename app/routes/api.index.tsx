import { createFileRoute } from "@tanstack/react-router";
import { OpenDataScreen } from "#app/features/open-data/open-data-screen.tsx";
import { openDataHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/api/")({
  // Not in the first load: what calls the server would come along with it (app/data/api-query.ts).
  loader: async () => (await import("#app/open-data/open-data.functions.ts")).fetchEndpointGroups(),
  staleTime: Infinity,
  head: ({ match }) => openDataHead(match.context.siteUrl),
  component: OpenDataPage,
});

function OpenDataPage() {
  return <OpenDataScreen endpointGroups={Route.useLoaderData()} />;
}
