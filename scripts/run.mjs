/**
 * The door to every command: `node scripts/run.mjs scripts/start.ts`.
 *
 * Plain JavaScript, because it starts on whatever Node a machine has. It installs what the lock file asks for when
 * that is not there yet, and runs the named TypeScript file on a Node that can read it.
 */
import { execFileSync, spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installDependencies, needsInstall } from "./lib/install.mjs";
import { capableNode, refuseOldNode } from "./lib/node-version.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} file the TypeScript file, from the root @param {Array<string>} args its arguments */
async function run(file, args) {
  refuseOldNode();
  endWithNpm();
  if (needsInstall(root)) await installDependencies(root, process.execPath);
  const node = capableNode(root);
  // On an old Node, npm has left out what asks for a newer one, which is now there.
  if (node !== process.execPath && needsInstall(root)) await installDependencies(root, node);
  const script = resolve(root, file);
  if (node === process.execPath) {
    // What the script reads in argv is what it would read had it been started by itself.
    process.argv = [node, script, ...args];
    await import(pathToFileURL(script).href);
  } else {
    process.exitCode = await runOn(node, [script, ...args]);
  }
}

/** @param {string} node @param {Array<string>} args @returns {Promise<number>} the exit code */
function runOn(node, args) {
  const child = spawn(node, args, { stdio: "inherit" });
  // Ctrl-C reaches the child from the terminal itself: this process only waits until it has ended cleanly.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
}

/**
 * Ends this process when npm has ended, however it did. Told to stop, npm tells only the shell that it started this with,
 * and the shell tells nobody; killed, it tells nobody at all. A server would go on unseen, and hold its port.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 1_000);
  timer.unref();
}

/** @param {number} parent npm, or the shell that npm has started @returns {number} */
function npmAbove(parent) {
  try {
    const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(parent)], { encoding: "utf8" });
    const [, above, name = ""] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line) ?? [];
    return /(?:^|\/)-?(?:sh|dash|bash|zsh|ash)$/.test(name) ? Number(above) : parent;
  } catch {
    // Windows, and small containers, have no `ps`.
    return parent;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const [file, ...args] = process.argv.slice(2);
try {
  if (file === undefined) throw new Error("Name a script: node scripts/run.mjs scripts/start.ts");
  await run(file, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
