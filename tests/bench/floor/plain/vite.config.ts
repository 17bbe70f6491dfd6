import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = import.meta.dirname;

/** The floors that need no framework around them. */
export default defineConfig({
  root,
  build: { outDir: join(root, "../../../../dist/bench/plain") },
  plugins: [cloudflare({ viteEnvironment: { name: "plain" }, inspectorPort: false }), react()],
});
