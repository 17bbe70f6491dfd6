import { formatInstant, localOffset } from "#app/ui/dates.ts";
import { formatAge } from "#app/text/format-age.ts";

/**
 * Says of a page that came without a connection from when it is. It lies over the page and moves nothing.
 *
 * It is no part of what React renders: the page was kept without it, and hardly any page needs it.
 *
 * @returns takes it away: a page that a link leads to has facts of its own; null for a page from the network
 */
export function showOfflineNote(): (() => void) | null {
  const kept = keptInstant();
  if (kept === null) return null;
  const note = document.createElement("p");
  note.className = "offline-note";
  note.role = "status";
  const { day, time } = formatInstant(kept, localOffset(kept));
  const ago = formatAge((Date.now() - kept.getTime()) / 1000);
  note.textContent = `You are offline. This page is from ${day}, ${time} (${ago} ago).`;
  document.body.append(note);
  return () => note.remove();
}

/** When the page was kept, as public/service-worker.js says; null for a page from the network. */
function keptInstant(): Date | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="kept-at"]');
  const instant = meta === null ? null : new Date(meta.content);
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant;
}
