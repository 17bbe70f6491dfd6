/**
 * The entry point of every command: `node scripts/run.mjs scripts/start.ts`.
 *
 * Plain JavaScript, because it runs on whatever Node a machine has. It installs missing dependencies, and runs the
 * given TypeScript file on a Node that supports it.
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
  // On an old Node, npm omitted packages that need a newer one, which is now installed.
  if (node !== process.execPath && needsInstall(root)) await installDependencies(root, node);
  const script = resolve(root, file);
  if (node === process.execPath) {
    // The script sees the same argv as if started directly.
    process.argv = [node, script, ...args];
    await import(pathToFileURL(script).href);
  } else {
    process.exitCode = await runOn(node, [script, ...args]);
  }
}

/** @param {string} node @param {Array<string>} args @returns {Promise<number>} the exit code */
function runOn(node, args) {
  const child = spawn(node, args, { stdio: "inherit" });
  // The terminal sends Ctrl-C to the child as well: this process only waits until it has exited.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => done(code ?? 1));
  });
}

/**
 * Exits when npm has exited, for whatever reason. When terminated, npm only signals the shell that it started, which
 * signals nobody; when killed, it signals nobody at all. The server would keep running unnoticed, and occupy its port.
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
    // Windows and small containers have no `ps`.
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
