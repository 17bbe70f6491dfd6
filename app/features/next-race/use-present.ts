import { useEffect, useState } from "react";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { countdownTickMs } from "./countdown.ts";

/**
 * The present in milliseconds since the epoch, taken anew every second. The first render has the instant that the
 * page was made for, in the browser as on the server.
 */
export function usePresent(): number {
  const presentMs = usePresentMs();
  const [present, setPresent] = useState(presentMs);
  useEffect(() => {
    const tick = () => setPresent(Date.now());
    tick();
    const timer = setInterval(tick, countdownTickMs);
    return () => clearInterval(timer);
  }, []);
  return present;
}
