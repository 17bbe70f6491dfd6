/** Longer than a page waits for its facts (app/platform/deadline.ts), so that every page is streamed. */
const delayMs = 40;

/** Answers as the data API does, a moment later. */
export default {
  /**
   * @param {Request} request
   * @param {{ARCHIVE: {fetch: typeof fetch}}} env
   */
  async fetch(request, env) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return env.ARCHIVE.fetch(request);
  },
};
