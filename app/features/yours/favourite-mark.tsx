import { useYours } from "./yours-store.ts";

/** A star behind the name of the visitor's favourite; nothing for anybody else, nor before the page has hydrated. */
export function FavouriteMark({ kind, id }: { kind: "driver" | "team"; id: string }) {
  if (useYours()[kind]?.id !== id) return null;
  return (
    <span className="favourite-mark" title={`Your favourite ${kind}`}>
      <span aria-hidden="true">★</span>
      <span className="sr-only">your favourite</span>
    </span>
  );
}
