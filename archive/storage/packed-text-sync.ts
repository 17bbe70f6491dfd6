import { gunzipSync, gzipSync } from "node:zlib";

/** Packs a text like packed-text.ts, but synchronously with Node's zlib. */
export function pack(text: string): string {
  return gzipSync(text).toString("base64");
}

/** Unpacks a text. @throws if it is damaged */
export function unpack(packed: string): string {
  return gunzipSync(Buffer.from(packed, "base64")).toString("utf8");
}
