import { useLocation } from "@tanstack/react-router";
import { completeAddress } from "./complete-address.ts";

/** Part of what stands in for facts that are on their way: readers without scripts are led to the whole page. */
export function WithoutScripts() {
  const address = completeAddress(useLocation());
  if (address === null) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <a href={address}>Show the whole page</a>
    </noscript>
  );
}
