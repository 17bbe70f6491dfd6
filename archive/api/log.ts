import type { Run } from "#archive/import/openf1/scheduled.ts";
import { ParameterError } from "#contract/parameters.ts";
import { RequestError } from "./request-error.ts";

/** Writes what went wrong on our side as one line of JSON; a caller's mistake is not worth one. */
export function logFailure(request: Request, error: unknown): void {
  if (error instanceof ParameterError || (error instanceof RequestError && error.status < 500)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const line = {
    event: "request_failed",
    method: request.method,
    path: new URL(request.url).pathname,
    message,
    stack,
  };
  // oxlint-disable-next-line no-console -- the Worker's log is its console
  console.error(JSON.stringify(line));
}

/** Writes what a scheduled import did as one line of JSON. */
export function logRun(run: Run): void {
  // oxlint-disable-next-line no-console -- the Worker's log is its console
  console.log(JSON.stringify({ event: "timing_import", ...run }));
}
