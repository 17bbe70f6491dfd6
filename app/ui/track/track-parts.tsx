import type { Spot } from "./outline.ts";
import { across, arrowAt } from "./start-mark.ts";

/** The track itself, between its edges. */
export function TrackGround({ path }: { path: string }) {
  return (
    <>
      <path className="track-edge" d={path} />
      <path className="track-ground" d={path} />
    </>
  );
}

/** The start, and in which direction the lap goes. */
export function StartMark({ start }: { start: Spot }) {
  return (
    <>
      <path className="track-start" d={across(start, 10)} />
      <path className="track-arrow" d={arrowAt(start)} />
    </>
  );
}
