import { expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

function machine(platform: string, files: Array<string>, env: Record<string, string> = {}) {
  return { platform, env, exists: (path: string) => files.includes(path) };
}

test("the browser that CHROMIUM_PATH names comes before any other", () => {
  const files = ["/usr/bin/chromium", "/opt/mine"];
  expect(findChromium(machine("linux", files, { CHROMIUM_PATH: "/opt/mine" }))).toBe("/opt/mine");
});

test("a CHROMIUM_PATH that names nothing is not quietly replaced by another browser", () => {
  expect(findChromium(machine("linux", ["/usr/bin/chromium"], { CHROMIUM_PATH: "/opt/none" }))).toBeNull();
});

test("on Linux a browser on the PATH is found, Chromium before Chrome", () => {
  const files = ["/opt/bin/google-chrome", "/opt/bin/chromium"];
  expect(findChromium(machine("linux", files, { PATH: "/bin:/opt/bin" }))).toBe("/opt/bin/chromium");
});

test("on Linux the Chromium without windows comes first", () => {
  const files = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
  expect(findChromium(machine("linux", files))).toBe("/usr/bin/chromium-headless-shell");
});

test("on Linux the usual folders are searched without a PATH", () => {
  expect(findChromium(machine("linux", ["/snap/bin/chromium"]))).toBe("/snap/bin/chromium");
});

test("on a Mac the applications of the machine and of the user are searched", () => {
  const chrome = "/Users/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(findChromium(machine("darwin", [chrome], { HOME: "/Users/ann" }))).toBe(chrome);
});

test("a machine without a browser has none", () => {
  for (const platform of ["linux", "darwin", "win32"]) expect(findChromium(machine(platform, []))).toBeNull();
});
