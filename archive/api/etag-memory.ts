import { putRecent } from "#archive/queries/recent.ts";

/** What was answered at a path, as far as a caller's tag goes. */
export type Told = {
  /** The entity tag of the answer. */
  tag: string;
  /** The archive's version that it was made from. */
  version: string;
  /** True where the same archive may have another answer a moment later: it depends on the time, too. */
  changes: boolean;
};

/** What an isolate remembers of its answers. */
export type Memory = {
  /** Remembers an answer that was just read from the archive. */
  note: (path: string, told: Told) => void;
  /** What a path's answer still is, without reading it; null when it has to be read. */
  holds: (path: string) => Told | null;
};

/** How long the archive is believed to be the one that was last read, in milliseconds. */
const believedMs = 1000;
const maxPaths = 2000;

/**
 * Remembers which answers were given, so that callers who hold one are told without reading it again that it still is
 * the answer: every page asks so, many times a second. Nothing but tags is remembered.
 *
 * @param now the present in milliseconds
 */
export function createEtagMemory(now: () => number): Memory {
  const answers = new Map<string, Told & { readMs: number }>();
  let last = { version: "", readMs: -Infinity };

  return {
    note(path, told) {
      last = { version: told.version, readMs: now() };
      putRecent(answers, path, { ...told, readMs: last.readMs }, maxPaths);
    },
    holds(path) {
      const told = answers.get(path);
      if (told === undefined || told.version !== last.version) return null;
      const readMs = told.changes ? told.readMs : last.readMs;
      return now() - readMs < believedMs ? told : null;
    },
  };
}
