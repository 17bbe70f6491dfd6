import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { teamName } from "#contract/teams.ts";
import { driverEntryQuery, teamEntryQuery } from "./archive.queries.ts";
import type { Facts } from "./facts.ts";

/** How long the first byte of a page may wait for the answer whether its driver exists, in milliseconds. */
const patienceMs = 20;

/**
 * Makes an unknown team a page with status 404. Teams of the reference list are known at once; any other is
 * looked up in the archive.
 */
export async function knownTeam(queryClient: QueryClient, teamId: string): Promise<void> {
  const entry = queryClient.ensureQueryData(teamEntryQuery(teamId));
  if (teamName(teamId) === null && isUnknown(await entry)) throw notFound();
}

/**
 * Makes an unknown driver a page with status 404, when the archive answers promptly. A slow archive must not
 * hold back the first byte: then the page begins, and its screen says that there is no such driver.
 */
export async function knownDriver(queryClient: QueryClient, driverId: string): Promise<void> {
  const entry = queryClient.ensureQueryData(driverEntryQuery(driverId));
  if (isUnknown(await within(patienceMs, entry))) throw notFound();
}

/** True when the archive answered and the answer was "no such one". */
function isUnknown(entry: Facts<unknown> | null): boolean {
  return entry?.available === true && entry.value === null;
}

/** The promise's value, or null when it takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  const value = await Promise.race([promise, late]);
  clearTimeout(timer);
  return value;
}
