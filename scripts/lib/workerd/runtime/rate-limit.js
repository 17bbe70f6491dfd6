/**
 * A local version of Cloudflare's rate limiting binding: a fixed window per key, counted in memory.
 *
 * @param {{limit: number, period: number}} env `period` in seconds
 */
export default function rateLimit({ limit, period }) {
  /** Cleared in each period, so that it cannot grow. @type {Map<string, number>} */
  let counts = new Map();
  let current = 0;
  return {
    /** @param {{key: string}} call */
    async limit({ key }) {
      const now = Math.floor(Date.now() / (period * 1000));
      if (now !== current) [current, counts] = [now, new Map()];
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= limit };
    },
  };
}
