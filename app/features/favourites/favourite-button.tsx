import { useState } from "react";
import { type Favourite, changeFavourites, useFavourites } from "./favourites.ts";

type FavouriteButtonProps = { kind: "driver" | "team"; id: string; name: string };

/** Makes a driver or a team the visitor's favourite, and no longer. */
export function FavouriteButton({ kind, id, name }: FavouriteButtonProps) {
  const isFavourite = useFavourites()[kind]?.id === id;
  const chosen: Favourite | null = isFavourite ? null : { id, name };
  const [refused, setRefused] = useState<string | null>(null);
  const isRefused = refused === id;
  return (
    <span className="relative grid">
      <button
        type="button"
        className="touch favourite needs-scripts inline-grid size-8 flex-none cursor-pointer place-items-center rounded-full text-soft hover:text-ink"
        aria-pressed={isFavourite}
        title={`Favourite ${kind}`}
        onClick={() => {
          const isKept = changeFavourites((before) => ({ ...before, [kind]: chosen }));
          setRefused(isKept ? null : id);
        }}
        onBlur={() => setRefused(null)}
      >
        <svg
          viewBox="0 0 16 16"
          className={`w-5 [stroke-linejoin:round] ${isFavourite ? "fill-gold stroke-ink" : "fill-none stroke-current"}`}
          aria-hidden="true"
        >
          <path d="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />
        </svg>
        <span className="sr-only">Favourite {kind}</span>
      </button>
      <span
        role="status"
        className={
          isRefused
            ? "absolute end-0 z-10 mt-9 w-48 rounded-tile border border-line-strong bg-surface p-3 text-small text-ink shadow-pop"
            : "sr-only"
        }
      >
        {isRefused ? "This browser keeps nothing for this site: its storage is full or turned off." : ""}
      </span>
    </span>
  );
}

/** A star behind the name of the visitor's favourite; nothing for anybody else, nor before the page has hydrated. */
export function FavouriteMark({ kind, id }: { kind: "driver" | "team"; id: string }) {
  if (useFavourites()[kind]?.id !== id) return null;
  return (
    <span className="ms-1 text-gold [text-shadow:0_0_1px_var(--color-ink)]" title={`Your favourite ${kind}`}>
      <span aria-hidden="true">★</span>
      <span className="sr-only">your favourite</span>
    </span>
  );
}
