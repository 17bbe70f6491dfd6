import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import type { ConstructorRounds, DriverPoints } from "#contract/standings.ts";
import { valueOf } from "#app/data/api-query.ts";
import { constructorRoundsQuery, driverPointsQuery } from "#app/data/standings.queries.ts";
import { hidesSpoilers, subscribeToSpoilers, useLastRace } from "#app/features/spoilers/spoilers.ts";

/** A season round by round, for a reader who hides the last weekend's results, and the round that is hidden. */
type Hidden<Season> = { season: Season; round: number } | null;

/** Null for everybody else, and until it is there. */
export function useHiddenDrivers(year: number): Hidden<DriverPoints> {
  const round = useHiddenRound();
  const { data } = useQuery({ ...driverPointsQuery(year), enabled: round !== null });
  return hiddenSeason(data === undefined ? null : valueOf(data), round);
}

/** The same of constructors. */
export function useHiddenConstructors(year: number): Hidden<ConstructorRounds> {
  const round = useHiddenRound();
  const { data } = useQuery({ ...constructorRoundsQuery(year), enabled: round !== null });
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

/** What tells how the last weekend went, and in its place, for who hides that, how it stood before. */
export function AsBefore({ before, children }: AsBeforeProps) {
  if (before === null) return <div className="spoiler">{children}</div>;
  return (
    <>
      <div className="in-[:root[data-spoilers=hidden]]:hidden">{children}</div>
      <div className="hidden in-[:root[data-spoilers=hidden]]:block">{before}</div>
    </>
  );
}
