import { within } from "#app/platform/deadline.ts";

/** How long a version is fresh, in seconds. An import has to be visible within ten. */
export const versionSeconds = 5;

/** Which archive the data API has, as far as this isolate knows. */
export type ArchiveVersion = {
  /** The last version read; null when there is none. */
  known: () => string | null;
  /**
   * The version, read again when it is no longer fresh. Waits no longer than a page can, and not at all when the last
   * reading took longer than that.
   */
  current: () => Promise<string | null>;
};

/**
 * The archive's version, cached for `versionSeconds`.
 *
 * @param parts.read asks for the version; rejects when it cannot be had
 * @param parts.deadlineMs how long a page waits for it, in milliseconds
 * @param parts.later keeps the reading alive when its request has been answered (`waitUntil`)
 */
export function createArchiveVersion(parts: {
  read: () => Promise<string>;
  now: () => number;
  deadlineMs: number;
  later: (work: Promise<unknown>) => void;
}): ArchiveVersion {
  let version: string | null = null;
  let readMs = -Infinity;
  let isPrompt = true;

  async function read(): Promise<void> {
    const askedMs = parts.now();
    try {
      version = await parts.read();
    } catch {
      // The last one stands.
    }
    isPrompt = parts.now() - askedMs <= parts.deadlineMs;
  }

  return {
    known: () => version,
    async current() {
      if (version !== null && parts.now() - readMs < versionSeconds * 1000) return version;
      // Set before reading: until it is read the other requests use the last one, and there is one call at a time.
      readMs = parts.now();
      const reading = read();
      parts.later(reading);
      if (isPrompt) await within(parts.deadlineMs, reading);
      return version;
    },
  };
}
