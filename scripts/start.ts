/** `npm start`: the production build of the site, with the data API behind it, on this machine. */
import { ensureArchive } from "./lib/archive.ts";
import { ensureBuilt } from "./lib/build.ts";
import { main } from "./lib/refusal.ts";
import { stateFolder } from "./lib/paths.ts";
import { portFrom, refuseBusyPort } from "./lib/port.ts";
import { runServer } from "./lib/run-server.ts";
import { startLocalSite } from "./lib/serve.ts";
import { localVars } from "./lib/vars.ts";

await main(async () => {
  // What can be refused is refused before the work that takes time.
  const vars = localVars(process.env);
  const port = portFrom(process.env.PORT, 3000);
  await refuseBusyPort(port);
  await ensureArchive();
  await ensureBuilt();
  await runServer("Starting workerd", stateFolder, () =>
    startLocalSite({ port, persistTo: stateFolder, vars }),
  );
});
