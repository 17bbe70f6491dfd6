import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { countryCodes } from "#contract/countries.ts";

/*
 * Writes flags.svg, one picture of all flags beneath each other, and sprite.css, which says where each one is.
 * Run it after a change of contract/countries.ts: node app/ui/flag/make-sprite.ts
 */

const folder = join(
  dirname(createRequire(import.meta.url).resolve("country-flag-icons/package.json")),
  "3x2",
);

/** A flag's size in the sprite, and from one flag to the next: a gap keeps a neighbour's edge from showing. */
const width = 24;
const height = 16;
const step = 20;

/** A plain grey flag with its pole's edge, for a country that has no code. */
const placeholder =
  '<svg viewBox="0 0 3 2"><path fill="#b9bcc1" d="M0 0h3v2H0z"/><path fill="#8d9197" d="M0 0h.4v2H0z"/></svg>';

/**
 * A flag's drawing. Drawings with ids or styles of their own would clash inside one picture.
 *
 * @throws when the drawing is not a plain one
 */
function drawing(code: string): string {
  const svg = readFileSync(join(folder, `${code.toUpperCase()}.svg`), "utf8").trim();
  if (/\b(?:id|style|class|href)=|url\(/.test(svg)) {
    throw new Error(`The flag of ${code} cannot go into a sprite as it is`);
  }
  return svg.replace(' xmlns="http://www.w3.org/2000/svg"', "");
}

function placed(svg: string, index: number): string {
  const place = `y="${index * step}" width="${width}" height="${height}" preserveAspectRatio="none"`;
  return svg.replace("<svg ", `<svg ${place} `);
}

const drawings = [placeholder, ...countryCodes.map(drawing)];
const size = `width="${width}" height="${drawings.length * step}"`;
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
<!-- Flags: country-flag-icons, MIT licence, (c) 2020 @catamphetamine -->
${drawings.map(placed).join("\n")}
</svg>
`;

const rules = countryCodes.map((code, index) => `  .flag-${code} {\n    --flag: ${index + 1};\n  }`);
const css = `/* Which flag of flags.svg is whose; written by make-sprite.ts. */
@layer components {
${rules.join("\n\n")}
}
`;

writeFileSync(new URL("flags.svg", import.meta.url), sprite);
writeFileSync(new URL("sprite.css", import.meta.url), css);
