/** Node versions: the scripts that start everything need 20, everything else needs 24. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const oldestToStart = 20;
const oldestToRun = 24;

/** @param {string} version for example "v24.1.0" or "24.1.0" @returns {number} its first number, 0 when it has none */
export function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version.trim())?.[1] ?? 0);
}

/** @throws if this Node cannot even install the dependencies */
export function refuseOldNode() {
  if (majorOf(process.versions.node) >= oldestToStart) return;
  throw new Error(`Node ${oldestToStart} or newer is needed; this is ${process.version}.`);
}

/**
 * A Node that can run the TypeScript files: this one if it is new enough, else the one among the dependencies.
 *
 * @param {string} root folder of the project
 * @returns {string} path of the executable
 * @throws if there is none, with what is needed
 */
export function capableNode(root) {
  if (majorOf(process.versions.node) >= oldestToRun) return process.execPath;
  const installed = installedNodes(root).find((path) => majorOf(versionOf(path)) >= oldestToRun);
  if (installed !== undefined) return installed;
  throw new Error(
    `Node ${oldestToRun} or newer is needed; this is ${process.version}, and the dependencies bring no newer one ` +
      `for ${process.platform} on ${process.arch}. Install it from https://nodejs.org and run the command again.`,
  );
}

/** Where the optional dependencies of package.json put Node. @param {string} root @returns {Array<string>} */
function installedNodes(root) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const executable = process.platform === "win32" ? "node.exe" : "node";
  return ["node", "node-bin"].map((name) =>
    join(root, "node_modules", `${name}-${system}-${process.arch}`, "bin", executable),
  );
}

/** The output of an executable's `--version`; empty if it is missing or for another system. @param {string} path */
function versionOf(path) {
  return spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "";
}
