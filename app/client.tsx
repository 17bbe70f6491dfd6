import { StartClient } from "@tanstack/react-start/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { AfterHydration } from "./features/shell/after-hydration.tsx";
import { recoverFromFailedModules } from "./features/shell/module-recovery.client.ts";
import { whenQuiet } from "./features/shell/when-quiet.client.ts";

/** The address of this very file: it carries a digest of the build. */
const buildId = new URL(import.meta.url).pathname;

recoverFromFailedModules();

startTransition(() => {
  hydrateRoot(
    document,
    <AfterHydration run={startLater}>
      <StrictMode>
        <StartClient />
      </StrictMode>
    </AfterHydration>,
  );
});

function startLater(): void {
  whenQuiet(async () => {
    const { startBackgroundServices } = await import("./features/shell/background-services.client.ts");
    await startBackgroundServices(buildId);
  });
}
