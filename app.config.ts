import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What `npm run dev` gives both Workers; a build takes nothing from the machine it runs on. */
function localVars(): Record<string, string> {
  const given = ["API_BASE_URL", "SITE_URL", "ANALYTICS_ID", "NOW"].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  });
  return { LOCAL: "yes", API_KEY: process.env.API_KEY ?? "local", ...Object.fromEntries(given) };
}

export default defineConfig(({ command, isPreview }) => {
  const vars = command === "serve" && !isPreview ? localVars() : {};
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
