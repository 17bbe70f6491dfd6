import { createFileRoute } from "@tanstack/react-router";
import { sitemapPart } from "#app/seo/sitemap/sitemap.server.ts";

export const Route = createFileRoute("/sitemaps/{$part}.xml")({
  server: { handlers: { GET: ({ request, params }) => sitemapPart(request, params.part) } },
});
