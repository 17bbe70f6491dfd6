/**
 * The bytes of a text that the import packed (gzip, in base64).
 *
 * It is unpacked as a whole before anything is sent, so that a damaged one becomes an error and not half an answer.
 *
 * @throws when it is damaged
 */
export async function unpack(packed: string): Promise<ArrayBuffer> {
  const bytes = new Blob([bytesOf(packed)]).stream();
  return new Response(bytes.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
