import { env } from "cloudflare:workers";

/**
 * Names the running code: another build has another name, and so has another deployment of the same build. A local
 * run is not deployed; its version is another word at each start, which says nothing about the code.
 */
export const buildId = `${import.meta.env.VITE_BUILD_ID}-${deployment()}`;

function deployment(): string {
  return env.LOCAL === "yes" ? "local" : (env.VERSION?.id ?? "unnamed").slice(0, 8);
}
