import { buildId } from "./build-id.server.ts";
import { archiveVersion } from "./data-cache/site-data.server.ts";

/**
 * Says which build answers, and which archive it answers from: 200 when it knows one, 503 when the data API has told
 * it none yet.
 */
export async function health(): Promise<Response> {
  const archive = await archiveVersion.current();
  return Response.json(
    { build: buildId, archive },
    { status: archive === null ? 503 : 200, headers: { "cache-control": "no-store" } },
  );
}
