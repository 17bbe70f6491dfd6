/** `npm run dev`: both Workers with hot reload, on the same data as `npm start`. */
import { createServer } from "vite";
import { ensureArchive, root, stateFolder } from "./lib/paths.ts";
import { main } from "./lib/command.ts";
import { portFrom, refuseBusyPort, runServer } from "./lib/run-server.ts";
import { localVars } from "./lib/vars.ts";

await main(async () => {
  // app.config.ts passes these on to both Workers. The last one keeps the Vite plugin from downloading an example of
  // Cloudflare's request metadata.
  Object.assign(process.env, localVars(process.env), { CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  const port = portFrom(process.env.PORT, 3000);
  await refuseBusyPort(port);
  await ensureArchive();
  await runServer("Starting Vite", stateFolder, async () => {
    const vite = await createServer({
      root,
      configFile: "app.config.ts",
      server: { port, strictPort: true, host: "127.0.0.1" },
    });
    await vite.listen();
    return { url: `http://localhost:${port}`, reload: () => vite.restart(), stop: () => vite.close() };
  });
});
