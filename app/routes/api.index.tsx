import { createFileRoute } from "@tanstack/react-router";
import { OpenDataScreen } from "#app/features/open-data/open-data-screen.tsx";
import { fetchEndpointGroups } from "#app/open-data/open-data.functions.ts";
import { openDataHead } from "#app/seo/open-data-head.ts";

export const Route = createFileRoute("/api/")({
  loader: () => fetchEndpointGroups(),
  staleTime: Infinity,
  head: ({ match }) => openDataHead(match.context.siteUrl),
  component: OpenDataPage,
});

function OpenDataPage() {
  return <OpenDataScreen endpointGroups={Route.useLoaderData()} />;
}
