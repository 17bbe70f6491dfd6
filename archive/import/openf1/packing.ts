/**
 * A text as the archive keeps it: gzip, in base64 (archive/import/packed.ts), with what every runtime has.
 * Its counterpart is archive/queries/unpack.ts.
 */
export async function packText(text: string): Promise<string> {
  const gzipped = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(gzipped).arrayBuffer());
  // In pieces: a call takes only so many arguments.
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** The text that was packed. @throws when it is damaged */
export async function unpackText(packed: string): Promise<string> {
  const unpacked = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).text();
}

/** What base64 stands for. @throws when it is none */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

/** A number of 48 bits that changes with the text: the start of its SHA-256. */
export async function fingerprintOf(text: string): Promise<number> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
}
