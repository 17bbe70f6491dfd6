/**
 * `npm run bench:soak`: whether the site stands a long load, and whether it forgets its requests.
 *
 * The built Workers run in workerd on the loopback address, over the starter. 64 connections ask for every route in
 * turn; the live heap after a forced collection must be the same after a fifth of the requests and after all.
 * `npm run bench:soak -- 5000` asks 5,000 times and writes no file.
 */
import { ensureBuilt } from "../../scripts/build.ts";
import { main, Refusal } from "../../scripts/lib/command.ts";
import { reportSoak } from "./soak-report.ts";
import { soak } from "./soak-run.ts";

const usual = 100_000;

await main(async () => {
  const requests = Number(process.argv[2] ?? usual);
  if (!Number.isInteger(requests) || requests < 1000)
    throw new Refusal(`How many requests? At least 1000, not "${process.argv[2]}".`);
  await ensureBuilt();
  const rendered = await soak({ name: "each page rendered", vars: { CACHE: "data" }, requests });
  const cached = await soak({ name: "as deployed", vars: {}, requests });
  const faults = reportSoak([rendered, cached], { written: requests === usual });
  if (faults.length > 0) throw new Refusal(faults.join("\n"));
});
