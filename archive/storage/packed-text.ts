/*
 * Long texts are stored as gzip in base64 (decision 008). This is for both runtimes; imports that run in Node pack
 * with packed-text-sync.ts, which is several times as fast.
 */

/** Packs a text as the archive stores it. */
export async function packText(text: string): Promise<string> {
  const gzipped = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(gzipped).arrayBuffer());
  // In pieces, since a call takes a limited number of arguments.
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** The text that was packed. @throws when it is damaged */
export async function unpackText(packed: string): Promise<string> {
  return new Response(unpackStream(packed)).text();
}

/**
 * The text that was packed, as a stream of UTF-8.
 *
 * Answers are unpacked while they are sent: as whole texts the longest would make V8 collect garbage every few requests,
 * which delays those. The stream of a damaged text breaks off, so that its reader fails too.
 *
 * @throws when it is not base64
 */
export function unpackStream(packed: string): ReadableStream<Uint8Array> {
  return new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
}

/** What was written in base64. @throws when it is not */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
