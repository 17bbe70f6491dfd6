import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright";

/** The environment that the search for a browser depends on. */
type Machine = { platform: string; env: NodeJS.ProcessEnv; exists: (path: string) => boolean };

const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync };

/** The one without windows comes first: the browser tests take half as long in it. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
];
const macApplications = ["Chromium", "Google Chrome", "Microsoft Edge"];
const windowsPrograms = [
  ["Chromium", "Application", "chrome.exe"],
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

/**
 * A browser of the Chromium family on this machine: the one at CHROMIUM_PATH, or else in one of the usual places.
 *
 * @returns path of its executable, or null
 */
export function findChromium({ platform, env, exists }: Machine = thisMachine): string | null {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  return usualPlaces(platform, env).find((path) => exists(path)) ?? null;
}

function usualPlaces(platform: string, env: NodeJS.ProcessEnv): Array<string> {
  if (platform === "darwin")
    return ["/Applications", join(env.HOME ?? "", "Applications")].flatMap((folder) =>
      macApplications.map((name) => join(folder, `${name}.app`, "Contents", "MacOS", name)),
    );
  if (platform === "win32")
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((folder) =>
      folder === undefined ? [] : windowsPrograms.map((parts) => join(folder, ...parts)),
    );
  const folders = [...(env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** How to install a browser. */
export const chromiumAdvice = `The browser tests need Chromium (or Chrome, or Edge), and none was found. Install it:
  Debian, Ubuntu   sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium
  Windows          winget install Google.Chrome
or name the executable of one you have in the environment variable CHROMIUM_PATH.`;

/** Installs Chromium with apt-get if that needs no password. @returns whether it was attempted */
export function installChromium(): boolean {
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && commandExists("apt-get");
  if (!mayInstall || process.env.CHROMIUM_PATH) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...args: Array<string>) =>
    spawnSync("apt-get", args, { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
  const install = (name: string) => aptGet("install", "--yes", "--no-install-recommends", name);
  aptGet("update");
  if (!install("chromium-headless-shell")) install("chromium");
  return true;
}

function commandExists(command: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)));
}

/**
 * The popups of the address bar: every new window loads them beside the page, which takes a third of a second of CPU.
 */
export const addressBarPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * Disabled features of Chromium. Only the last such list on a command line counts, so this one includes Playwright's
 * own, plus the popups.
 */
const unwantedFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "AimEnabled",
  "PreconnectToSearch",
  ...addressBarPopups,
];

/** Without these a headless Chromium sends requests of its own, which fail on a closed network. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${unwantedFeatures.join(",")}`,
];

/** Starts the machine's Chromium headless, with additional flags. */
export async function startBrowser(flags: ReadonlyArray<string> = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("Chromium was not found on this machine; set CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: [...quietFlags, ...flags] });
}
