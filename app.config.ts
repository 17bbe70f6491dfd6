import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { compiledEarly, firstLoad, methodPage, siteFonts } from "./scripts/lib/vite-plugins.ts";
import { localVars } from "./scripts/lib/vars.ts";

const app = (file: string) => resolve(import.meta.dirname, "app", file);

const starts = {
  hydration: [app("hydrate.client.tsx")],
  heading: [app("features/teams/header/team-header.tsx"), app("ui/tabs.tsx"), app("ui/page-outlet.tsx")],
  front: [app("features/home/home-screen.tsx")],
};

/**
 * What every page begins with is three files: React, the router with the queries, and ours. What most pages share
 * beside that is in a few more. A page's own files are named in its head, and need not be named in these once
 * more for every screen that they may lead to.
 */
const browserBuild = {
  modulePreload: { resolveDependencies: () => [] },
  rolldownOptions: { output: { codeSplitting: { groups: firstLoad(starts) } } },
};

/** The Workers lose spaces, comments and the names of variables; functions and classes keep theirs, which the log has. */
const workerBuild = {
  rolldownOptions: {
    output: { minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } } },
  },
};

export default defineConfig(({ command, isPreview }) => {
  // A build takes nothing from the machine it runs on; only the development server does.
  const vars = command === "serve" && !isPreview ? localVars(process.env) : {};
  return {
    // Kept pages are of one build.
    define: { "import.meta.env.VITE_BUILD_ID": JSON.stringify(Date.now().toString(36)) },
    // React has had this hook since version 18: what stands in for it in older ones need not be loaded.
    resolve: {
      alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
    },
    environments: {
      client: { build: browserBuild },
      ssr: { build: workerBuild },
      archive: { build: workerBuild },
    },
    plugins: [
      siteFonts(),
      methodPage(),
      tailwindcss(),
      cloudflare({
        viteEnvironment: { name: "ssr" },
        config: () => ({ vars }),
        persistState: { path: ".wrangler/state" },
        inspectorPort: false,
        auxiliaryWorkers: [
          {
            configPath: "archive/wrangler.toml",
            viteEnvironment: { name: "archive" },
            config: () => ({ vars }),
          },
        ],
      }),
      tanstackStart({
        srcDirectory: "app",
        router: {
          quoteStyle: "double",
          semicolons: true,
          // A skeleton lies beside its screen: apart from it, it would take the whole screen into the first load.
          codeSplittingOptions: {
            defaultBehavior: [["component", "pendingComponent"], ["errorComponent"], ["notFoundComponent"]],
          },
        },
      }),
      react(),
      compiledEarly(),
    ],
  };
});
