/** Installs the dependencies, only when they differ from what the lock file asks for. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

const HEARTBEAT_MS = 5_000;

/**
 * Whether the installed packages are the locked ones. Packages for other systems are optional and may be absent.
 *
 * @param {LockFile} lock package-lock.json
 * @param {LockFile} installed npm's own list of what it has installed
 * @returns {boolean}
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "") return true; // the project itself
    const present = installed.packages[path];
    return present === undefined ? wanted.optional === true : present.version === wanted.version;
  });
}

/** @param {string} root folder of the project @returns {boolean} */
export function needsInstall(root) {
  // npm writes this list last, so an interrupted installation leaves none.
  const list = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return true;
  return !isInstalled(readLock(join(root, "package-lock.json")), readLock(list));
}

/** @param {string} path @returns {LockFile} */
function readLock(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/**
 * Runs `npm ci`, showing npm's own progress, or the passing seconds where npm shows none.
 *
 * @param {string} root folder of the project
 * @throws when npm fails; npm has then said why
 */
export async function installDependencies(root) {
  console.log("Installing the dependencies …");
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(() => {
    if (!process.stderr.isTTY) console.log(`  … ${seconds()} s`);
  }, HEARTBEAT_MS);
  try {
    await npm(root, [
      "ci",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
  } finally {
    clearInterval(heartbeat);
  }
  console.log(`✓ Dependencies installed (${seconds()} s)`);
}

/** @param {string} root @param {Array<string>} args @returns {Promise<void>} */
function npm(root, args) {
  // Run from an npm script, the same npm goes on; it may stand nowhere on the PATH.
  const itself = process.env.npm_execpath;
  const child =
    itself !== undefined && itself.endsWith("npm-cli.js")
      ? spawn(process.execPath, [itself, ...args], { cwd: root, stdio: ["ignore", "inherit", "inherit"] })
      : spawn("npm", args, {
          cwd: root,
          stdio: ["ignore", "inherit", "inherit"],
          shell: process.platform === "win32",
        });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error("npm ci did not succeed: what npm says above tells why.")),
    );
  });
}
