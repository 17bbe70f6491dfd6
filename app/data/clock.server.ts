import { env } from "cloudflare:workers";
import { now } from "#contract/clock.ts";

/** Today's date in UTC, `YYYY-MM-DD`. */
export function presentDay(): string {
  return now(env).toISOString().slice(0, 10);
}

/** The current year in UTC. */
export function presentYear(): number {
  return now(env).getUTCFullYear();
}
