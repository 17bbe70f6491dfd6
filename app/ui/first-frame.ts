import { useElementScrollRestoration, useHydrated } from "@tanstack/react-router";
import { startTransition, useEffect, useState } from "react";

/**
 * True until what a navigation shows has been seen: what lies below the screen can follow after that frame. Who comes
 * back to a page that was scrolled needs all of it at once, since the router scrolls to where the reader was.
 */
export function useFirstFrame(): boolean {
  const isNavigation = useHydrated();
  const left = useElementScrollRestoration({ getElement: () => (import.meta.env.SSR ? null : window) });
  const [isFirst, setFirst] = useState(isNavigation && !left?.scrollY);
  useEffect(() => {
    if (isFirst) afterNextFrame(() => startTransition(() => setFirst(false)));
  }, [isFirst]);
  return isFirst;
}

/** Runs a task when the browser has shown what has changed by now. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task, 0));
}
