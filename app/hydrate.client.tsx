// First: TypeScript turns in circles when it comes to the routes by way of what they use.
import "./routeTree.gen.ts";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { AfterHydration } from "./features/shell/after-hydration.tsx";
import { whenQuiet } from "./features/shell/when-quiet.client.ts";
import { getRouter } from "./router.tsx";

/**
 * Takes over the page that the server rendered. It is the router's own client and not Start's, which would bring what
 * only calls to the server need: they bring it along themselves (app/data/facts.ts).
 *
 * @param buildId what tells one build from another
 */
export function hydrate(buildId: string): void {
  const router = getRouter();
  const startLater = () => whenQuiet(() => startServices(buildId));
  startTransition(() => {
    hydrateRoot(
      document,
      <AfterHydration run={startLater}>
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>
      </AfterHydration>,
    );
  });
}

async function startServices(buildId: string): Promise<void> {
  const { startBackgroundServices } = await import("./features/shell/background-services.client.ts");
  await startBackgroundServices(buildId);
}
