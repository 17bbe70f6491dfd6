import { defineHandlerCallback } from "@tanstack/react-router/ssr/server";
import { defaultRenderHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { hasUnavailableFacts } from "#app/data/facts.ts";
import { isSettled } from "./patience.ts";

/**
 * Renders a page. When all its facts are there it is one string, complete in itself and readable without
 * JavaScript; otherwise the shell goes out at once and the rest follows as it arrives.
 *
 * A page that lacks facts is right only for now: nobody may keep it.
 */
export const renderPage = defineHandlerCallback((page) => {
  const { queryClient } = page.router.options.context;
  if (hasUnavailableFacts(queryClient)) page.responseHeaders.set("cache-control", "no-store");
  return isSettled(queryClient) ? defaultRenderHandler(page) : defaultStreamHandler(page);
});
