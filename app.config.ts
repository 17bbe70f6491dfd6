import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { localVars } from "./scripts/lib/vars.ts";

export default defineConfig(({ command, isPreview }) => {
  // A build takes nothing from the machine it runs on; only the development server does.
  const vars = command === "serve" && !isPreview ? localVars(process.env) : {};
  return {
    plugins: [
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
      tanstackStart({ srcDirectory: "app", router: { quoteStyle: "double", semicolons: true } }),
      react(),
    ],
  };
});
