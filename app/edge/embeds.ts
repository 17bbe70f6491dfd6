import { isEmbedPath } from "#app/text/embed-path.ts";
import { embedAddress, readEmbed } from "#app/ui/embed/embedding.ts";

/**
 * Makes an answer that of an embed: pages that let in only what asks to be let in may show it, and search engines leave
 * it out. Whoever is led elsewhere is led to an embed there, since a page itself may not be framed.
 *
 * @param headers of the answer; they are changed
 * @param asked the address that was asked for; nothing happens unless it is an embed's
 */
export function markEmbed(headers: Headers, asked: URL): void {
  const parts = readEmbed(asked);
  if (parts === null) return;
  headers.set("cross-origin-resource-policy", "cross-origin");
  headers.set("x-robots-tag", "noindex");
  const to = headers.get("location");
  if (to === null) return;
  const page = new URL(to, asked);
  if (page.origin !== asked.origin || isEmbedPath(page.pathname)) return;
  const { pathname, search } = embedAddress(page, parts.embedding);
  headers.set("location", `${pathname}${search}`);
}
