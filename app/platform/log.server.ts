import { settings } from "./site-settings.server.ts";

/** Addresses may have many thousand characters; so many of a path are logged. */
const loggedCharacters = 300;

/** The part of a path, or of a message, that is logged. */
export function cut(text: string): string {
  return text.slice(0, loggedCharacters);
}

/** Writes one event as one line of JSON. Nothing of a visitor belongs in it: no address, no agent, no search text. */
export function logEvent(event: string, details: Record<string, unknown>): void {
  // oxlint-disable-next-line no-console -- a Worker's log is its console
  if (settings.logs) console.log(JSON.stringify({ event, ...details }));
}
