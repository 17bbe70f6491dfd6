import { publicOrigin } from "./public-origin.server.ts";

/** What search engines may read: every page. What only scripts read is left out. */
export function robotsText(request: Request): Response {
  const origin = publicOrigin(request);
  const lines = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /_serverFn/",
    "Disallow: /search-index.json",
    "",
    `# For programs: ${origin}/llms.txt and ${origin}/api/`,
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
