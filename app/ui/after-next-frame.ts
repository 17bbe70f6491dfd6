/** Runs a task when the browser has shown what has changed by now. */
export function afterNextFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task, 0));
}
