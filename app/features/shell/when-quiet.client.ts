/**
 * Runs what can wait: when the page has arrived to its last byte, and the browser has nothing better to do.
 * A streamed page counts as arrived when its last part is there.
 */
export function whenQuiet(task: () => void): void {
  if (document.readyState === "complete") whenIdle(task);
  else window.addEventListener("load", () => whenIdle(task), { once: true });
}

/** Not every browser tells when it is idle; there a moment's rest stands in. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 200);
}
