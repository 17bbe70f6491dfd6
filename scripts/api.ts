/** `npm run api`: the data API alone, for other clients and for testing. */
import { ensureArchive, stateFolder } from "./lib/paths.ts";
import { ensureBuilt } from "./build.ts";
import { main } from "./lib/command.ts";
import { portFrom, refuseBusyPort, runServer } from "./lib/run-server.ts";
import { startApi } from "./lib/serve.ts";
import { localVars } from "./lib/vars.ts";

await main(async () => {
  const vars = localVars(process.env);
  const port = portFrom(process.env.PORT, 8788);
  await refuseBusyPort(port);
  await ensureArchive();
  await ensureBuilt();
  if (!process.env.API_KEY)
    console.log(`API_KEY is not set. The key for this run, sent as x-api-key: ${vars.API_KEY}`);
  await runServer("Starting workerd", stateFolder, () => startApi({ port, persistTo: stateFolder, vars }));
});
