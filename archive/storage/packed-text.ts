/*
 * Long texts are stored as gzip in base64 (decision 008). This module works in both runtimes; imports in Node use
 * packed-text-sync.ts, which is several times as fast.
 */

/** Packs a text for storage. */
export async function packText(text: string): Promise<string> {
  const gzipped = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(gzipped).arrayBuffer());
  // In pieces, since a call takes a limited number of arguments.
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** Unpacks a text. @throws if it is damaged */
export async function unpackText(packed: string): Promise<string> {
  return new Response(unpackStream(packed)).text();
}

/**
 * Unpacks a text as a stream of UTF-8.
 *
 * Answers are unpacked while they are sent: as whole strings, the longest would trigger V8's garbage collector every
 * few requests, which delays them. For a damaged text the stream errors, so that its reader fails too.
 *
 * @throws if it is not base64
 */
export function unpackStream(packed: string): ReadableStream<Uint8Array> {
  return new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
}

/** Decodes base64. @throws if it is malformed */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
