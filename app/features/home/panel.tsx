import { type ReactNode, Suspense, useId, useSyncExternalStore } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ConstructorPoints, DriverPoints } from "#contract/standings.ts";
import { valueOf } from "#app/data/api-query.ts";
import { constructorPointsQuery, driverPointsQuery } from "#app/data/standings.queries.ts";
import { hidesSpoilers, subscribeToSpoilers, useLastRace } from "#app/features/spoilers/spoilers.ts";

/** What each kind of panel takes at least, so that nothing moves when its facts arrive. */
const heights = {
  strip: "min-h-44.5 max-phone:min-h-42",
  chart: "min-h-132",
  table: "min-h-123 max-phone:min-h-120",
} as const;

type PanelProps = {
  title: ReactNode;
  kind: keyof typeof heights;
  /** The way to more of it, beside the title. */
  link?: ReactNode;
  children: ReactNode;
};

/** One part of the front page, as a card. Its place is kept while its facts are on their way. */
export function Panel({ title, kind, link, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={`min-w-0 rounded-card border border-line bg-surface p-4 shadow-card phone:px-5.5 phone:py-5 ${heights[kind]}`}
      aria-labelledby={id}
    >
      {/* What a chart shows takes two lines on a phone; until it is there they are kept. */}
      <div className="flex items-baseline justify-between gap-x-6">
        <h2 id={id} className={`mb-1 ${kind === "chart" ? "max-phone:min-h-[2.4em]" : ""}`}>
          {title}
        </h2>
        {link}
      </div>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </section>
  );
}

/** A part of the front page that has cards of its own. */
export function PanelRow({ title, children }: Pick<PanelProps, "title" | "children">) {
  const id = useId();
  return (
    <section className="min-h-52 max-wide:min-h-96" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className="mt-3 h-20 rounded-tile bg-raised" role="status" aria-label="Loading">
      <WithoutScripts />
    </div>
  );
}

/** A season round by round, for a reader who hides the last weekend's results, and the round that is hidden. */
type Hidden<Season> = { season: Season; round: number } | null;

/** Null for everybody else, and until it is there. */
export function useHiddenDrivers(year: number): Hidden<DriverPoints> {
  const round = useHiddenRound();
  const { data } = useQuery({ ...driverPointsQuery(year), enabled: round !== null });
  return hiddenSeason(data === undefined ? null : valueOf(data), round);
}

/** The same of constructors. */
export function useHiddenConstructors(year: number): Hidden<ConstructorPoints> {
  const round = useHiddenRound();
  const { data } = useQuery({ ...constructorPointsQuery(year), enabled: round !== null });
  return hiddenSeason(data === undefined ? null : valueOf(data), round);
}

function hiddenSeason<Season>(season: Season | null, round: number | null): Hidden<Season> {
  return season === null || round === null ? null : { season, round };
}

/** The round that is hidden from a reader who chose so; null for everybody else. */
export function useHiddenRound(): number | null {
  const last = useLastRace();
  const hides = useSyncExternalStore(subscribeToSpoilers, hidesSpoilers, () => false);
  return hides && last ? last.round : null;
}

type AsBeforeProps = {
  /** How it stood before the last weekend; null where that is not known. */
  before: ReactNode;
  children: ReactNode;
};

/** What tells how the last weekend went; readers who hide results see in its place how it stood before. */
export function AsBefore({ before, children }: AsBeforeProps) {
  if (before === null) return <div className="spoiler">{children}</div>;
  return (
    <>
      <div className="in-[:root[data-spoilers=hidden]]:hidden">{children}</div>
      <div className="hidden in-[:root[data-spoilers=hidden]]:block">{before}</div>
    </>
  );
}
