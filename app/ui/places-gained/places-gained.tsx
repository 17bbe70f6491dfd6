import { noValue } from "#app/text/format.ts";

/** Places gained or, below zero, lost: a sign for the eye, a word for the ear. */
export function PlacesGained({ places }: { places: number | null }) {
  if (places === null) return noValue;
  if (places === 0) return "0";
  const gained = places > 0;
  return (
    <span className={gained ? "gained" : "lost"}>
      <span className="sr-only">{gained ? "up" : "down"} </span>
      <span aria-hidden="true">{gained ? "▲" : "▼"}</span> {Math.abs(places)}
    </span>
  );
}
