import type { TeammateGap } from "#contract/timing/race.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { median, rounded } from "../arithmetic.ts";
import { paceLaps, type Racer, type RaceLaps } from "./race-laps.ts";

type Pair = TeammateGap["pairs"][number];

/** Teammates lap by lap, teams in the order of their better driver; teams with one driver are left out. */
export function teammateGapDocument(head: DocumentHead, race: RaceLaps): TeammateGap {
  const { laps, neutralisations, racers } = race;
  const teams = Map.groupBy(racers, ({ driver }) => driver.team_id);
  const pairs = [...teams.values()].flatMap((team) =>
    team.flatMap((ahead, index) => team.slice(index + 1).map((behind) => pairOf(ahead, behind, race))),
  );
  return { ...head, laps, neutralisations, pairs };
}

function pairOf(ahead: Racer, behind: Racer, race: RaceLaps): Pair {
  return {
    ahead: ahead.index,
    behind: behind.index,
    gaps: Array.from({ length: race.laps }, (_, index) => gapAfter(index + 1, ahead, behind)),
    ahead_stops: ahead.stops.map(({ lap }) => lap),
    behind_stops: behind.stops.map(({ lap }) => lap),
    ...comparison(paceLaps(ahead, race.neutralised), paceLaps(behind, race.neutralised)),
  };
}

/** Seconds between the two at the end of a lap; positive when `ahead` crossed the line first. */
function gapAfter(lap: number, ahead: Racer, behind: Racer): number | null {
  const [first, second] = [ahead.crossings[lap] ?? null, behind.crossings[lap] ?? null];
  return first === null || second === null ? null : rounded((second - first) / 1000, 3);
}

/** Median differences over the laps that both drove at race pace. */
function comparison(
  ahead: ReadonlyMap<number, number>,
  behind: ReadonlyMap<number, number>,
): Pick<Pair, "comparable_laps" | "median_difference" | "median_difference_percent"> {
  const both = [...ahead].flatMap(([lap, time]) => {
    const other = behind.get(lap);
    return other === undefined ? [] : [{ ahead: time, behind: other }];
  });
  const difference = median(both.map((lap) => lap.behind - lap.ahead));
  const [one, other] = [median(both.map((lap) => lap.ahead)), median(both.map((lap) => lap.behind))];
  const isCompared = difference !== null && one !== null && other !== null;
  return {
    comparable_laps: both.length,
    median_difference: isCompared ? rounded(difference, 3) : null,
    median_difference_percent: isCompared ? rounded((100 * difference) / Math.min(one, other), 3) : null,
  };
}
