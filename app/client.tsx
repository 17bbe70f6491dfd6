// React is evaluated here, and the rest in a task of its own: in one task both hold up a slow phone too long.
import "react-dom/client";
import { recoverFromFailedModules } from "./features/shell/module-recovery.client.ts";

/** The address of this very file: it carries a digest of the build. */
const buildId = new URL(import.meta.url).pathname;

recoverFromFailedModules();

void import("./hydrate.client.tsx").then(({ hydrate }) => hydrate(buildId));
