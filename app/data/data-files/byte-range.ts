/** Offsets of the first and last byte of a range. */
export type ByteRange = { first: number; last: number };

/**
 * The byte range that a request asks for (RFC 9110 §14).
 *
 * @param header the request's `Range`; null if absent
 * @param size of the file, in bytes
 * @returns null for the whole file: no range, a malformed one, or several; "none" for a range outside the file
 */
export function byteRange(header: string | null, size: number): ByteRange | "none" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  // A suffix range: the last n bytes.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return null;
  return first > last ? "none" : { first, last };
}

/** Passes on a range of a byte stream, then ends. */
export function cutBytes({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const start = Math.max(first - at, 0);
      const end = Math.min(last + 1 - at, chunk.length);
      at += chunk.length;
      if (start < end) controller.enqueue(chunk.subarray(start, end));
      if (at > last) controller.terminate();
    },
  });
}
