/**
 * `npm run bench`: how fast the site is, each figure beside floors that are measured in the same run.
 *
 * The built Workers run in plain workerd on the loopback address, over the full archive. Ratios are what counts:
 * what else the machine does meets the floors alike.
 */
import { ensureBuilt } from "../../scripts/build.ts";
import { main } from "../../scripts/lib/command.ts";
import { withFullArchive } from "./full-archive.ts";
import { measureApi } from "./measure-api.ts";
import { measurePages } from "./measure-pages.ts";
import { report } from "./report.ts";
import { buildFloors, withSubjects } from "./subjects.ts";

await main(async () => {
  await ensureBuilt();
  await buildFloors();
  await withFullArchive(async (persistTo) => {
    // The API is asked when nothing else runs any more.
    report({ pages: await withSubjects(persistTo, measurePages), api: await measureApi(persistTo) });
  });
});
