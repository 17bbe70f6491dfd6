import { gunzipSync, gzipSync } from "node:zlib";

/** A text as table `document` keeps it: gzip, in base64. The Worker's counterpart is archive/queries/unpack.ts. */
export function pack(text: string): string {
  return gzipSync(text).toString("base64");
}

/** The text that was packed. @throws when it is damaged */
export function unpack(packed: string): string {
  return gunzipSync(Buffer.from(packed, "base64")).toString("utf8");
}
