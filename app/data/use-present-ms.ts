import { getRouteApi } from "@tanstack/react-router";

const root = getRouteApi("__root__");

/**
 * The instant that the page was made for, in milliseconds since the epoch: the same in the browser as on the server, so
 * that both render the same. It stands still; `usePresent` goes on from it.
 */
export function usePresentMs(): number {
  return root.useLoaderData().presentMs;
}
