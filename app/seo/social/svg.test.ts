import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { beforeAll, expect, test } from "vitest";
import { grandPrixNames } from "#contract/grand-prix-names.ts";
import { firstSeason, lastSeason } from "#contract/ids.ts";
import { teamReferences } from "#contract/teams.ts";
import { previewFont } from "../../../scripts/lib/vite-plugins.ts";
import type { Card } from "./cards.ts";
import { cardSvg, drawableText } from "./svg.ts";
import { fittingSize, type Font, textWidth } from "./text-width.ts";

const flags = readFileSync(new URL("../../ui/flag/flags.svg", import.meta.url), "utf8");
const { resolve } = createRequire(import.meta.url);
const fontBuffers = await Promise.all(
  ["500Medium/Inter_500Medium", "800ExtraBold/Inter_800ExtraBold"].map((name) =>
    previewFont(resolve(`@expo-google-fonts/inter/${name}.ttf`)),
  ),
);

beforeAll(async () => {
  await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
});

/** How far a drawing reaches, as it is drawn. */
function reach(svg: string): { x: number; width: number } {
  const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } });
  const box = drawing.getBBox();
  drawing.free();
  return { x: box?.x ?? 0, width: box?.width ?? 0 };
}

function written(text: string, font: Font): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="200"><text x="10" y="150" font-family="${font}" font-size="100">${text.replaceAll("&", "&amp;")}</text></svg>`;
}

const seasons = Array.from({ length: lastSeason - firstSeason + 1 }, (_, index) => firstSeason + index);
const names = new Set([
  ...teamReferences.map(({ team_name }) => team_name),
  ...seasons.flatMap((year) => grandPrixNames(year).map((name) => `${year} ${name}`)),
  "Kimi Räikkönen",
  "Tomáš Enge",
  "Prince Bira",
  "Emmanuel de Graffenried",
  "244",
  "1:29.337",
  "14:00 UTC",
]);

test("no text is wider than its estimate, and no estimate is half as wide again", () => {
  for (const font of ["Inter Medium", "Inter ExtraBold"] as const) {
    for (const name of names) {
      const { width } = reach(written(name, font));
      expect([name, width <= textWidth(name, 100, font) + 1]).toEqual([name, true]);
      expect([name, width * 1.5 > textWidth(name, 100, font)]).toEqual([name, true]);
    }
  }
});

test("a text that does not fit is drawn smaller", () => {
  expect(fittingSize("Spa", 80, 1000, "Inter ExtraBold")).toBe(80);
  const size = fittingSize("2025 Barcelona-Catalunya Grand Prix", 80, 1000, "Inter ExtraBold");
  expect(size).toBeLessThan(80);
  expect(textWidth("2025 Barcelona-Catalunya Grand Prix", size, "Inter ExtraBold")).toBeLessThanOrEqual(1000);
});

test("letters that the fonts lack lose their accent or are left out", () => {
  expect(drawableText("Kimi Räikkönen, Tomáš Enge, Sōichirō")).toBe("Kimi Räikkönen, Tomáš Enge, Sōichirō");
  expect(drawableText("Nguyễn ラ 1")).toBe("Nguyen  1");
});

function card(more: Partial<Card> = {}): Card {
  return {
    kind: "DRIVER",
    title: "x",
    subtitle: "",
    country: null,
    colour: null,
    figures: [],
    rows: [],
    ...more,
  };
}

test("names are escaped", () => {
  const svg = cardSvg(card({ title: `</text><image href="https://x.example"/>&"` }), flags);
  expect(svg).not.toContain("<image");
  expect(svg).toContain("&lt;/text>".replace(">", "&gt;"));
});

test("nothing overflows, however long the names are", () => {
  const long = "Circuit Gilles Villeneuve International Raceway of the Americas";
  const row = { lead: "1", name: long, beside: long, value: "1234.5", colour: "#00a1e8" };
  const rows = ["1", "2", "3", "4", "Winner"].map((lead) => ({ ...row, lead }));
  const svg = cardSvg(card({ kind: long, title: long, subtitle: `${long} ${long}`, rows }), flags);
  const { x, width } = reach(svg.replaceAll(/<rect x="0"[^>]*>/g, ""));
  expect(x).toBeGreaterThanOrEqual(48);
  expect(x + width).toBeLessThanOrEqual(1130);
});

test("a flag is the country's, or the placeholder for a country without one", () => {
  const css = readFileSync(new URL("../../ui/flag/sprite.css", import.meta.url), "utf8");
  const place = Number(/\.flag-nl \{\s*--flag: (\d+)/.exec(css)?.[1]);
  const netherlands = flags.split("\n").find((line) => line.includes(`y="${place * 20}"`)) ?? "";
  expect(netherlands).not.toBe("");
  expect(cardSvg(card({ country: "Netherlands" }), flags)).toContain(
    netherlands.slice(netherlands.indexOf("viewBox")),
  );
  expect(cardSvg(card({ country: "Atlantis" }), flags)).toContain('<path fill="#b9bcc1" d="M0 0h3v2H0z"/>');
});
