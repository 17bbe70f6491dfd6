/** Installs the dependencies if they differ from the lock file. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {Array<string>} [os] systems it is made for; none where it is made for all
 * @property {Array<string>} [cpu]
 * @property {Array<string>} [libc]
 *
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 * @typedef {{ os: string, cpu: string, libc: string }} System
 */

const heartbeatMs = 5_000;

/**
 * Whether the installed packages match the lock file. Optional packages may be missing, except the one for this system.
 *
 * @param {LockFile} lock package-lock.json
 * @param {LockFile} installed npm's own list of installed packages
 * @param {System} system
 * @returns {boolean}
 */
export function isInstalled(lock, installed, system) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "") return true; // the project itself
    const present = installed.packages[path];
    if (present !== undefined) return present.version === wanted.version;
    return wanted.optional === true && !isMadeFor(wanted, system);
  });
}

/** @param {LockedPackage} wanted @param {System} system */
function isMadeFor({ os, cpu, libc }, system) {
  const rightLibrary = libc === undefined || libc.includes(system.libc);
  return os?.includes(system.os) === true && cpu?.includes(system.cpu) === true && rightLibrary;
}

/** @param {string} root folder of the project @returns {boolean} */
export function needsInstall(root) {
  if (!existsSync(installedList(root))) return true;
  const lock = readLock(join(root, "package-lock.json"));
  return !isInstalled(lock, readLock(installedList(root)), thisSystem());
}

/** npm writes this list last: an interrupted installation has none. @param {string} root */
function installedList(root) {
  return join(root, "node_modules", ".package-lock.json");
}

/** @param {string} path @returns {LockFile} */
function readLock(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** @returns {System} */
function thisSystem() {
  return { os: process.platform, cpu: process.arch, libc: usesMusl() ? "musl" : "glibc" };
}

/** Whether this Linux uses musl instead of glibc (as Alpine does). */
function usesMusl() {
  if (process.platform !== "linux") return false;
  return !JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');
}

/**
 * Runs npm, showing its own progress, or the elapsed seconds if it shows none.
 *
 * @param {string} root folder of the project
 * @param {string} node the Node that runs npm: npm omits optional packages that need a newer one
 * @throws if npm fails, after npm has printed why
 */
export async function installDependencies(root, node) {
  // An existing installation is only updated: npm ci would delete packages that a running server uses.
  const command = existsSync(installedList(root)) ? ["install", "--no-save"] : ["ci"];
  console.log("Installing the dependencies …");
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(() => {
    if (!process.stderr.isTTY) console.log(`  … ${seconds()} s`);
  }, heartbeatMs);
  try {
    const wanted = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    await npm(root, node, [...command, ...wanted]);
  } finally {
    clearInterval(heartbeat);
  }
  console.log(`✓ Dependencies installed (${seconds()} s)`);
}

/** @param {string} root @param {string} node @param {Array<string>} args @returns {Promise<void>} */
function npm(root, node, args) {
  /** @type {import("node:child_process").SpawnOptions} */
  const options = {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}` },
  };
  // When started by npm, use the same npm.
  const itself = process.env.npm_execpath;
  const child =
    itself !== undefined && itself.endsWith("npm-cli.js")
      ? spawn(node, [itself, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error("npm failed: see its output above."))));
  });
}
