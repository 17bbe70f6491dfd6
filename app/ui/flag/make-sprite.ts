import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { countryCodes } from "#contract/countries.ts";

/*
 * Writes flags.svg: one symbol for each country of the contract, and a placeholder. Run it after a change of
 * contract/countries.ts: node app/ui/flag/make-sprite.ts
 */

const folder = join(
  dirname(createRequire(import.meta.url).resolve("country-flag-icons/package.json")),
  "3x2",
);

/** A plain grey flag with a pole's shadow, for a country that has no code. */
const placeholder =
  '<symbol id="unknown" viewBox="0 0 3 2"><path fill="#b9bcc1" d="M0 0h3v2H0z"/><path fill="#8d9197" d="M0 0h.4v2H0z"/></symbol>';

/**
 * A flag's drawing as a symbol. Drawings with ids or styles of their own would clash inside one sprite or fail
 * under the site's content security policy.
 *
 * @throws when the drawing is not a plain one
 */
function symbol(code: string): string {
  const svg = readFileSync(join(folder, `${code.toUpperCase()}.svg`), "utf8");
  const drawing = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg);
  if (drawing === null || /\b(?:id|style|class|href)=|url\(/.test(svg)) {
    throw new Error(`The flag of ${code} cannot go into a sprite as it is`);
  }
  const [, viewBox, shapes] = drawing;
  return `<symbol id="${code}" viewBox="${viewBox}" preserveAspectRatio="none">${shapes}</symbol>`;
}

const notice = "<!-- Flags: country-flag-icons, MIT licence, (c) 2020 @catamphetamine -->";
const symbols = [placeholder, ...countryCodes.map(symbol)].join("\n");
writeFileSync(
  new URL("flags.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${notice}\n${symbols}\n</svg>\n`,
);
