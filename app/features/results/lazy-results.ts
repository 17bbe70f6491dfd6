import { lazyRouteComponent } from "@tanstack/react-router";
import { type ApiQuery, useQueryLoader } from "#app/data/api-query.ts";

const load = () => import("./results-view.tsx");

/**
 * The results of a driver or a team, and what stands in for them: a chunk of its own, since a page hydrates without them
 * until a reader touches one of their controls.
 */
export const DriverResults = lazyRouteComponent(load, "DriverResults");
export const DriverResultsSkeleton = lazyRouteComponent(load, "DriverResultsSkeleton");
export const TeamResults = lazyRouteComponent(load, "TeamResults");
export const TeamResultsSkeleton = lazyRouteComponent(load, "TeamResultsSkeleton");

const loadHeld = () => import("./held-career.tsx");

/** What stands in place of results that are not held: few pages need it. */
export const HeldDriverCareer = lazyRouteComponent(loadHeld, "HeldDriverCareer");
export const HeldTeamSeasons = lazyRouteComponent(loadHeld, "HeldTeamSeasons");

// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR)
  for (const view of [
    DriverResults,
    DriverResultsSkeleton,
    TeamResults,
    TeamResultsSkeleton,
    HeldDriverCareer,
    HeldTeamSeasons,
  ])
    void view.preload?.();

/** Loads that chunk. @returns resolves to false if it cannot be loaded; calling again retries */
export async function loadResults(): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    return false;
  }
}

/** A callback that loads that chunk and the rows of a query, as `useQueryLoader` does. */
export function useResultsLoader<T>(query: ApiQuery<T>): () => Promise<boolean> {
  const loadRows = useQueryLoader(query);
  return async () => {
    const loaded = await Promise.all([loadResults(), loadRows()]);
    return loaded.every(Boolean);
  };
}
