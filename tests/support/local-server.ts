/** Runs what `npm start` runs, on the data in a test's folder: `node tests/support/local-server.ts <folder>`. */
import { runServer } from "../../scripts/lib/run-server.ts";
import { startLocalSite } from "../../scripts/lib/workerd/local-site.ts";

const [folder = "", vars = "{}"] = process.argv.slice(2);
await runServer("Starting workerd", folder, () =>
  startLocalSite({ port: 0, persistTo: folder, vars: JSON.parse(vars) }),
);
