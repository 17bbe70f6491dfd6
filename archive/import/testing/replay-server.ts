import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const folder = process.env.TIMING_RECORDINGS ?? "";
export const hasReplay = folder !== "";
/** The reason for skipping tests without recordings. */
export const needsReplay = "needs recorded timing: set TIMING_RECORDINGS";

export type ReplayServer = AsyncDisposable & {
  address: string;
  /** Answered requests, a line each: status, method, path. */
  answered: Array<string>;
};

/**
 * Starts the server that replays recordings as OpenF1 would.
 *
 * @param faults its options, for example `["--fail-rate", "0.2"]`
 */
export async function startReplay(faults: ReadonlyArray<string> = []): Promise<ReplayServer> {
  const server = spawn(process.execPath, [join(folder, "server.mjs"), "--port", "0", ...faults], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const answered: Array<string> = [];
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise<string>((done, fail) => {
    server.once("exit", () => fail(new Error("the replay server did not start")));
    lines.on("line", (line) => {
      const told = /^OpenF1 replay: (.*\/v1)\//.exec(line)?.[1];
      if (told === undefined) answered.push(line);
      else done(told);
    });
  });
  return {
    address,
    answered,
    async [Symbol.asyncDispose]() {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
    },
  };
}
