import { env } from "cloudflare:workers";
import { now } from "#contract/clock.ts";

/** The present year in UTC. */
export function presentYear(): number {
  return now(env).getUTCFullYear();
}
