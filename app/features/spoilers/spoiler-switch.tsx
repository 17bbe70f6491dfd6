import { useSyncExternalStore } from "react";
import { chooseSpoilers, hidesSpoilers, subscribeToSpoilers } from "./spoilers.ts";

/** The reader's choice to hide the results of the last weekend. */
export function SpoilerSwitch() {
  const hides = useSyncExternalStore(subscribeToSpoilers, hidesSpoilers, () => false);
  return (
    <label className="needs-scripts inline-flex min-h-7 cursor-pointer items-center gap-[0.4rem]">
      <input type="checkbox" checked={hides} onChange={(event) => chooseSpoilers(event.target.checked)} />
      Hide the last weekend’s results
    </label>
  );
}
