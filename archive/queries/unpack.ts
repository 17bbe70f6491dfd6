/**
 * A text that the import packed (gzip, in base64), as bytes on their way.
 *
 * They are unpacked while they are sent: held as a whole, the longest answers would have the memory cleared every
 * few requests, and those would wait. A damaged one breaks off, so that its reader fails too.
 *
 * @throws when it is no base64
 */
export function unpack(packed: string): ReadableStream<Uint8Array> {
  return new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
