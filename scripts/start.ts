/** `npm start`: serves the production build of the site with the data API behind it. */
import { ensureArchive, stateFolder } from "./lib/paths.ts";
import { ensureBuilt } from "./build.ts";
import { main } from "./lib/command.ts";
import { hostFrom, portFrom, refuseBusyPort, runServer } from "./lib/run-server.ts";
import { startLocalSite } from "./lib/workerd/local-site.ts";
import { localVars } from "./lib/vars.ts";

await main(async () => {
  // Fail on invalid settings before any work that takes time.
  const vars = localVars(process.env);
  const port = portFrom(process.env.PORT, 3000);
  const host = hostFrom(process.env.LISTEN_HOST);
  await refuseBusyPort(port);
  await ensureArchive();
  await ensureBuilt();
  await runServer("Starting workerd", stateFolder, () =>
    startLocalSite({ port, host, persistTo: stateFolder, vars }),
  );
});
