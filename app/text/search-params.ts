/**
 * How search parameters stand in a URL: plain text, a repeated key for several values
 * (`?sort=points.desc&f=finish_position.lt.4&f=country.eq.Italy`). Each route parses what it needs at its door.
 */
export type SearchParams = Record<string, string | Array<string>>;

/** Reads a query string; a key that occurs more than once becomes a list. */
export function parseSearch(query: string): SearchParams {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      const [first = ""] = values;
      return [key, values.length === 1 ? first : values];
    }),
  );
}

/** Writes a query string with its `?`; empty for no parameters. Values that are absent are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== null)
      .map((each) => `${encodePart(key)}=${encodePart(String(each))}`),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Percent-encodes what a query string cannot hold, and leaves commas readable. */
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%2C", ",").replaceAll("%20", "+");
}
