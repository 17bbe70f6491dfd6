import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = import.meta.dirname;

/** A TanStack Start app as its makers' guide has it, on Cloudflare. */
export default defineConfig({
  root,
  build: { outDir: join(root, "../../../../dist/bench/start") },
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, inspectorPort: false }),
    tanstackStart({ srcDirectory: "src", router: { quoteStyle: "double", semicolons: true } }),
    react(),
  ],
});
