import { within } from "#app/platform/deadline.ts";

/** How long the archive's version is believed, in seconds. A new import has to be visible within ten. */
export const versionSeconds = 5;

/** Which archive the data API has, as far as this isolate knows. */
export type ArchiveVersion = {
  /** The last version heard of; null when there is none. */
  known: () => string | null;
  /**
   * The version, read anew when the last reading is too old. Waits for it no longer than a page can, and not at all when
   * the last reading took longer than that.
   */
  current: () => Promise<string | null>;
};

/**
 * Knows the archive's version, and asks for it again when it is no longer to be believed.
 *
 * @param parts.read asks for the version; rejects when it cannot be had
 * @param parts.patienceMs how long a page waits for it, in milliseconds
 * @param parts.later keeps the reading alive when its request has been answered (`waitUntil`)
 */
export function createArchiveVersion(parts: {
  read: () => Promise<string>;
  now: () => number;
  patienceMs: number;
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
    isPrompt = parts.now() - askedMs <= parts.patienceMs;
  }

  return {
    known: () => version,
    async current() {
      if (version !== null && parts.now() - readMs < versionSeconds * 1000) return version;
      // Set before it is read: meanwhile the others go by the last one, and a silent API is asked once at a time.
      readMs = parts.now();
      const reading = read();
      parts.later(reading);
      if (isPrompt) await within(parts.patienceMs, reading);
      return version;
    },
  };
}
