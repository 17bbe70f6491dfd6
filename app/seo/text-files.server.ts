import { endpointGroups } from "#app/open-data/endpoints.server.ts";
import { siteName } from "./site.ts";
import { publicOrigin } from "#app/platform/site-settings.server.ts";

/** `llms.txt`: what the site offers and where programs find it, as Markdown. */
export function llmsText({ request }: { request: Request }): Response {
  const origin = publicOrigin(request);
  const lines = [
    `# ${siteName}`,
    "",
    "> Formula 1 since 1950: drivers, teams, races, qualifying, standings, records and timing. Facts from F1DB (CC BY 4.0) and OpenF1; unofficial.",
    "",
    "Programs need not read the pages: the same facts are open data, read-only, without a key.",
    "",
    "## Data",
    "",
    `- [OpenAPI 3.1](${origin}/api/openapi.json): every path, its parameters and answers`,
    `- [The same for readers](${origin}/api/): examples, formats, limits`,
    "- Answers are JSON; tables are CSV with `?format=csv`. Keep answers as `Cache-Control` says, and ask again with `If-None-Match`.",
    `- [Open data](${origin}/data/): SQLite, with its data dictionary: ${origin}/data/f1-archive.sqlite`,
    `- [Assistants](${origin}/data/#assistants): a Model Context Protocol server (streamable HTTP, no key) at ${origin}/mcp`,
    ...endpointGroups.flatMap(({ title, endpoints }) => [
      "",
      `## ${title}`,
      "",
      ...endpoints.map(({ about, example }) => `- [${about}](${origin}/api${example})`),
    ]),
    "",
    "## About",
    "",
    `- [How we count](${origin}/method/)`,
    `- [Sitemap](${origin}/sitemap.xml): every page`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** `robots.txt`: every page is allowed, except what only scripts read. */
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
