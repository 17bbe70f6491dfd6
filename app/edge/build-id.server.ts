import { env } from "cloudflare:workers";

/** Names the running code: another build has another name, and so has another deployment of the same build. */
export const buildId = `${import.meta.env.VITE_BUILD_ID}-${(env.VERSION?.id ?? "local").slice(0, 8)}`;
