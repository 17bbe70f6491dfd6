import { createFileRoute } from "@tanstack/react-router";
import { health } from "#app/edge/health.server.ts";

export const Route = createFileRoute("/healthz")({
  server: { handlers: { GET: health } },
});
