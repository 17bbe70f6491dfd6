import { defineHandlerCallback } from "@tanstack/react-router/ssr/server";
import { defaultRenderHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { hasUnavailableFacts } from "#app/data/facts.ts";
import { isSettled } from "./patience.ts";

/**
 * Renders a page. When all its facts are there it is one string, complete in itself and readable without
 * JavaScript; otherwise the shell goes out at once and the rest follows as it arrives.
 *
 * A page that lacks facts is right only for now, and of one that is streamed nobody knows yet: neither may be kept.
 */
export const renderPage = defineHandlerCallback((page) => {
  const { queryClient } = page.router.options.context;
  const whole = isSettled(queryClient);
  if (!whole || hasUnavailableFacts(queryClient)) page.responseHeaders.set("cache-control", "no-store");
  return whole ? defaultRenderHandler(page) : defaultStreamHandler(page);
});
