import { env } from "cloudflare:workers";
import { now } from "#contract/clock.ts";

/** The present day in UTC, `YYYY-MM-DD`. */
export function presentDay(): string {
  return now(env).toISOString().slice(0, 10);
}

/** The present year in UTC. */
export function presentYear(): number {
  return now(env).getUTCFullYear();
}
