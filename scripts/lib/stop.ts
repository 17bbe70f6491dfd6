/** Ends a server cleanly on Ctrl-C, or when the process is told to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listener would end the process at once, as one that was killed.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
}
