import { type NotFoundError, type ParsedLocation, redirect } from "@tanstack/react-router";
import { canonicalId, isId } from "#contract/ids.ts";

/**
 * Redirects an address with an id in another spelling (capitals, hyphens, spaces) to the canonical one.
 *
 * @param nobody makes the "not found" for text that is no id
 * @throws a redirect (301) to the same page under the canonical id, or what `nobody` makes
 */
export function canonicalAddress(id: string, location: ParsedLocation, nobody: () => NotFoundError): void {
  const canonical = canonicalId(id);
  if (!isId(canonical)) throw nobody();
  if (canonical === id) return;
  const pathname = location.pathname
    .split("/")
    .map((part) => (decodeURIComponent(part) === id ? canonical : part))
    .join("/");
  throw redirect({ href: `${pathname}${location.searchStr}`, statusCode: 301 });
}
