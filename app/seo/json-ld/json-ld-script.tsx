import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { type JsonLd, jsonLdText } from "./json-ld.ts";

/**
 * Structured data for search engines, beside what it describes. The script is data and is never run, so it needs no
 * nonce.
 *
 * @param about builds the description, given the site's public origin
 */
export function JsonLdScript({ about }: { about: (siteUrl: string) => JsonLd }) {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  const text = useMemo(() => ({ __html: jsonLdText(about(siteUrl)) }), [about, siteUrl]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={text} />;
}
