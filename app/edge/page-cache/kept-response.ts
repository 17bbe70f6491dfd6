import { array, number, object, parse, pipe, string, transform, tuple } from "valibot";
import type { KeptPage } from "./cached-page.ts";

const factsHeader = "x-kept";

/** What is known of a kept page beside its bytes, as one line of JSON. */
const keptFacts = pipe(
  string(),
  transform((text): unknown => JSON.parse(text)),
  object({
    nonceAt: array(number()),
    madeMs: number(),
    keeping: object({ browser: number(), edge: number(), stale: number(), failing: number() }),
    headers: array(tuple([string(), string()])),
  }),
);

/** A kept page as the Cache API takes it. */
export function keptResponse({ html, headers, ...rest }: KeptPage): Response {
  const facts = { ...rest, headers: [...headers] };
  const { edge, stale, failing } = facts.keeping;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": `max-age=${edge + Math.max(stale, failing)}`,
      [factsHeader]: JSON.stringify(facts),
    },
  });
}

/** What `keptResponse` wrote; null for what another build wrote in another way. */
export async function readKeptResponse(response: Response): Promise<KeptPage | null> {
  try {
    const facts = parse(keptFacts, response.headers.get(factsHeader));
    const html = new Uint8Array(await response.arrayBuffer());
    return { ...facts, html, headers: new Headers(facts.headers) };
  } catch {
    return null;
  }
}
