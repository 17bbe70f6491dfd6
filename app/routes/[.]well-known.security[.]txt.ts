import { createFileRoute } from "@tanstack/react-router";
import { securityText } from "#app/seo/text-files.server.ts";

export const Route = createFileRoute("/.well-known/security.txt")({
  server: { handlers: { GET: ({ request }) => securityText(request) } },
});
