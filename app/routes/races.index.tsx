import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { driverChampionshipQuery, driverRacesQuery } from "#app/data/drivers.queries.ts";
import { isUpcoming } from "#contract/races.ts";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { prefetchDriver } from "#app/data/require-entity.ts";
import { DriverRaces } from "#app/features/races/driver-races.tsx";
import { SeasonRaces, seasonTable } from "#app/features/races/season-races.tsx";
import { withinDeadline } from "#app/platform/deadline.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { racesHead } from "#app/seo/lists-head.ts";
import { idOfName } from "#app/text/names.ts";
import { read, searchParams } from "#app/text/search-params.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { viewParams } from "#app/ui/table/view.ts";

const parameters = searchParams({
  /** Absent for the current season. Any four digits: the screen says which seasons there are. */
  year: read(readYear),
  /** An id; with it there is no year. A form without scripts sends the name that was typed. */
  driver: read((value) => (typeof value === "string" ? idOfName(value) : undefined)),
  ...viewParams,
});

/** What `/races/` shows: the races of a season, or those of a driver. */
type RacesSearch = ReturnType<typeof parameters>;

/** Reads the search parameters of `/races/`. */
export const racesSearch = (search: Record<string, unknown>): RacesSearch => {
  const { year, driver, sort, f } = parameters(search);
  // Only the races of a driver can be filtered.
  return driver ? { year: undefined, driver, sort, f } : { year, driver: undefined, sort, f: undefined };
};

/** The router hands on a number where a link had one, and text from an address. */
function readYear(value: unknown): number | undefined {
  const text = String(value);
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined;
}

export const Route = createFileRoute("/races/")({
  validateSearch: racesSearch,
  loaderDeps: ({ search: { year, driver } }) => ({ year, driver }),
  loader: ({ context, deps }) => prefetchRaces(context.queryClient, deps),
  // The title names nobody who is unknown.
  head: ({ match, loaderData }) =>
    racesHead(match.context.siteUrl, loaderData === "nobody" ? {} : match.search),
  component: RacesScreen,
  pendingComponent: RacesSkeleton,
});

/**
 * Starts what the page of races needs, for a season (the current one by default) or for a driver.
 *
 * @returns "nobody" where the archive has answered that there is no such driver, on the server
 */
async function prefetchRaces(
  queryClient: QueryClient,
  { year, driver }: { year?: number | undefined; driver?: string | undefined },
): Promise<"nobody" | void> {
  if (driver === undefined) {
    await withinDeadline(prefetchSeason(queryClient, year ?? null));
  } else {
    const profile = prefetchDriver(queryClient, driver);
    void queryClient.prefetchQuery(driverRacesQuery(driver));
    // In the browser the screen asks.
    if (import.meta.env.SSR) {
      await withinDeadline(prefetchHeldSeasons(queryClient, driver));
      const known = await withinDeadline(profile);
      if (known?.available && known.value === null) return "nobody";
    }
  }
}

/** The seasons of a driver none of whose races are held. */
async function prefetchHeldSeasons(queryClient: QueryClient, driver: string): Promise<void> {
  const races = await queryClient.fetchQuery(driverRacesQuery(driver));
  if (races.available && races.value.length === 0)
    await queryClient.prefetchQuery(driverChampionshipQuery(driver));
}

/** A season's races, and the circuit of the next one. */
async function prefetchSeason(queryClient: QueryClient, year: number | null): Promise<void> {
  const { presentMs } = requestContext();
  const calendar = await queryClient.fetchQuery(calendarQuery(year));
  if (!calendar.available || calendar.value.seasons === null) return;
  const next = calendar.value.races.find((race) => isUpcoming(race, presentMs));
  if (next !== undefined) await queryClient.prefetchQuery(circuitOutlineQuery(next.circuit_id));
}

/** Race schedule and results, by season or by driver. */
function RacesScreen() {
  // While another season is asked for, the one that was chosen stands there, and the choice keeps focus.
  const { year, driver } = useDeferredValue(Route.useSearch());
  return (
    <div className="page">
      {driver === undefined ? <SeasonRaces year={year ?? null} /> : <DriverRaces driverId={driver} />}
    </div>
  );
}

function RacesSkeleton() {
  return (
    <div className="page">
      <PageHeading>
        <h1>Races</h1>
      </PageHeading>
      <TableSkeleton table={seasonTable} />
    </div>
  );
}
