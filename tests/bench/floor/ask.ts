import { apiKeyHeader } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";

/** The tables that the floors render, and where their rows are from. */
const sources = {
  standings: paths.driverOverview(2025),
  team: paths.teamResults("ferrari"),
  driver: paths.driverResults("fernando_alonso"),
};

export type FloorTableName = keyof typeof sources;

/** What a floor's Worker finds in its environment. */
export type FloorEnv = {
  ARCHIVE?: { fetch(url: URL, init?: RequestInit): Promise<Response> };
  API_KEY?: string;
};

export function isFloorTable(name: string): name is FloorTableName {
  return Object.hasOwn(sources, name);
}

/** What the data API has for a table, as it comes: a floor trusts it. */
export async function askFor(table: FloorTableName, env: FloorEnv) {
  if (env.ARCHIVE === undefined) throw new Error("the floor is bound to no data API");
  const response = await env.ARCHIVE.fetch(new URL(sources[table], "https://archive.internal"), {
    headers: { [apiKeyHeader]: env.API_KEY ?? "" },
  });
  return { table, answer: await response.json() };
}
