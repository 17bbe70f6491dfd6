import { useHydrated, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usePresent } from "#app/features/next-race/use-present.ts";
import { formatInstant } from "#app/ui/dates.ts";
import { agoText } from "./age.ts";
import { openWhole } from "./open-whole.ts";

/** Says of a page that came without a connection from when it is. It lies over the page and moves nothing. */
export function OfflineNote() {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const hydrated = useHydrated();
  useEffect(() => {
    // Before the router hears of it.
    document.addEventListener("click", openWhole, { capture: true });
    return () => document.removeEventListener("click", openWhole, { capture: true });
  }, []);
  // The page that was opened is from then; one that a link leads to has facts of its own.
  const kept = hydrated && pathname === opened ? keptInstant() : null;
  return kept === null ? null : <Note kept={kept} />;
}

function Note({ kept }: { kept: Date }) {
  const presentMs = usePresent();
  const { day, time } = formatInstant(kept);
  return (
    <p className="offline-note" role="status">
      You are offline. This page is from {day}, {time} ({agoText(presentMs - kept.getTime())}).
    </p>
  );
}

/** When the page was kept, as public/service-worker.js says; null for a page from the network. */
function keptInstant(): Date | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="kept-at"]');
  const instant = meta === null ? null : new Date(meta.content);
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant;
}
