import type { PointerEvent, ReactNode } from "react";
import type { Cursor } from "./use-cursor.ts";

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
