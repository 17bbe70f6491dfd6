import { endpoints } from "#contract/endpoints.ts";
import { ApiError, apiGet } from "../upstream.server.ts";

/** The index as a file of the site; 503 while the data API gives none. */
export async function searchIndexResponse(): Promise<Response> {
  try {
    const index = await apiGet(endpoints.search);
    return Response.json(index, { headers: { "cache-control": "public, max-age=900" } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.message }, { status: 503, headers: { "cache-control": "no-store" } });
  }
}
