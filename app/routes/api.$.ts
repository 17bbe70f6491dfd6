import { createFileRoute } from "@tanstack/react-router";
import { openDataResponse } from "#app/open-data/open-data.server.ts";

export const Route = createFileRoute("/api/$")({
  server: { handlers: { ANY: openDataResponse } },
});
