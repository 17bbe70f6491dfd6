/** `npm run check`: static checks. All of them run, so that one run shows every problem. */
import { passes, sourceChecks } from "./lib/checks.ts";

for (const check of sourceChecks) {
  if (!(await passes(check))) process.exitCode = 1;
}
