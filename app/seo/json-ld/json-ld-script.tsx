import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { type JsonLd, jsonLdText } from "./json-ld.ts";

/**
 * Tells search engines what the facts around it are about. Its script is data and never runs: the content security
 * policy asks for no nonce.
 *
 * @param about makes the description, given the site's public address
 */
export function JsonLdScript({ about }: { about: (siteUrl: string) => JsonLd }) {
  const { siteUrl } = useRouteContext({ from: "__root__" });
  const text = useMemo(() => ({ __html: jsonLdText(about(siteUrl)) }), [about, siteUrl]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={text} />;
}
