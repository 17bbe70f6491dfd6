import type { QueryClient } from "@tanstack/react-query";
import { notFound, type NotFoundError, type ParsedLocation, redirect } from "@tanstack/react-router";
import { is, object, string } from "valibot";
import type { ArchiveInfo } from "#contract/archive.ts";
import { archiveInfoQuery } from "./archive.queries.ts";
import { circuitProfileQuery } from "./circuits.queries.ts";
import { driverProfileQuery } from "./drivers.queries.ts";
import type { ApiResult } from "./api-query.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { teamProfileQuery } from "./teams.queries.ts";
import { tidyTyped } from "#app/text/names.ts";
import { canonicalId, isId } from "#contract/ids.ts";

/**
 * Responds with 404 for an unknown team. Teams in the reference list are known without a request; others are looked up
 * in the archive.
 *
 * @param isListed whether the team is in that list (contract/teams.ts)
 */
export async function requireTeam(
  queryClient: QueryClient,
  teamId: string,
  isListed: boolean,
): Promise<void> {
  const profile = queryClient.fetchQuery(teamProfileQuery(teamId));
  if (!isListed && isUnknown(await profile)) throw teamNotFound(queryClient, teamId);
}

/**
 * Responds with 404 for an unknown driver if the archive answers within the deadline. A slow archive must not delay the
 * first byte: then the page is sent, and its heading says that there is no such driver.
 */
export async function requireDriver(queryClient: QueryClient, driverId: string): Promise<void> {
  const profile = prefetchDriver(queryClient, driverId);
  if (isUnknown(await withinDeadline(profile))) throw driverNotFound(queryClient, driverId);
}

/** Prefetches a driver's profile and, if there is no such driver, suggestions with similar names. */
export async function prefetchDriver(
  queryClient: QueryClient,
  driverId: string,
): Promise<ApiResult<unknown>> {
  const profile = await queryClient.fetchQuery(driverProfileQuery(driverId));
  if (isUnknown(profile)) void queryClient.prefetchQuery(nearNamesQuery("Driver", tidyTyped(driverId)));
  return profile;
}

/** Responds with 404 for an unknown circuit, like `requireDriver`. */
export async function requireCircuit(queryClient: QueryClient, circuitId: string): Promise<void> {
  const profile = queryClient.fetchQuery(circuitProfileQuery(circuitId));
  if (isUnknown(await withinDeadline(profile))) throw circuitNotFound(queryClient, circuitId);
}

/** `notFound` for a circuit, like `driverNotFound`. */
export function circuitNotFound(queryClient: QueryClient, typed: string) {
  const tidy = tidyTyped(typed);
  void queryClient.prefetchQuery(nearNamesQuery("Circuit", tidy));
  return notFound({ data: { typed: tidy } });
}

/** `notFound` for an unknown driver name or id; starts fetching suggestions. */
export function driverNotFound(queryClient: QueryClient, typed: string) {
  const tidy = tidyTyped(typed);
  void queryClient.prefetchQuery(nearNamesQuery("Driver", tidy));
  return notFound({ data: { typed: tidy } });
}

/** `notFound` for a team, like `driverNotFound`. */
export function teamNotFound(queryClient: QueryClient, typed: string) {
  const tidy = tidyTyped(typed);
  void queryClient.prefetchQuery(nearNamesQuery("Team", tidy));
  return notFound({ data: { typed: tidy } });
}

const nobody = object({ typed: string() });

/** The unknown name or id in a `notFound`; null for a `notFound` of another kind. */
export function unknownName(data: unknown): string | null {
  return is(nobody, data) ? data.typed : null;
}

/** What the archive contains, or null if it does not answer within the deadline. */
export function archiveWithinDeadline(queryClient: QueryClient): Promise<ApiResult<ArchiveInfo> | null> {
  return withinDeadline(queryClient.fetchQuery(archiveInfoQuery()));
}

/** True if the archive answered that there is none. */
function isUnknown(facts: ApiResult<unknown> | null): boolean {
  return facts?.available === true && facts.value === null;
}

/**
 * Redirects a URL with an id in another spelling (capitals, hyphens, spaces) to the canonical one.
 *
 * @param unknown creates the `notFound` for text that cannot be an id
 * @throws a redirect (301) to the same page under the canonical id, or what `unknown` creates
 */
export function canonicalAddress(id: string, location: ParsedLocation, unknown: () => NotFoundError): void {
  const canonical = canonicalId(id);
  if (!isId(canonical)) throw unknown();
  if (canonical === id) return;
  const pathname = location.pathname
    .split("/")
    .map((part) => (decodeURIComponent(part) === id ? canonical : part))
    .join("/");
  throw redirect({ href: `${pathname}${location.searchStr}`, statusCode: 301 });
}
