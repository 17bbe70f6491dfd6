import { bytesOf } from "#archive/import/openf1/packing.ts";

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
