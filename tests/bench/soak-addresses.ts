import { pageKinds } from "../support/pages.ts";
import { siteRoutes } from "../support/site-routes.ts";
import type { Expected } from "./load.ts";

/** What stands for the params of a route. */
const params: Readonly<Record<string, string>> = {
  $driverId: "max_verstappen",
  $teamId: "ferrari",
  $circuitId: "monza",
  $year: "2025",
  $round: "2",
  $session: "FP1",
  "{$part}.xml": "pages.xml",
  $: "drivers",
};

/**
 * Every route of the site and every kind of page, each with the status of its first answer.
 *
 * @throws Error when one of them fails
 */
export async function soakAddresses(base: string): Promise<Array<Expected>> {
  const filled = siteRoutes.map((route) =>
    route
      .split("/")
      .map((segment) => params[segment] ?? segment)
      .join("/"),
  );
  const found: Array<Expected> = [];
  for (const path of new Set([...pageKinds, ...filled])) {
    const response = await fetch(base + path, { redirect: "manual" });
    await response.text();
    if (response.status >= 500) throw new Error(`${path} answers with status ${response.status}`);
    found.push({ path, status: String(response.status) });
  }
  return found;
}
