import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { AnswerStore } from "./answers.ts";

/**
 * Stores OpenF1's answers in a folder, each in a gzipped file that is written atomically.
 *
 * @param address of the API, part of the file's name: answers of another server are not used
 */
export function diskAnswers(folder: string, address: string): AnswerStore {
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
        // Absent or damaged.
        return null;
      }
    },
    write: async (path, answer) => {
      // OpenF1 may have the rows the next time.
      if (answer === "[]") return;
      mkdirSync(folder, { recursive: true });
      const file = fileOf(path);
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, gzipSync(answer));
      renameSync(fresh, file);
    },
  };
}
