/** The fonts of the images: Inter in two weights. */
export type Font = "Inter Medium" | "Inter ExtraBold";

/** Letter widths per font, in hundredths of the font size; measured by rendering. */
const letterWidths: Readonly<Record<Font, ReadonlyArray<[hundredths: number, letters: string]>>> = {
  "Inter Medium": [
    [28, " ijlI"],
    [31, ".,·'’"],
    [34, "ft"],
    [37, "/()"],
    [42, "r1"],
    [46, "-"],
    [50, "–"],
    [54, "s"],
    [57, "kxzLa"],
    [60, "JcvyFe7Ehnou5"],
    [63, "bdgpq23689"],
    [67, "PZRST0&B4+"],
    [70, "KXY"],
    [74, "ADVCHU"],
    [77, "GNOQ"],
    [83, "w"],
    [91, "mM"],
    [102, "W%"],
  ],
  "Inter ExtraBold": [
    [29, " ijlI"],
    [35, ".,·'’"],
    [38, "ft()"],
    [42, "/r1"],
    [47, "-"],
    [50, "–"],
    [59, "LszFJakx"],
    [62, "ceE7ovy"],
    [65, "5bdghnpqu2P"],
    [69, "BRS3689TZ&04+"],
    [75, "DUCKGHY"],
    [78, "XNOAQV"],
    [86, "w"],
    [94, "mM"],
    [108, "W%"],
  ],
};

const widths: Readonly<Record<Font, ReadonlyMap<string, number>>> = {
  "Inter Medium": byLetter("Inter Medium"),
  "Inter ExtraBold": byLetter("Inter ExtraBold"),
};

/** The width assumed for unlisted letters: that of the widest. */
const widest = 108;

function byLetter(font: Font): Map<string, number> {
  return new Map(
    letterWidths[font].flatMap(([hundredths, letters]) =>
      Array.from(letters).map((letter): [string, number] => [letter, hundredths]),
    ),
  );
}

/** A text's width in pixels, slightly overestimated and never underestimated. */
export function textWidth(text: string, size: number, font: Font): number {
  // Accents do not add to the width.
  const letters = Array.from(text.normalize("NFD").replaceAll(/\p{M}/gu, ""));
  return (size / 100) * letters.reduce((sum, letter) => sum + (widths[font].get(letter) ?? widest), 0);
}

/** The font size at which a text fits a width: the preferred one, or a smaller one. */
export function fittingSize(text: string, wanted: number, room: number, font: Font): number {
  return Math.floor(Math.min(wanted, (wanted * room) / textWidth(text, wanted, font)));
}
