/**
 * `npm run assets`: writes what is made from other files and committed: the flags' sprite (after a change of
 * contract/countries.ts), the classes of team colours (of app/reference/team-colours.ts), and the icons of the site and
 * of the installed site (of public/favicon.svg).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { teamClassStyles } from "#app/features/team-colours/team-classes.ts";
import { countryCodes } from "#contract/countries.ts";
import { root } from "./lib/paths.ts";

const packages = createRequire(import.meta.url);

/** Writes one picture of all flags beneath each other, and a style sheet that says where each one is. */
function writeFlags(): void {
  const drawings = [placeholder, ...countryCodes.map(flagDrawing)];
  const size = `width="${flagWidth}" height="${drawings.length * flagStep}"`;
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
<!-- Flags: country-flag-icons, MIT licence, (c) 2020 @catamphetamine -->
${drawings.map(placedFlag).join("\n")}
</svg>
`;
  const rules = countryCodes.map((code, index) => `  .flag-${code} {\n    --flag: ${index + 1};\n  }`);
  const css = `/* Which flag of flags.svg is whose; written by scripts/assets.ts. */
@layer components {
${rules.join("\n\n")}
}
`;
  writeFileSync(join(root, "app/ui/flag/flags.svg"), sprite);
  writeFileSync(join(root, "app/ui/flag/sprite.css"), css);
}

/** A flag's size in the sprite, and from one flag to the next: a gap keeps a neighbour's edge from showing. */
const flagWidth = 24;
const flagHeight = 16;
const flagStep = 20;

/** A plain grey flag with its pole's edge, for a country that has no code. */
const placeholder =
  '<svg viewBox="0 0 3 2"><path fill="#b9bcc1" d="M0 0h3v2H0z"/><path fill="#8d9197" d="M0 0h.4v2H0z"/></svg>';

/**
 * A flag's drawing. Drawings with ids or styles of their own would clash inside one picture.
 *
 * @throws when the drawing is not a plain one
 */
function flagDrawing(code: string): string {
  const folder = join(dirname(packages.resolve("country-flag-icons/package.json")), "3x2");
  const svg = readFileSync(join(folder, `${code.toUpperCase()}.svg`), "utf8").trim();
  if (/\b(?:id|style|class|href)=|url\(/.test(svg)) {
    throw new Error(`The flag of ${code} cannot go into a sprite as it is`);
  }
  return svg.replace(' xmlns="http://www.w3.org/2000/svg"', "");
}

function placedFlag(svg: string, index: number): string {
  const place = `y="${index * flagStep}" width="${flagWidth}" height="${flagHeight}" preserveAspectRatio="none"`;
  return svg.replace("<svg ", `<svg ${place} `);
}

/** Draws the icons of the site and of the installed site from the favicon. */
async function writeIcons(): Promise<void> {
  await initWasm(readFileSync(packages.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const favicon = readFileSync(join(root, "public/favicon.svg"), "utf8");
  /** A mask may cut away all but the inner four fifths, and nothing of the ground: it has no corners of its own. */
  const maskable = favicon
    .replace(/ rx="\d+"/, "")
    .replace(/<path /, '<path transform="translate(4 4) scale(.75)" ');
  for (const [svg, size, name] of [
    [favicon, 96, "icon-96"],
    [favicon, 192, "icon-192"],
    [favicon, 512, "icon-512"],
    [maskable, 512, "maskable-512"],
    [maskable, 180, "apple-touch-180"],
  ] as const) {
    const image = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
    writeFileSync(join(root, "public/icons", `${name}.png`), image.asPng());
  }
  const small = new Resvg(favicon, { fitTo: { mode: "width", value: icoSize } }).render();
  writeFileSync(join(root, "public/favicon.ico"), icoOf(small.asPng()));
}

/** The size of the icon that is asked for by its usual name where no page names another. */
const icoSize = 32;

/** An .ico file with one square picture: six bytes of head, sixteen about the picture, and its PNG. */
function icoOf(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  // An icon; one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  // One plane of 32 bits.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(join(root, "app/features/team-colours/team-classes.css"), teamClassStyles());
writeFlags();
await writeIcons();
