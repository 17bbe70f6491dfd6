import { createFileRoute } from "@tanstack/react-router";
import { llmsText } from "#app/seo/text-files.server.ts";

export const Route = createFileRoute("/llms.txt")({
  server: { handlers: { GET: llmsText } },
});
