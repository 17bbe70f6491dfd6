/**
 * Draws the icons of the installed site from the favicon, into public/icons:
 * `node app/features/offline/make-icons.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const publicFolder = join(import.meta.dirname, "../../../public");
const favicon = readFileSync(join(publicFolder, "favicon.svg"), "utf8");
/** A mask may cut away all but the inner four fifths, and nothing of the ground: it has no corners of its own. */
const maskable = favicon
  .replace(/ rx="\d+"/, "")
  .replace(/<path /, '<path transform="translate(4 4) scale(.75)" ');

await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
draw(favicon, 96, "icon-96");
draw(favicon, 192, "icon-192");
draw(favicon, 512, "icon-512");
draw(maskable, 512, "maskable-512");
draw(maskable, 180, "apple-touch-180");

function draw(svg: string, size: number, name: string): void {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
  writeFileSync(join(publicFolder, "icons", `${name}.png`), image.asPng());
}
