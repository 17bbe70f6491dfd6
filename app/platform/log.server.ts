import { settings } from "./site-settings.server.ts";

/** Paths and messages are truncated in the log: a URL may have thousands of characters. */
const loggedCharacters = 300;

/** Truncates a path or a message for the log. */
export function cut(text: string): string {
  return text.slice(0, loggedCharacters);
}

/** Logs one event as a line of JSON. It must contain nothing about the visitor: no IP, user agent or search text. */
export function logEvent(event: string, details: Record<string, unknown>): void {
  // oxlint-disable-next-line no-console -- a Worker's log is its console
  if (settings.logs) console.log(JSON.stringify({ event, ...details }));
}
