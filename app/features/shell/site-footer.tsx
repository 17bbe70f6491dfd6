import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { SpoilerSwitch } from "#app/features/spoilers/spoiler-switch.tsx";
import type { ArchiveInfo } from "#contract/archive.ts";

/** The foot of every page: where the facts are from, how far they reach, and whose the names are. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <nav className="site-footer-ways" aria-label="More">
        <FooterLinks />
      </nav>
      <div className="site-footer-choices">
        <SpoilerSwitch />
      </div>
      <div className="site-footer-row">
        <p>
          Facts from <a href="https://github.com/f1db/f1db">F1DB</a>, licensed{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.{" "}
          <Suspense fallback={null}>
            <ArchiveExtent />
          </Suspense>
        </p>
        <p>
          Unofficial: this site is not associated in any way with the Formula 1 companies. F1, FORMULA ONE,
          FORMULA 1, FIA FORMULA ONE WORLD CHAMPIONSHIP, GRAND PRIX and related marks are trade marks of their
          owners.
        </p>
      </div>
      <details className="mx-auto max-w-(--page-width) px-4 pb-4 text-small text-soft">
        <summary className="w-fit min-h-6 cursor-pointer">About this archive</summary>
        <p>
          Running this site yourself? <code>npm run data:sync</code> adds every season since 1950, and{" "}
          <code>npm run timing:sync</code> the recorded timing of a weekend.
        </p>
      </details>
    </footer>
  );
}

/** What the menu has no room for. */
const ways = [
  { label: "Compare", href: "/compare/" },
  { label: "Circuits", href: "/circuits/" },
  { label: "Records", href: "/records/" },
  { label: "Calendar", href: "/calendar/" },
  { label: "How we count", href: "/method/" },
  { label: "Data", href: "/api/" },
  { label: "Search", href: "/search/" },
] as const;

function FooterLinks() {
  return (
    <ul ref={useClientLinks()}>
      {ways.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function ArchiveExtent() {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return data.available ? archiveExtent(data.value) : "Which archive this page shows is not known right now.";
}

/** Which archive a page was made from, in one sentence. */
export function archiveExtent({ extent, last_race, version }: ArchiveInfo): string {
  const name = extent === "full" ? "Full archive" : "Starter archive";
  const reach =
    last_race === null
      ? "without results yet"
      : `through ${last_race.year} round ${last_race.round} (${last_race.race_name})`;
  return `${name} ${reach}, version ${version}.`;
}
