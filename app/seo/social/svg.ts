import { countryCodes, countryCode } from "#contract/countries.ts";
import { readableOn } from "#app/ui/chart/readable-colour.ts";
import { siteName, socialPictureSize } from "../site.ts";
import { escapeMarkup } from "#app/seo/escape-markup.ts";
import type { Card, CardFigure, CardRow } from "./cards.ts";
import { fittingSize, type Font, textWidth } from "./text-width.ts";

const { width, height } = socialPictureSize;
const margin = 72;
const room = width - 2 * margin;

/** The dark theme's colours (app/ui/tokens.css): images look the same everywhere. */
const colours = {
  page: "#111214",
  raised: "#1f2226",
  ink: "#f4f5f5",
  soft: "#b4b9c0",
  line: "#3a3f46",
  accent: "#e10600",
  medals: ["#e9c349", "#c6cacf", "#d59f6c"],
  onMedal: "#1c1708",
} as const;

const bold = "Inter ExtraBold";

/**
 * Draws a card as SVG, using only rectangles and single-line texts.
 *
 * @param flags the flag sprite (app/ui/flag/flags.svg)
 */
export function cardSvg(card: Card, flags: string): string {
  const accent = readableOn(colours.page, card.colour ?? colours.accent);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect({ x: 0, y: 0, width, height, fill: colours.page }),
    rect({ x: 0, y: 0, width, height: 14, fill: accent }),
    heading(card, flags),
    card.figures.length + card.rows.length === 0
      ? mark({ x: 868, y: 264, size: 260 }, colours.page, colours.raised)
      : "",
    ...card.figures.map((figure, index) => figureTile(figure, index, card.figures.length)),
    ...card.rows.map((line, index) =>
      row(line, index, card.rows.every(({ lead }) => isPlace(lead)) ? 78 : 200),
    ),
    footer(),
    "</svg>",
  ].join("");
}

function heading({ kind, title, subtitle, country }: Card, flags: string): string {
  const flag = country === null ? "" : flagOf(country, flags, { x: margin, y: 60, width: 60, height: 40 });
  return [
    flag,
    text(kind, {
      x: country === null ? margin : margin + 82,
      y: 91,
      size: 30,
      fill: colours.soft,
      room: 900,
    }),
    text(title, { x: margin, y: 180, size: 80, fill: colours.ink, room, font: bold }),
    text(subtitle, { x: margin, y: 234, size: 32, fill: colours.soft, room }),
  ].join("");
}

/** One of several tiles in a row. */
function figureTile({ label, value }: CardFigure, index: number, count: number): string {
  const gap = 20;
  const tile = (room - gap * (count - 1)) / count;
  const x = margin + index * (tile + gap);
  const inner = tile - 40;
  return [
    rect({ x, y: 296, width: tile, height: 190, fill: colours.raised, radius: 14 }),
    text(value, { x: x + 24, y: 398, size: 78, fill: colours.ink, room: inner, font: bold }),
    text(label, { x: x + 24, y: 452, size: 28, fill: colours.soft, room: inner }),
  ].join("");
}

/** One of up to five rows. Its lead, a boxed position or a word, is as wide as the widest of them. */
function row(line: CardRow, index: number, leadRoom: number): string {
  const y = 262 + index * 56;
  const nameX = margin + leadRoom;
  const end = width - margin;
  const endOfBeside = line.value === "" ? end : end - textWidth(line.value, 34, bold) - 24;
  const nameSize = fittingSize(line.name, 36, (endOfBeside - nameX) * (line.beside === "" ? 1 : 0.72), bold);
  const besideX = nameX + textWidth(line.name, nameSize, bold) + 16;
  return [
    index === 0 ? "" : rect({ x: margin, y, width: room, height: 1, fill: colours.line }),
    stripe(line.colour, y),
    isPlace(line.lead)
      ? place(line.lead, y)
      : text(line.lead, { x: margin, y: y + 40, size: 28, fill: colours.soft, room: 186 }),
    text(line.name, { x: nameX, y: y + 40, size: nameSize, fill: colours.ink, room, font: bold }),
    text(line.beside, { x: besideX, y: y + 40, size: 26, fill: colours.soft, room: endOfBeside - besideX }),
    text(line.value, {
      x: end,
      y: y + 40,
      size: 34,
      fill: colours.ink,
      room: 300,
      font: bold,
      anchor: "end",
    }),
  ].join("");
}

function isPlace(lead: string): boolean {
  return /^\d\d?$/.test(lead);
}

/** A stripe in the team's colour before a row. */
function stripe(colour: string | null, y: number): string {
  if (colour === null) return "";
  return rect({
    x: margin - 22,
    y: y + 9,
    width: 8,
    height: 40,
    fill: readableOn(colours.page, colour),
    radius: 3,
  });
}

/** A position; the first three are boxed in medal colours. */
function place(lead: string, y: number): string {
  const medal = colours.medals[Number(lead) - 1];
  const fill = medal === undefined ? colours.soft : colours.onMedal;
  return [
    medal === undefined ? "" : rect({ x: margin, y: y + 7, width: 52, height: 43, fill: medal, radius: 8 }),
    text(lead, { x: margin + 26, y: y + 39, size: 30, fill, room: 48, font: bold, anchor: "middle" }),
  ].join("");
}

/** The site's logo and name, and the source of the data. */
function footer(): string {
  const y = height - 62;
  return [
    mark({ x: margin, y, size: 36 }, "#fff", colours.accent),
    text(siteName, { x: margin + 52, y: y + 28, size: 28, fill: colours.ink, room: 400, font: bold }),
    text("Facts from F1DB, CC BY 4.0", {
      x: width - margin,
      y: y + 28,
      size: 24,
      fill: colours.soft,
      room: 460,
      anchor: "end",
    }),
  ].join("");
}

/** The site's logo (public/favicon.svg). */
function mark({ x, y, size }: { x: number; y: number; size: number }, ink: string, fill: string): string {
  const bars = "M7 22h4v-6H7zm7 0h4V10h-4zm7 0h4v-9h-4z";
  return [
    rect({ x, y, width: size, height: size, fill, radius: size / 5 }),
    `<path transform="translate(${x} ${y}) scale(${size / 32})" d="${bars}" fill="${ink}"/>`,
  ].join("");
}

type Place = { x: number; y: number; width: number; height: number };

/** A country's flag, extracted from the sprite, which has one flag per line after the placeholder. */
function flagOf(country: string, sprite: string, { x, y, width: wide, height: high }: Place): string {
  const code = countryCode(country);
  const line = code === null ? 0 : countryCodes.indexOf(code) + 1;
  const drawing = sprite.split("\n").filter((each) => each.startsWith("<svg y="))[line] ?? "";
  return drawing.replace(
    /^<svg y="\d+" width="\d+" height="\d+"/,
    `<svg x="${x}" y="${y}" width="${wide}" height="${high}"`,
  );
}

function rect({
  x,
  y,
  width: wide,
  height: high,
  fill,
  radius = 0,
}: Place & { fill: string; radius?: number }): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${radius}" fill="${fill}"/>`;
}

type TextPlace = {
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Maximum width in pixels; longer texts are drawn smaller. */
  room: number;
  font?: Font;
  anchor?: "start" | "middle" | "end";
};

function text(
  content: string,
  { x, y, size, fill, room: most, font = "Inter Medium", anchor = "start" }: TextPlace,
) {
  if (content === "") return "";
  const drawn = drawableText(content);
  const fitting = fittingSize(drawn, size, most, font);
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${fitting}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(drawn)}</text>`;
}

/** Reduces a text to letters in the fonts (scripts/lib/vite-plugins.ts): others lose their accent or are left out. */
export function drawableText(content: string): string {
  return Array.from(content.normalize("NFC"))
    .map((letter) =>
      isDrawable(letter) ? letter : letter.normalize("NFD").replaceAll(/[^\u0020-\u007e]/g, ""),
    )
    .join("");
}

function isDrawable(letter: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b–—‘’“”•…−×·†→]$/u.test(letter);
}
