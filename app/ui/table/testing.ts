/**
 * How many columns a table's style rules provide for, once for each rule (one for wide screens, one for small
 * ones). Style sheet and definition live apart: a test holds them together with this.
 */
export function styledColumns(css: string, name: string): Array<number> {
  const rules = css.matchAll(new RegExp(`\\.${name} \\{\\s*--columns:([^;]+);`, "g"));
  return [...rules].map(([, tracks = ""]) => trackCount(tracks));
}

/** The number of tracks in a value of `grid-template-columns`. */
function trackCount(tracks: string): number {
  const written = tracks.replaceAll(
    /repeat\((\d+), (minmax\([^)]*\)|[^)]*)\)/g,
    (_, times: string, track: string) => Array.from({ length: Number(times) }, () => track).join(" "),
  );
  return written
    .replaceAll(/minmax\([^)]*\)/g, "track")
    .trim()
    .split(/\s+/).length;
}
