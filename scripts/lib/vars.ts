import { randomBytes } from "node:crypto";
import { originSetting } from "#app/platform/settings.ts";
import { now } from "#contract/clock.ts";
import { Refusal } from "./command.ts";

/** A Worker's plain text variables. */
export type Vars = Record<string, string>;

const passedOn = [
  "API_BASE_URL",
  "SITE_URL",
  "ANALYTICS_ID",
  "ERROR_REPORT_URL",
  "NOW",
  "CACHE",
  "LOG",
  "RATE_LIMIT",
  "CLIENT_ADDRESS_HEADER",
  "HSTS",
  "SECURITY_CONTACT",
];

/**
 * The variables of both Workers for a local run: `LOCAL`, a random key unless one is set, and the settings in the
 * environment.
 *
 * @throws Refusal for an invalid setting
 */
export function localVars(env: NodeJS.ProcessEnv): Vars {
  const vars: Vars = { LOCAL: "yes", API_KEY: env.API_KEY || randomBytes(24).toString("base64url") };
  for (const name of passedOn) {
    const value = env[name];
    if (value) vars[name] = value;
  }
  refuseUnusable(vars);
  return vars;
}

function refuseUnusable(vars: Vars): void {
  for (const name of ["API_BASE_URL", "SITE_URL"]) {
    try {
      originSetting(name, vars[name]);
    } catch (error) {
      throw new Refusal(error instanceof Error ? `${error.message}.` : `${name} cannot be used.`);
    }
  }
  try {
    now(vars);
  } catch {
    throw new Refusal(`NOW is not an instant: "${vars.NOW}" (for example 2026-03-08T04:00:00Z).`);
  }
}
