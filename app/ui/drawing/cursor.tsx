import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";

/**
 * The cursor of a drawing: the place it is at, and the line that is pointed at, null for none. Keys move it; a mouse that
 * leaves takes both along, and a finger leaves what it has chosen.
 *
 * @param stops the places that can be visited, in ascending order
 */
export function useCursor(stops: ReadonlyArray<number>) {
  const [at, setAt] = useState<number | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  return {
    at,
    pointed,
    point: setPointed,
    moveTo: (place: number | null, line: string | null) => {
      setAt(place);
      setPointed(line);
    },
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = moveCursor(stops, at, event.key);
        if (next === undefined) return;
        event.preventDefault();
        setAt(next);
      },
      onBlur: () => setAt(null),
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      setAt(null);
      setPointed(null);
    },
  };
}

/** The cursor of a drawing, and what moves it. */
type Cursor = ReturnType<typeof useCursor>;

/**
 * Where a key moves the cursor of a chart: the arrows to a neighbour, Home and End to the ends, Escape away.
 * The first arrow enters from the end that it points away from.
 *
 * @param stops the places that can be visited, in ascending order
 * @param current the place of the cursor; null when there is none
 * @returns the new place, null for none, undefined for a key that means nothing here
 */
export function moveCursor(
  stops: ReadonlyArray<number>,
  current: number | null,
  key: string,
): number | null | undefined {
  const first = stops.at(0) ?? null;
  const last = stops.at(-1) ?? null;
  switch (key) {
    case "ArrowRight":
      return current === null ? first : (stops.find((stop) => stop > current) ?? last);
    case "ArrowLeft":
      return current === null ? last : (stops.findLast((stop) => stop < current) ?? first);
    case "Home":
      return first;
    case "End":
      return last;
    case "Escape":
      return null;
    default:
      return undefined;
  }
}

type CursorDrawingProps = {
  /** What it shows, in words. */
  title: string;
  cursor: Cursor;
  /** The x of the cursor's line; null for none. */
  cursorX: string | null;
  /** Moves the cursor to where the pointer is. */
  onPoint: (event: PointerEvent<SVGSVGElement>) => void;
  /** In pixels; without it the drawing is as high as its place. */
  height?: number;
  className: string;
  svgClass: string;
  /** What lies behind the cursor's line. */
  ground: ReactNode;
  children: ReactNode;
};

/** An SVG that is read at a cursor, by pointer, tap and arrow keys. */
export function CursorDrawing(props: CursorDrawingProps) {
  const { title, cursor, cursorX, onPoint, height, className, svgClass, ground, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes keys as an application
    <div
      className={className}
      role="application"
      aria-roledescription="chart"
      aria-label={`${title}. The left and right arrow keys read it.`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys go to what has the focus
      tabIndex={0}
      {...cursor.keys}
    >
      <svg
        className={svgClass}
        height={height}
        aria-hidden="true"
        onPointerMove={onPoint}
        onPointerDown={onPoint}
        onPointerLeave={cursor.leave}
      >
        <rect width="100%" height="100%" fill="transparent" />
        {ground}
        {cursorX === null ? null : (
          <line className="stroke-line-strong" strokeDasharray="3 3" x1={cursorX} x2={cursorX} y2="100%" />
        )}
        {children}
      </svg>
    </div>
  );
}
