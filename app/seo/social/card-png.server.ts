import { waitUntil } from "cloudflare:workers";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import { createCoalescer } from "#app/platform/coalesce.ts";
import flags from "#app/ui/flag/flags.svg?raw";
import type { Card } from "./cards.ts";
import extraBold from "./fonts/inter-extra-bold.ttf?inline";
import medium from "./fonts/inter-medium.ttf?inline";
import { cardSvg } from "./svg.ts";

/** WebAssembly is set up once in a Worker's life, with the first picture. */
let isReady = false;
const setUps = createCoalescer<{ ready: true }>({ guardMs: 5000, later: waitUntil });
const fontBuffers = [medium, extraBold].map(bytesOf);

/**
 * Draws a card as PNG, with the site's own fonts and no others. It takes some tens of milliseconds without a pause, so
 * that an isolate draws one at a time.
 */
export async function cardPng(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  if (!isReady) await setUps("resvg", setUp);
  const drawing = new Resvg(cardSvg(card, flags), { font: { fontBuffers, loadSystemFonts: false } });
  const image = drawing.render();
  // What lies in WebAssembly's memory nobody else clears away.
  const bytes = new Uint8Array(image.asPng());
  image.free();
  drawing.free();
  return bytes;
}

async function setUp(): Promise<{ ready: true }> {
  if (!isReady) await initWasm(resvg);
  isReady = true;
  return { ready: true };
}

/** The bytes of a file that the build put into the code as a `data:` address. */
function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
}
