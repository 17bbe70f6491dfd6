import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";

/** Every route of the site in the router's notation, for example `/driver/$driverId/charts`. */
export const siteRoutes: ReadonlyArray<string> = routesOfTree();

function routesOfTree(): Array<string> {
  const tree = readFileSync(join(root, "app", "routeTree.gen.ts"), "utf8");
  const [, union = ""] = /^ {2}fullPaths:([^;]*);/m.exec(tree) ?? [];
  const found = [...union.matchAll(/["']([^"']+)["']/g)].flatMap(([, path]) => path ?? []);
  if (found.length < 60) throw new Error("the route tree is written otherwise than it was");
  return found;
}
