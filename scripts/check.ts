/** `npm run check`: what the source alone can say. All checks run, so that one look shows all that is wrong. */
import { passes, sourceChecks } from "./lib/checks.ts";

for (const check of sourceChecks) {
  if (!(await passes(check))) process.exitCode = 1;
}
