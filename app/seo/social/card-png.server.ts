import { waitUntil } from "cloudflare:workers";
import medium from "@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?preview";
import extraBold from "@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf?preview";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvg from "@resvg/resvg-wasm/index_bg.wasm";
import { createCoalescer } from "#app/platform/coalesce.ts";
import flags from "#app/ui/flag/flags.svg?raw";
import type { Card } from "./cards.ts";
import { cardSvg } from "./svg.ts";

/** WebAssembly is initialised once per isolate, with the first image. */
let isReady = false;
const setUps = createCoalescer<{ ready: true }>({ restartAfterMs: 5000, waitUntil });
const fontBuffers = [medium, extraBold].map(bytesOf);

/**
 * Renders a card as PNG with the site's own fonts. Rendering blocks the isolate for some tens of milliseconds, so that
 * it draws one image at a time.
 */
export async function cardPng(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  if (!isReady) await setUps("resvg", setUp);
  const drawing = new Resvg(cardSvg(card, flags), { font: { fontBuffers, loadSystemFonts: false } });
  const image = drawing.render();
  // WebAssembly memory is not garbage-collected.
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

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
