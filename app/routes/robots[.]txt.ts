import { createFileRoute } from "@tanstack/react-router";
import { robotsText } from "#app/seo/text-files.server.ts";

export const Route = createFileRoute("/robots.txt")({
  server: { handlers: { GET: ({ request }) => robotsText(request) } },
});
