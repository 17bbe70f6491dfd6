import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Answers } from "./answers.ts";

/**
 * Keeps OpenF1's answers in a folder, a gzipped file each. A file is there whole or not at all.
 *
 * @param address where the answers are from: another source's are not mistaken for them
 */
export function diskAnswers(folder: string, address: string): Answers {
  const fileOf = (path: string) => {
    const [endpoint = ""] = path.split("?");
    const hash = createHash("sha256").update(`${address}/${path}`).digest("hex").slice(0, 20);
    return join(folder, `${endpoint}-${hash}.json.gz`);
  };
  return {
    read: async (path) => {
      try {
        return gunzipSync(readFileSync(fileOf(path))).toString("utf8");
      } catch {
        // Not there, or damaged: it is asked for again.
        return null;
      }
    },
    write: async (path, answer) => {
      // What OpenF1 does not have yet, it may have the next time.
      if (answer === "[]") return;
      mkdirSync(folder, { recursive: true });
      const file = fileOf(path);
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, gzipSync(answer));
      renameSync(fresh, file);
    },
  };
}
