import { endpointGroups } from "#app/open-data/endpoints.server.ts";
import { siteName } from "./site.ts";
import { publicOrigin } from "#app/platform/site-settings.server.ts";
import { env } from "cloudflare:workers";
import { plainText } from "#app/platform/plain-text.ts";

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

const daySeconds = 86_400;
/** RFC 9116 recommends an expiry less than a year ahead; the file is generated per request. */
const holdsDays = 180;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability, from `SECURITY_CONTACT`, for example
 * "mailto:security@f1.example".
 *
 * @returns 404 if none is configured, rather than an address that nobody reads
 */
export function securityText(request: Request): Response {
  const contact = env.SECURITY_CONTACT ?? "";
  if (!/^(?:mailto:|https:\/\/)\S+$/.test(contact)) return plainText("No contact is set.", 404);
  const expires = new Date(Date.now() + holdsDays * daySeconds * 1000);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${publicOrigin(request)}/.well-known/security.txt`,
  ];
  return plainText(`${lines.join("\n")}\n`, 200, { "cache-control": `public, max-age=${daySeconds}` });
}
