import { lruSet } from "#archive/queries/lru.ts";

/** What is remembered of an answer. */
export type TaggedAnswer = {
  etag: string;
  /** The archive's version that the answer was made from. */
  version: string;
  /** True where the same archive may give another answer a moment later, as for the next race. */
  changesWithTime: boolean;
};

/** The entity tags of an isolate's latest answers. */
export type EtagMemory = {
  /** Stores the tag of an answer that was just read from the archive. */
  remember: (path: string, answer: TaggedAnswer) => void;
  /** The tag that a path's answer still has; null when the archive has to be asked. */
  recall: (path: string) => TaggedAnswer | null;
};

/** For how long the archive is taken to be the version that was read last. */
const trustMs = 1000;
const maxPaths = 2000;

/**
 * Lets the API answer 304 without asking D1: the site revalidates its answers many times a second.
 *
 * @param now the present in milliseconds
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
