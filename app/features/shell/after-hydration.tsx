import { type ReactNode, useEffect } from "react";

/** Calls `run` once React has taken over the page. Renders what it is given, unchanged. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}
