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
 * Makes an unknown team a page with status 404. Teams of the reference list are known at once; any other is
 * looked up in the archive.
 *
 * @param isListed whether the team is one of that list (contract/teams.ts)
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
 * Makes an unknown driver a page with status 404, when the archive answers promptly. A slow archive must not
 * hold back the first byte: then the page begins, and its heading says that there is no such driver.
 */
export async function requireDriver(queryClient: QueryClient, driverId: string): Promise<void> {
  const profile = askForDriver(queryClient, driverId);
  if (isUnknown(await withinDeadline(profile))) throw driverNotFound(queryClient, driverId);
}

/** Asks who a driver is and, as soon as it turns out that there is none by this id, whose names are near it. */
export async function askForDriver(queryClient: QueryClient, driverId: string): Promise<ApiResult<unknown>> {
  const profile = await queryClient.fetchQuery(driverProfileQuery(driverId));
  if (isUnknown(profile)) void queryClient.prefetchQuery(nearNamesQuery("Driver", tidyTyped(driverId)));
  return profile;
}

/** Makes an unknown circuit a page with status 404, when the archive answers promptly; like `requireDriver`. */
export async function requireCircuit(queryClient: QueryClient, circuitId: string): Promise<void> {
  const profile = queryClient.fetchQuery(circuitProfileQuery(circuitId));
  if (isUnknown(await withinDeadline(profile))) throw circuitNotFound(queryClient, circuitId);
}

/** "Not found" for a circuit, like `driverNotFound`. */
export function circuitNotFound(queryClient: QueryClient, typed: string) {
  const tidy = tidyTyped(typed);
  void queryClient.prefetchQuery(nearNamesQuery("Circuit", tidy));
  return notFound({ data: { typed: tidy } });
}

/** "Not found" for a driver by a name or id that nobody has; who may be meant is on its way. */
export function driverNotFound(queryClient: QueryClient, typed: string) {
  const tidy = tidyTyped(typed);
  void queryClient.prefetchQuery(nearNamesQuery("Driver", tidy));
  return notFound({ data: { typed: tidy } });
}

/** "Not found" for a team, like `driverNotFound`. */
export function teamNotFound(queryClient: QueryClient, typed: string) {
  const tidy = tidyTyped(typed);
  void queryClient.prefetchQuery(nearNamesQuery("Team", tidy));
  return notFound({ data: { typed: tidy } });
}

const nobody = object({ typed: string() });

/** What was typed for a name or id that nobody has; null for a "not found" of another kind. */
export function unknownName(data: unknown): string | null {
  return is(nobody, data) ? data.typed : null;
}

/** What the archive holds, when it answers promptly: a slow one must not hold back the first byte. */
export function promptArchive(queryClient: QueryClient): Promise<ApiResult<ArchiveInfo> | null> {
  return withinDeadline(queryClient.fetchQuery(archiveInfoQuery()));
}

/** True when the archive answered and the answer was "no such one". */
function isUnknown(facts: ApiResult<unknown> | null): boolean {
  return facts?.available === true && facts.value === null;
}

/**
 * Redirects an address with an id in another spelling (capitals, hyphens, spaces) to the canonical one.
 *
 * @param unknown makes the "not found" for text that is no id
 * @throws a redirect (301) to the same page under the canonical id, or what `unknown` makes
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
