import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { root } from "./paths.ts";

/** Where the styles expect the font files (`app/ui/fonts.css`). Made at build time, never committed. */
const folder = join(root, ".cache", "fonts");

const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff);
const signs = "–—…•‘’“”„‹›†‡€™→←↑↓▲▼◆●−×≤≥\u202f";
/** Letters of European names beyond Latin-1. */
const latinExtended =
  "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț";
const bodyWeights = { wght: { min: 400, max: 800 } };

/** The three files: text, its letters beyond Latin-1, and the one cut of titles and figures. */
const fonts = [
  {
    name: "inter-latin",
    source: "inter/files/inter-latin-wght-normal",
    text: latin + signs,
    axes: bodyWeights,
  },
  {
    name: "inter-latin-ext",
    source: "inter/files/inter-latin-ext-wght-normal",
    text: latinExtended,
    axes: bodyWeights,
  },
  {
    name: "archivo-expanded-800",
    source: "archivo/files/archivo-latin-wdth-normal",
    text: `${latin}–’·…−`,
    axes: { wdth: 116, wght: 800 },
  },
] as const;

/** Cuts the site's fonts down to the characters and weights that it uses, from their packages. */
export function siteFonts(): Plugin {
  return {
    name: "site-fonts",
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(fonts.map(makeFont));
    },
  };
}

async function makeFont({ name, source, text, axes }: (typeof fonts)[number]): Promise<void> {
  const original = createRequire(import.meta.url).resolve(`@fontsource-variable/${source}.woff2`);
  const font = await subsetFont(await readFile(original), text, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(join(folder, `${name}.woff2`), font);
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
