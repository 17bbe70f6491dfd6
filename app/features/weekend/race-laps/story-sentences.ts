import type { RaceStory } from "#contract/timing/race-laps.ts";
import { formatSeconds, formatSigned } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";

/** The gap between two cars, split into parts. */
export type Pair = RaceStory["pairs"][number];

/** The parts of a gap in the order of the table, and what each is called. */
export const gapParts = [
  { key: "start", name: "First lap" },
  { key: "pace", name: "Pace" },
  { key: "tyres", name: "Tyres" },
  { key: "stops", name: "Pit stops" },
  { key: "neutralised", name: "Safety car" },
  { key: "other", name: "Slow laps" },
  { key: "penalties", name: "Penalties" },
] as const;

/** A part of a gap; positive seconds were lost by the car behind. */
export type Part = { name: string; seconds: number };

/** Whether safety car laps give a pair back what a stop lost, or the other way round. */
function offsetsStops({ stops, neutralised }: Pair): boolean {
  return stops * neutralised < 0;
}

/** Whether seconds are 0.0 where parts are told in tenths. */
export function isNothing({ seconds }: Part): boolean {
  return Math.abs(seconds) < 0.05;
}

/**
 * The parts of a gap of at least a tenth, rounded; with what is left out they add up to it. Where safety car laps offset
 * stops for any pair of a race, both are one part for all of its pairs, so that no part has another name in the next card.
 *
 * @param beside pairs whose cards stand in one row: a part that at least half of them have is a part of each
 */
export function partsOf(
  { pairs }: Pick<RaceStory, "pairs">,
  pair: Pair,
  beside: ReadonlyArray<Pair> = [],
): Array<Part> {
  const net = pairs.some(offsetsStops);
  const others = beside.map((other) => allParts(other, net));
  return allParts(pair, net).filter((part, index) => {
    const having = others.filter((parts) => parts[index] !== undefined && !isNothing(parts[index]));
    return !isNothing(part) || (having.length > 0 && 2 * having.length >= others.length);
  });
}

/** All parts of a gap, in order. @param net whether stops and safety car laps are one part */
function allParts(pair: Pair, net: boolean): Array<Part> {
  return gapParts.flatMap(({ key, name }): Array<Part> => {
    if (net && key === "stops")
      return [{ name: "Stops, safety car", seconds: pair.stops + pair.neutralised }];
    return net && key === "neutralised" ? [] : [{ name, seconds: pair[key] }];
  });
}

/** The surname by which sentences call a driver. */
export function surnameOf({ drivers }: Pick<RaceStory, "drivers">, index: number): string {
  return lastName(drivers[index]?.driver_name ?? "");
}

/** A pair with who was ahead on the road first, whoever is higher in the classification. */
export function inRoadOrder(pair: Pair): Pair {
  if (pair.gap >= 0) return pair;
  const turned = { ...pair, ahead: pair.behind, behind: pair.ahead, gap: -pair.gap };
  // Subtracted, since −0 would be shown with its sign.
  for (const { key } of gapParts) turned[key] = 0 - pair[key];
  return turned;
}

/** Whose gap it is: "Piastri ahead of Norris". */
export function pairTitle(story: RaceStory, pair: Pair): string {
  const { ahead, behind } = inRoadOrder(pair);
  return `${surnameOf(story, ahead)} ahead of ${surnameOf(story, behind)}`;
}

/**
 * What has to be known of a gap: that it ends early, or that who was classified ahead came behind. A penalty is part of
 * the classified gap. Null for nothing.
 */
export function pairNote(story: RaceStory, pair: Pair): string | null {
  const { behind, penalties, to_lap } = inRoadOrder(pair);
  if (to_lap !== story.laps) return `The gap after lap\u00a0${to_lap}.`;
  // A figure and its unit stay in one line.
  return pair.gap < 0 && penalties > 0
    ? `Order on the road; the gap includes ${surnameOf(story, behind)}’s penalty of ${formatSeconds(penalties)}\u00a0s.`
    : null;
}

/** The laps at whose end each of two drivers stopped, the one ahead first. After the last lap of both a stop changes nothing. */
export function stopsOfPair(
  { stops }: Pick<RaceStory, "stops">,
  { ahead, behind, to_lap }: Pair,
): Array<{ driver: number; laps: Array<number> }> {
  return [ahead, behind].map((driver) => ({
    driver,
    laps: stops.filter((stop) => stop.driver === driver && stop.lap < to_lap).map(({ lap }) => lap),
  }));
}

/** How much of a race two drivers share to be compared unasked: of a car that stopped before, the gap says nothing. */
const leastShare = 0.9;

/** The pairs that a story begins with: the first three, each with each, and all pairs of teammates. */
export function chosenPairs({ drivers, pairs, laps }: RaceStory): {
  podium: Array<Pair>;
  teammates: Array<Pair>;
} {
  const isPodium = ({ ahead, behind }: Pair) => ahead < 3 && behind < 3;
  const isTeam = ({ ahead, behind }: Pair) => drivers[ahead]?.team_id === drivers[behind]?.team_id;
  return {
    podium: pairs.filter(isPodium),
    teammates: pairs.filter((pair) => isTeam(pair) && !isPodium(pair) && pair.to_lap >= laps * leastShare),
  };
}

/** The pair of two drivers in whichever order; undefined where they have no lap in common. */
export function pairOf({ drivers, pairs }: RaceStory, one: string, other: string): Pair | undefined {
  const ids = new Set([one, other]);
  return pairs.find(
    ({ ahead, behind }) =>
      ids.size === 2 && ids.has(drivers[ahead]?.driver_id ?? "") && ids.has(drivers[behind]?.driver_id ?? ""),
  );
}

/** "−1.2 → +0.8 s": how far the one who passed was ahead before the stops and after them. */
export function cutGaps({ before, after }: RaceStory["cuts"][number]): string {
  return `${formatSigned(-Math.abs(before), 1)} → ${formatSigned(Math.abs(after), 1)} s`;
}
