import { gunzipSync, gzipSync } from "node:zlib";

/** Packs a text as packed-text.ts does, with Node's zlib. */
export function pack(text: string): string {
  return gzipSync(text).toString("base64");
}

/** The text that was packed. @throws when it is damaged */
export function unpack(packed: string): string {
  return gunzipSync(Buffer.from(packed, "base64")).toString("utf8");
}
