type Channels = readonly [red: number, green: number, blue: number];

/** A line needs this contrast against what it is drawn on (WCAG 2.2, 1.4.11 "Non-text contrast"). */
const enoughContrast = 3;
/** The surfaces that charts are drawn on, in both themes: `--color-surface` of the tokens. */
const surfaces = { light: "#ffffff", dark: "#191b1e" } as const;

/**
 * One colour as both themes can show it: as it is where it is readable, otherwise darkened or lightened until it is.
 *
 * @param colour as `#rrggbb`
 * @returns a CSS `light-dark()` of two colours
 */
export function readableColour(colour: string): string {
  return `light-dark(${readableOn(surfaces.light, colour)}, ${readableOn(surfaces.dark, colour)})`;
}

/** A colour, moved away from the surface in small steps until it has enough contrast. */
export function readableOn(surface: string, colour: string): string {
  const ground = luminance(channelsOf(surface));
  const towards = ground > 0.5 ? 0 : 255;
  let channels = channelsOf(colour);
  while (contrast(luminance(channels), ground) < enoughContrast) channels = moved(channels, towards);
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

function channelsOf(colour: string): Channels {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Contrast ratio of two luminances, 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
