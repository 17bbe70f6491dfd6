import { getRouteApi } from "@tanstack/react-router";

const root = getRouteApi("__root__");

/**
 * When the page was rendered, in milliseconds since the epoch: the same on the server and in the browser, so that both
 * render the same. It does not advance; `usePresent` does.
 */
export function usePresentMs(): number {
  return root.useLoaderData().presentMs;
}
