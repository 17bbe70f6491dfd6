/**
 * Text on gold, silver or bronze for the places 1 to 3; plain for any other place and for none. The colour is
 * never the only sign: the place itself stands in the same row.
 */
export function Medal({ place, children }: { place: number | null; children: string }) {
  if (place === null || place > 3) return children;
  return <b className={`medal-${place}`}>{children}</b>;
}
