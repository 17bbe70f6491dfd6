import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { readPage } from "../../app/features/method/markdown.ts";

/** Reads `method.md?page` when the site is built: neither the Worker nor a browser takes its Markdown apart. */
export function methodPage(): Plugin {
  return {
    name: "method-page",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "page" || !file.endsWith(".md")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readPage(readFileSync(file, "utf8")))};`;
    },
  };
}
