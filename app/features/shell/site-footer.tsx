import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { SpoilerSwitch } from "#app/features/spoilers/spoiler-switch.tsx";
import type { ArchiveInfo } from "#contract/archive.ts";

/** The foot of every page: where the facts are from, how far they reach, and whose the names are. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface text-[0.8125rem] text-soft print:hidden">
      <nav aria-label="More">
        <FooterLinks />
      </nav>
      <div className="mx-auto max-w-(--page-width) px-4 pt-2">
        <SpoilerSwitch />
      </div>
      <div className="mx-auto grid max-w-(--page-width) gap-2 px-4 pt-5 pb-7 md:grid-cols-2 md:gap-8">
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
    <ul
      ref={useClientLinks()}
      className="mx-auto flex max-w-(--page-width) flex-wrap gap-x-5 gap-y-1 px-4 pt-4"
    >
      {ways.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className="block py-1">
            {label}
          </a>
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
