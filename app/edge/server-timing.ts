import type { Answered } from "./answer.ts";

/**
 * The `Server-Timing` header of an answer: what the page cache did, and how long the data API was waited for. How
 * long rendering took is said only locally: on Cloudflare no clock advances while a Worker computes.
 */
export function serverTiming({ cache, made }: Pick<Answered, "cache" | "made">, isLocal: boolean): string {
  const parts = [`cache;desc=${cache ?? "none"}`];
  if (made !== null) {
    const { calls, waitedMs, oldSeconds } = made.metrics;
    parts.push(`api;dur=${waitedMs};desc="${calls} calls${oldSeconds === null ? "" : ", old facts"}"`);
    if (isLocal) parts.push(`render;dur=${Math.max(0, made.ms - waitedMs)}`);
  }
  return parts.join(", ");
}
