// React is evaluated here, the rest in a second task, and the page hydrates in a third: one task would block a slow
// phone too long.
import "react-dom/client";
import { recoverFromFailedModules } from "./features/shell/module-recovery.client.ts";

/** The address of this very file: it carries a digest of the build. */
const buildId = new URL(import.meta.url).pathname;

recoverFromFailedModules();

void import("./hydrate.client.tsx").then(({ hydrate }) => setTimeout(hydrate, 0, buildId));
