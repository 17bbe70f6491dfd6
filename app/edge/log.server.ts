import { settings } from "./site-settings.server.ts";

/** Writes one event as one line of JSON. Nothing of a visitor belongs in it: no address, no agent, no search text. */
export function logEvent(event: string, details: Record<string, unknown>): void {
  // oxlint-disable-next-line no-console -- a Worker's log is its console
  if (settings.logs) console.log(JSON.stringify({ event, ...details }));
}
