import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import { keepFromTabular } from "./vite-plugins.ts";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

/** Inter with digits and the hyphen only, as the build first cuts it. */
async function cut(text: string) {
  return subsetFont(await readFile(source), text, { targetFormat: "truetype" });
}

/** How many glyphs are left when the font is cut once more: those that no feature leads to are dropped. */
async function glyphs(font: Buffer, text: string) {
  const again = await subsetFont(font, text, { targetFormat: "truetype" });
  const maxp = again.readUInt32BE(again.indexOf("maxp", 12, "latin1") + 8);
  return again.readUInt16BE(maxp + 4);
}

describe("keepFromTabular", () => {
  it("leaves the hyphen without a form as wide as a digit", async () => {
    const font = await cut("0-");
    const before = await glyphs(font, "-");
    keepFromTabular(font, "-");
    const after = await glyphs(font, "-");
    expect(after).toBeLessThan(before);
  });

  it("leaves the digits their tabular forms", async () => {
    const font = await cut("0123456789-");
    const before = await glyphs(font, "0123456789");
    keepFromTabular(font, "-");
    expect(await glyphs(font, "0123456789")).toBe(before);
  });

  it("says when a font has no such form, so that a new version of it is noticed", async () => {
    const font = await cut("a0");
    expect(() => keepFromTabular(font, "a")).toThrow("tabular figures have no a of their own");
    expect(() => keepFromTabular(font, "-")).toThrow("has no -");
  });
});
