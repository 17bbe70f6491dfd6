import { archiveInfo, driverEntries, teamEntries } from "#contract/archive.ts";
import { circuitEntries } from "#contract/circuits.ts";
import { freshness } from "#contract/freshness.ts";
import type { Params } from "#contract/path-pattern.ts";
import { paths } from "#contract/paths.ts";
import { requestFacts } from "#app/edge/request-facts.ts";
import { calendarSeasons } from "../calendar-seasons.ts";
import { ApiError, apiGet } from "../upstream.server.ts";
import { answerAsCsv } from "./csv-table.ts";
import { type Body, deliver, jsonType, preflight, refuse } from "./deliver.ts";
import { matchEndpoint } from "./match.ts";
import { openApiDocument } from "./openapi.server.ts";
import { malformed, missing, Refusal } from "./refusal.ts";
import { sourceOf } from "./sources.server.ts";

/**
 * Answers everything under `/api/`: facts as JSON or CSV, and their description. Reads only.
 *
 * A refusal is JSON (contract/errors.ts): 400 for what cannot be meant, 404 for what does not exist, 405 for a method
 * that would write, 502 while the data API gives no usable answer.
 */
export async function openDataResponse({ request }: { request: Request }): Promise<Response> {
  if (request.method === "OPTIONS") return preflight();
  try {
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new Refusal(405, "method_not_allowed", "The data can only be read.", "GET, HEAD");
    return await deliver(request, await bodyOf(new URL(request.url)));
  } catch (error) {
    if (error instanceof Refusal) return refuse(request, error);
    if (!(error instanceof ApiError)) throw error;
    return refuse(
      request,
      new Refusal(502, "unavailable", "The archive gives no answer now. Try again later."),
    );
  }
}

async function bodyOf({ pathname, searchParams, origin }: URL): Promise<Body> {
  const path = pathname.replace(/^\/api/, "").replace(/\/$/, "");
  if (path === "/openapi.json")
    return {
      text: openApiDocument(requestFacts().siteUrl || origin),
      type: jsonType,
      edgeSeconds: 3600,
      fileName: "openapi.json",
    };
  const isCsv = wantsCsv(searchParams);
  const matched = matchEndpoint(path);
  const { rows, path: pattern } = matched.endpoint;
  if (isCsv && rows === null)
    throw new Refusal(400, "no_table", "This answer is no table and has no CSV.", "format=json");
  await checkSeason(matched.params);
  const source = sourceOf(pattern);
  const { value, schema } = await source.answer(matched, searchParams);
  if (value === null) throw missing(nothingText(matched.params));
  if (isEmpty(value)) await checkId(matched.params);
  const { edgeSeconds } = freshness[source.freshness];
  const fileName = matched.path.slice(1).replaceAll("/", "-");
  if (isCsv && rows !== null)
    return {
      text: answerAsCsv(schema, value, rows),
      type: "text/csv; charset=utf-8; header=present",
      edgeSeconds,
      fileName: `${fileName}.csv`,
    };
  return { text: JSON.stringify(value), type: jsonType, edgeSeconds, fileName: `${fileName}.json` };
}

function wantsCsv(query: URLSearchParams): boolean {
  const format = query.get("format") ?? "json";
  if (format !== "json" && format !== "csv") throw malformed("There is no such format.", "json, csv");
  return format === "csv";
}

/** A season without a calendar has no answer at all; of a round, its own answer tells. */
async function checkSeason({ year, round }: Params): Promise<void> {
  if (year === undefined || round !== undefined) return;
  const seasons = calendarSeasons(await apiGet(paths.archive(), archiveInfo, freshness.reference));
  if (seasons !== null && Number(year) >= seasons.first && Number(year) <= seasons.last) return;
  const held = seasons === null ? undefined : `a season from ${seasons.first} to ${seasons.last}`;
  throw missing("There is no such season on the calendar.", held);
}

/** Nothing is known of somebody who exists, or of nobody. */
async function checkId({ driverId, teamId, circuitId, otherId }: Params): Promise<void> {
  const { reference } = freshness;
  if (driverId !== undefined) {
    const drivers = await apiGet(paths.drivers(), driverEntries, reference);
    check("drivers", [driverId, otherId], new Set(drivers.map((each) => each.driver_id)));
  }
  if (teamId !== undefined) {
    const teams = await apiGet(paths.teams(), teamEntries, reference);
    check("teams", [teamId, otherId], new Set(teams.map((each) => each.team_id)));
  }
  if (circuitId !== undefined) {
    const circuits = await apiGet(paths.circuits(), circuitEntries, reference);
    check("circuits", [circuitId], new Set(circuits.map((each) => each.circuit_id)));
  }
}

function check(list: string, ids: ReadonlyArray<string | undefined>, known: ReadonlySet<string>): void {
  if (ids.some((id) => id !== undefined && !known.has(id)))
    throw missing("There is nobody and nothing by this id.", `an id of /api/${list}`);
}

/** True for a list of nothing, and for lists of nothing. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && value !== null && Object.values(value).every(isEmpty);
}

function nothingText({ document }: Params): string {
  if (document === undefined) return "There is no such race.";
  return "There is no such session, or its timing was not imported; /api/timing lists those that were.";
}
