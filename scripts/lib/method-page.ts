import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { readPage } from "../../app/features/method/markdown.ts";

/** Parses `method.md?page` at build time, so that neither the Worker nor the browser needs a Markdown parser. */
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
