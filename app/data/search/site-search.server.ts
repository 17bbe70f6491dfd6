import { endpoints } from "#contract/endpoints.ts";
import type { SearchIndex } from "#contract/search-index.ts";
import { teamByDriver } from "../ask/answers.server.ts";
import { presentTeam } from "./found-facts.server.ts";
import type { SearchIndexFile } from "./index-file.ts";
import { ApiError, apiGet } from "../upstream.server.ts";
import { type NameSearch, createSearch } from "./name-search.ts";

/** The data cache gives out one parsed answer for as long as it is fresh: its names are indexed once. */
const searches = new WeakMap<SearchIndex, NameSearch>();

/** The search over everything that the archive holds. @throws ApiError when the data API gives no index */
export async function siteSearch(): Promise<NameSearch> {
  const index = await apiGet(endpoints.search);
  const search = searches.get(index) ?? createSearch(index);
  searches.set(index, search);
  return search;
}

/** Where drivers and teams cannot be had the names are still found. */
async function withLooks(index: SearchIndex): Promise<SearchIndexFile> {
  const [drivers, teams, colours] = await Promise.all([
    apiGet(endpoints.driverCareers).catch(() => []),
    apiGet(endpoints.teams).catch(() => []),
    teamByDriver(),
  ]);
  const driverOf = new Map(drivers.map((each) => [each.driver_id, each]));
  const teamOf = new Map(teams.map((each) => [each.team_id, each]));
  const countries: Array<string> = [];
  const ids: Array<string> = [];
  return {
    ...index,
    countries,
    colours: ids,
    driverLooks: index.drivers.map(([id]) => {
      const driver = driverOf.get(id);
      // Current drivers have the colour of their current team.
      const team = (driver === undefined ? null : presentTeam(driver)) ?? colours.get(id);
      return [placeIn(countries, driver?.country), placeIn(ids, team?.id), driver?.wins ?? 0];
    }),
    teamLooks: index.teams.map(([id]) => [
      placeIn(countries, teamOf.get(id)?.country),
      teamOf.get(id)?.wins ?? 0,
    ]),
  };
}

/** Where a text stands in a list, at whose end a new one is put; null for none. */
function placeIn(list: Array<string>, text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  const place = list.indexOf(text);
  return place === -1 ? list.push(text) - 1 : place;
}

/** The index as a file of the site; 503 while the data API gives none. */
export async function searchIndexResponse(): Promise<Response> {
  try {
    const index = await apiGet(endpoints.search);
    return Response.json(await withLooks(index), { headers: { "cache-control": "public, max-age=900" } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.message }, { status: 503, headers: { "cache-control": "no-store" } });
  }
}
