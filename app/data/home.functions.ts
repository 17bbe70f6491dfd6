import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { defaultStandingsYear } from "#contract/ids.ts";
import { apiGet } from "./upstream.server.ts";

/** How many lines of a table the front page shows. */
const topCount = 8;

/** The head of the current drivers' table. */
export const fetchTopDrivers = createServerFn({ method: "GET" }).handler(async () => {
  const overview = await apiGet(endpoints.driverOverview, await currentSeason());
  return { ...overview, standings: overview.standings.slice(0, topCount) };
});

/** The head of the current constructors' table. */
export const fetchTopConstructors = createServerFn({ method: "GET" }).handler(async () => {
  const overview = await apiGet(endpoints.constructorOverview, await currentSeason());
  return { ...overview, standings: overview.standings.slice(0, topCount) };
});

/** The season of the archive's last result; a season without any result has no table to show. */
async function currentSeason(): Promise<number> {
  const { last_race } = await apiGet(endpoints.archive);
  return last_race?.year ?? defaultStandingsYear;
}
