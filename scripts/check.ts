/** `npm run check`: static checks. All of them run, so that one run shows every problem. */
import { runSourceChecks } from "./lib/checks.ts";

const results = await runSourceChecks();
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
