import { createFileRoute } from "@tanstack/react-router";
import { searchIndexResponse } from "#app/data/search/site-search.server.ts";

export const Route = createFileRoute("/search-index.json")({
  server: { handlers: { GET: searchIndexResponse } },
});
