type Channels = readonly [red: number, green: number, blue: number];

/** A line needs this contrast against what it is drawn on (WCAG 2.2, 1.4.11 "Non-text contrast"). */
const enoughContrast = 3;
/** The surfaces that charts are drawn on, in both themes: `--color-surface` of the tokens. */
const surfaces = { light: "#ffffff", dark: "#15171c" } as const;

/** A colour as the two themes show it, both as `#rrggbb`. */
export type Shown = readonly [light: string, dark: string];

/** One colour, as `#rrggbb`, in both themes: as it is where it is readable, else darkened or lightened until it is. */
export function shownIn(
  colour: string,
  least: Readonly<Record<keyof typeof surfaces, number>> = { light: enoughContrast, dark: enoughContrast },
): Shown {
  return [readableOn(surfaces.light, colour, least.light), readableOn(surfaces.dark, colour, least.dark)];
}

/** The same as a CSS `light-dark()`. */
export function readableColour(colour: string): string {
  return lightDark(shownIn(colour));
}

/** What is shown, as a CSS `light-dark()`. */
export function lightDark(shown: Shown): string {
  return `light-dark(${shown.join(", ")})`;
}

/** A colour, moved away from the surface in small steps until it has enough contrast. */
export function readableOn(surface: string, colour: string, least = enoughContrast): string {
  const ground = luminance(channelsOf(surface));
  const towards = ground > 0.5 ? 0 : 255;
  let channels = channelsOf(colour);
  while (contrast(luminance(channels), ground) < least) channels = moved(channels, towards);
  return hexOf(channels);
}

/** Behind a drawing over laps: `--color-safety-car` of the tokens. */
const bands: Shown = ["#fcecbf", "#463d1a"];
/** On dark more than enough: the line of one team alone is thin, and has its own area at one side. */
const contrastOnDarkBands = 4;

/** One colour, as `#rrggbb`, in both themes as it can be read over neutralised laps, as a CSS `light-dark()`. */
export function readableOverBands(colour: string): string {
  const [light, dark] = bands;
  return lightDark([readableOn(light, colour), readableOn(dark, colour, contrastOnDarkBands)]);
}

/** Amounts of red, green and blue, 0 to 255, as `#rrggbb`. */
export function hexOf(channels: ReadonlyArray<number>): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** One step of a twentieth towards black (0) or white (255), at least one unit. */
function moved([red, green, blue]: Channels, towards: number): Channels {
  const step = (channel: number) => {
    const exact = channel + (towards - channel) / 20;
    return towards === 0 ? Math.floor(exact) : Math.ceil(exact);
  };
  return [step(red), step(green), step(blue)];
}

/**
 * How much of its team's colour the line of a second driver has: on light the rest is black, mixed as light is, so that
 * orange becomes no brown; on dark it is white.
 */
const secondShares = { light: 0.52, dark: 0.56 } as const;

/** The colour of a second driver's line, from that of the first; both are CSS colours. */
export function secondColour(colour: string): string {
  const { light, dark } = secondShares;
  return `light-dark(color-mix(in srgb-linear, ${colour} ${100 * light}%, #000), color-mix(in oklab, ${colour} ${100 * dark}%, #fff))`;
}

/** The same of what is shown; on dark as near as a mix of channels comes to the browser's. */
export function secondColours([onLight, onDark]: Shown): Shown {
  const { light, dark } = secondShares;
  return [
    hexOf(channelsOf(onLight).map((channel) => Math.round(255 * gamma(linear(channel) * light)))),
    hexOf(channelsOf(onDark).map((channel) => Math.round(channel * dark + 255 * (1 - dark)))),
  ];
}

/** Red, green and blue of a colour, each 0 to 255. @param colour as `#rrggbb` */
export function channelsOf(colour: string): Channels {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A channel, 0 to 255, as its part of light, 0 to 1. */
export function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The inverse of `linear`: the share of a channel, 0 to 1, from its part of light. */
export function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

/** Ink on a colour of `lightDark`, in each theme the white or black that reads better on it. */
export function inkOn(colour: string): string {
  const grounds = colour.match(/#[\da-f]{6}/g) ?? [];
  const inks = grounds.map((ground) =>
    contrastOf(ground, surfaces.light) > contrastOf(ground, surfaces.dark) ? surfaces.light : surfaces.dark,
  );
  return inks.length === 2 ? `light-dark(${inks.join(", ")})` : "currentColor";
}

/** Contrast ratio of two colours, 1 to 21. Both as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  return contrast(luminance(channelsOf(one)), luminance(channelsOf(other)));
}

/** Contrast ratio of two luminances, 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Nearer than this in OKLab two lines beside each other are taken for one; 0.02 would just be seen. */
const leastDifference = 0.055;

/** Whether two colours, as either theme shows them, could be taken for each other. Both as `#rrggbb`. */
export function looksAlike(one: string, other: string): boolean {
  return colourDistance(one, other) < leastDifference;
}

/** How far two colours are apart in OKLab, as the theme shows them in which they are nearer. Both as `#rrggbb`. */
export function colourDistance(one: string, other: string): number {
  return shownDistance(shownIn(one), shownIn(other));
}

/** The same of colours as they are shown. */
export function shownDistance([light, dark]: Shown, [otherLight, otherDark]: Shown): number {
  return Math.min(difference(light, otherLight), difference(dark, otherDark));
}

/** How different two colours look: their distance in OKLab (Ottosson 2020), 0 to about 1. */
function difference(one: string, other: string): number {
  const [first, second] = [oklab(channelsOf(one)), oklab(channelsOf(other))];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

function oklab(channels: Channels): ReadonlyArray<number> {
  const [red, green, blue] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
