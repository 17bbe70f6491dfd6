/** So long a reader has the page to themselves: what happens in its first seconds is felt. */
const restMs = 3_000;

/**
 * Runs what can wait: some seconds after the page has arrived to its last byte, when the browser has nothing better to
 * do. A streamed page counts as arrived when its last part is there.
 */
export function whenQuiet(task: () => void): void {
  const later = () => setTimeout(() => whenIdle(task), restMs);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Not every browser tells when it is idle. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else task();
}
