/**
 * Runs what can wait: when the page has arrived to its last byte, and the browser has nothing better to do. A streamed
 * page counts as arrived when its last part is there.
 *
 * @param afterMs how long after that, where it can wait even longer
 */
export function whenQuiet(task: () => void, { afterMs = 0 }: { afterMs?: number } = {}): void {
  const later = () => setTimeout(() => whenIdle(task), afterMs);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Not every browser tells when it is idle; there a moment's rest stands in. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 200);
}
