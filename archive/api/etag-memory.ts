import { lruSet } from "#archive/queries/lru.ts";

/** The remembered part of an answer. */
export type TaggedAnswer = {
  etag: string;
  /** The archive version it was read from. */
  version: string;
  /** True if the same archive may answer differently a moment later, as for the next race. */
  changesWithTime: boolean;
};

/** The entity tags of an isolate's recent answers. */
export type EtagMemory = {
  /** Stores the tag of an answer just read from the archive. */
  remember: (path: string, answer: TaggedAnswer) => void;
  /** The current tag of a path's answer; null if the archive has to be read. */
  recall: (path: string) => TaggedAnswer | null;
};

/** How long the archive's version is assumed unchanged after it was read. */
const trustMs = 1000;
const maxPaths = 2000;

/**
 * Lets the API respond 304 without reading D1: the site revalidates its answers many times a second.
 *
 * @param now the current time in milliseconds
 */
export function createEtagMemory(now: () => number): EtagMemory {
  const answers = new Map<string, TaggedAnswer & { readMs: number }>();
  let last = { version: "", readMs: -Infinity };

  return {
    remember(path, answer) {
      last = { version: answer.version, readMs: now() };
      lruSet(answers, path, { ...answer, readMs: last.readMs }, maxPaths);
    },
    recall(path) {
      const answer = answers.get(path);
      if (answer === undefined || answer.version !== last.version) return null;
      const readMs = answer.changesWithTime ? answer.readMs : last.readMs;
      return now() - readMs < trustMs ? answer : null;
    },
  };
}
