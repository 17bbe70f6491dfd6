import { isEmbedPath } from "./embedding.ts";

/**
 * Makes links of an embed open in a tab of their own. `<base target>` says so for plain ones; the router's own would
 * lead on inside the frame, so the window is told before they are. Views of the embed itself stay in it.
 *
 * @returns ends it
 */
export function openLinksOutside(): () => void {
  window.addEventListener("click", markLink, { capture: true });
  return () => window.removeEventListener("click", markLink, { capture: true });
}

function markLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.href === "") return;
  link.target = isEmbedPath(new URL(link.href).pathname) ? "_self" : "_blank";
}
