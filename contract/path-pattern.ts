/** What a path holds in the places of its pattern's `{…}`, by their names. */
export type Params = Readonly<Record<string, string>>;

/**
 * Holds a path against a pattern, in which `{name}` stands for one segment.
 *
 * @returns the segments in the places of the names, in their order and as they are written (encoded, perhaps empty);
 *   null when the path does not fit
 */
export function paramsIn(pattern: string, path: string): Params | null {
  const segments = path.split("/");
  const places = pattern.split("/");
  if (segments.length !== places.length) return null;
  const params: Record<string, string> = {};
  for (const [index, place] of places.entries()) {
    const segment = segments[index] ?? "";
    const name = paramName(place);
    if (name !== null) params[name] = segment;
    else if (place !== segment) return null;
  }
  return params;
}

/** The names of a pattern's parameters, in their order. */
export function paramNames(pattern: string): Array<string> {
  return pattern.split("/").flatMap((place) => paramName(place) ?? []);
}

/** A pattern with each parameter's value in its place. */
export function filledIn(pattern: string, params: Params): string {
  return pattern
    .split("/")
    .map((place) => params[paramName(place) ?? ""] ?? place)
    .join("/");
}

function paramName(place: string): string | null {
  return place.startsWith("{") ? place.slice(1, -1) : null;
}
