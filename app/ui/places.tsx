import type { ReactNode } from "react";
import { formatValue, noValue } from "#app/text/format.ts";
import type { Column } from "./table/definition.ts";

/** The first three places: classes of what stands on the colours of their medals, and those colours in drawings. */
export const medalClasses = ["bg-gold text-on-medal", "bg-silver text-on-medal", "bg-bronze text-on-medal"];
export const medalColours = ["var(--color-gold)", "var(--color-silver)", "var(--color-bronze)"];

type PlaceMarkProps = {
  /** Null without a place. */
  place: number | null;
  /** What stands for it where there is none. */
  children: string | number;
  className?: string;
};

/** A place in a list; the first three stand on gold, silver and bronze. */
export function PlaceMark({ place, children, className = "" }: PlaceMarkProps) {
  return (
    <span
      className={`inline-grid h-6.5 min-w-7 place-items-center rounded-chip text-[0.875rem] font-bold ${medalClasses[(place ?? 0) - 1] ?? ""} ${className}`}
    >
      {children}
    </span>
  );
}

/**
 * Text on gold, silver or bronze for the places 1 to 3; plain for any other place and for none. The colour is
 * never the only sign: the place itself stands in the same row. Not a component: long tables have thousands of places,
 * and most are plain.
 */
export function withMedal(place: number | null, text: string): ReactNode {
  return place === null || place > 3 ? text : <b className={`medal-${place}`}>{text}</b>;
}

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

/** A place in a table, with its medal. */
export const positionColumn: Column<{ position: number | null }> = {
  id: "position",
  label: "Pos",
  value: ({ position }) => position,
  cell: ({ position }) => withMedal(position, formatValue(position)),
  firstSort: "asc",
  look: "place",
};
