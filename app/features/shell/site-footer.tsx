import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { formatDay } from "#app/text/dates.ts";
import { SpoilerSwitch } from "#app/features/spoilers/spoiler-cover.tsx";
import type { ArchiveInfo } from "#contract/archive.ts";

/** The foot of every page: where the facts are from, how far they reach, and whose the names are. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface text-[0.8125rem] text-soft print:hidden">
      <div className="mx-auto grid max-w-(--page-width) gap-3 px-4 pt-6 pb-7">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <nav aria-label="More">
            <FooterLinks />
          </nav>
          <SpoilerSwitch />
        </div>
        <p>
          Data from <a href="https://github.com/f1db/f1db">F1DB</a> (
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) and OpenF1.{" "}
          <Suspense fallback={null}>
            <Reach />
          </Suspense>
        </p>
        <p>
          Unofficial: this site is not associated in any way with the Formula 1 companies. F1, FORMULA ONE,
          FORMULA 1, FIA FORMULA ONE WORLD CHAMPIONSHIP, GRAND PRIX and related marks are trade marks of their
          owners.
        </p>
        <details>
          <summary className="touch w-fit min-h-6 cursor-pointer">About this archive</summary>
          <p>
            <Suspense fallback={null}>
              <Extent />
            </Suspense>{" "}
            Running this site yourself? <code>npm run data:sync</code> adds every season since 1950, and{" "}
            <code>npm run timing:sync</code> the recorded timing of a weekend.
          </p>
        </details>
      </div>
    </footer>
  );
}

/** What the menu has no room for. */
const links = [
  { label: "Circuits", href: "/circuits/" },
  { label: "Records", href: "/records/" },
  { label: "Compare", href: "/compare/" },
  { label: "Calendar", href: "/calendar/" },
  { label: "How we count", href: "/method/" },
  { label: "Open data", href: "/data/" },
  { label: "Search", href: "/search/" },
] as const;

function FooterLinks() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.875rem] font-strong max-md:gap-y-0 text-ink">
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className="block py-1 max-md:py-3">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Reach() {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return data.available ? archiveReach(data.value) : "How far the results reach is not known right now.";
}

/** How far the results of a page reach: "Results up to round 11 of 2026 (Hungarian Grand Prix)." */
export function archiveReach({ last_race }: Pick<ArchiveInfo, "last_race">): string {
  return last_race === null
    ? "No results yet."
    : `Results up to round ${last_race.round} of ${last_race.year} (${last_race.race_name}).`;
}

function Extent() {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return data.available ? archiveExtent(data.value) : null;
}

/** Which archive a page was made from: "Full archive, version v2026.11, refreshed on 26 July 2026." */
export function archiveExtent({
  extent,
  version,
  imported_at,
}: Pick<ArchiveInfo, "extent" | "version" | "imported_at">): string {
  return `${extent === "full" ? "Full archive" : "Starter archive"}, version ${version}, refreshed on ${formatDay(imported_at.slice(0, 10))}.`;
}
