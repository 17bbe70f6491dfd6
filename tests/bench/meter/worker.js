/**
 * Asks the data API again and again from inside workerd, and says when each answer had arrived whole.
 *
 * workerd's clock stands still while a Worker computes and moves on when something arrives: a reading taken
 * after an answer's last byte is right, to the whole millisecond that the clock gives.
 */
export default {
  /**
   * @param {Request} request POST with `{path, calls}`
   * @param {{API: {fetch: typeof fetch}, API_KEY: string}} env
   */
  async fetch(request, env) {
    const { path, calls } = await request.json();
    const ask = () => env.API.fetch(new URL(path, "http://api"), { headers: { "x-api-key": env.API_KEY } });
    const marks = [performance.now()];
    for (let call = 0; call < calls; call += 1) {
      await readWhole(await ask());
      marks.push(performance.now());
    }
    return Response.json({ marks, answer: await (await ask()).text() });
  },
};

/** More bytes than any answer has. */
const longest = 2 ** 20;
let buffer = new ArrayBuffer(longest);

/**
 * Reads an answer to its end into the one buffer there is, so that no garbage of the meter's own slows the calls.
 *
 * @param {Response} response
 */
async function readWhole({ body }) {
  if (body === null) return;
  const reader = body.getReader({ mode: "byob" });
  let piece = await reader.read(new Uint8Array(buffer), { min: longest });
  while (!piece.done) piece = await reader.read(new Uint8Array(piece.value.buffer));
  buffer = piece.value?.buffer ?? new ArrayBuffer(longest);
}
