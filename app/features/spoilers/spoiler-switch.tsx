import { useSyncExternalStore } from "react";
import { chooseSpoilers, hidesSpoilers, subscribeToSpoilers } from "./spoilers.ts";

/** The choice not to be told the last weekend's results. */
export function SpoilerSwitch() {
  const hides = useSyncExternalStore(subscribeToSpoilers, hidesSpoilers, () => false);
  return (
    <label className="spoiler-switch needs-scripts">
      <input type="checkbox" checked={hides} onChange={(event) => chooseSpoilers(event.target.checked)} />
      Hide the last weekend’s results
    </label>
  );
}
