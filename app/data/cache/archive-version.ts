import { within } from "#app/platform/deadline.ts";

/** How long a version is fresh, in seconds. An import has to become visible within ten. */
export const versionSeconds = 5;

/** The archive's version, as far as this isolate knows. */
export type ArchiveVersion = {
  /** The last version read; null when there is none. */
  known: () => string | null;
  /**
   * The version, read again when it is stale. It waits no longer than a page may, and not at all if the last read took
   * longer than that.
   */
  current: () => Promise<string | null>;
};

/**
 * Creates a cache of the archive's version, fresh for `versionSeconds`.
 *
 * @param parts.read reads the version; rejects if it is unavailable
 * @param parts.deadlineMs how long a page waits for it, in milliseconds
 * @param parts.waitUntil keeps the read alive after the response
 */
export function createArchiveVersion(parts: {
  read: () => Promise<string>;
  now: () => number;
  deadlineMs: number;
  waitUntil: (work: Promise<unknown>) => void;
}): ArchiveVersion {
  let version: string | null = null;
  let readMs = -Infinity;
  let isPrompt = true;

  async function read(): Promise<void> {
    const askedMs = parts.now();
    try {
      version = await parts.read();
    } catch {
      // Keep the last version.
    }
    isPrompt = parts.now() - askedMs <= parts.deadlineMs;
  }

  return {
    known: () => version,
    async current() {
      if (version !== null && parts.now() - readMs < versionSeconds * 1000) return version;
      // Set before reading: meanwhile other requests use the last version, so there is one call at a time.
      readMs = parts.now();
      const reading = read();
      parts.waitUntil(reading);
      if (isPrompt) await within(parts.deadlineMs, reading);
      return version;
    },
  };
}
