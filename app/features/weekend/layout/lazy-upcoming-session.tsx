import { lazyRouteComponent } from "@tanstack/react-router";

// Most weekends have been.
const load = () => import("./upcoming-session.tsx");

/** `UpcomingSession`, loaded where a session has not begun. */
export const LazyUpcomingSession = lazyRouteComponent(load, "UpcomingSession");
/** `WithoutResults`, loaded where a session has no results. */
export const LazyWithoutResults = lazyRouteComponent(load, "WithoutResults");

// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) for (const part of [LazyUpcomingSession, LazyWithoutResults]) void part.preload?.();
