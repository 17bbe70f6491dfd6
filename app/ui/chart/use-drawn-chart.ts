import { createClientOnlyFn } from "@tanstack/react-start";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Chart } from "./chart.ts";
import type { ChartWatch, DrawnChart } from "./draw-chart.client.ts";

/** The drawing and its library are a chunk of their own; they never reach the server. */
const loadDrawing = createClientOnlyFn(() => import("./draw-chart.client.ts"));

/** How far below the screen a chart is when its drawing is loaded. */
const nearby = "200px";

/**
 * Draws a chart into a box once the box comes into view.
 *
 * @param chart a value that stays the same object for as long as the chart stays the same
 * @param watch stable as well; told what the pointer is at
 * @param highlighted name of the series that stands out, null for none
 */
export function useDrawnChart(chart: Chart, watch: ChartWatch, highlighted: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnChart>(null);
  const wanted = useRef(highlighted);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    wanted.current = highlighted;
    drawn.current?.highlight(highlighted);
  }, [highlighted]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let gone = false;
    const stopWatching = onceInView(element, () => {
      loadDrawing().then(
        ({ drawChart }) => {
          if (gone) return;
          drawn.current = drawChart(element, chart, watch);
          drawn.current.highlight(wanted.current);
        },
        () => setFailed(true),
      );
    });
    return () => {
      gone = true;
      stopWatching();
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [chart, watch]);
  return { box, failed, moveTo: (x: number | null) => drawn.current?.moveTo(x) } satisfies {
    box: RefObject<HTMLDivElement | null>;
    failed: boolean;
    moveTo: (x: number | null) => void;
  };
}

/** Calls back the first time an element is in view or near it. */
function onceInView(element: Element, onView: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onView();
    },
    { rootMargin: nearby },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
