import { createServerFn } from "@tanstack/react-start";
import { archiveInfo } from "#contract/archive.ts";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { freshness } from "#contract/freshness.ts";
import { defaultStandingsYear } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { apiGet } from "./upstream.server.ts";

/** How many lines of a table the front page shows. */
const topCount = 8;

/** The head of the current drivers' table. */
export const fetchTopDrivers = createServerFn({ method: "GET" }).handler(async () => {
  const overview = await apiGet(
    paths.driverOverview(await currentSeason()),
    driverOverview,
    freshness.standings,
  );
  return { ...overview, standings: overview.standings.slice(0, topCount) };
});

/** The head of the current constructors' table. */
export const fetchTopConstructors = createServerFn({ method: "GET" }).handler(async () => {
  const overview = await apiGet(
    paths.constructorOverview(await currentSeason()),
    constructorOverview,
    freshness.standings,
  );
  return { ...overview, standings: overview.standings.slice(0, topCount) };
});

/** The season of the archive's last result; a season without any result has no table to show. */
async function currentSeason(): Promise<number> {
  const { last_race } = await apiGet(paths.archive(), archiveInfo, freshness.reference);
  return last_race?.year ?? defaultStandingsYear;
}
