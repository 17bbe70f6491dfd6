import type { RaceStory } from "#contract/timing/race-laps.ts";
import { formatSeconds } from "#app/text/format.ts";

/** The ledger of two cars. */
export type Pair = RaceStory["pairs"][number];

/** The parts of a gap in the order of the ledger: what each is called, and what the head of its column says. */
export const gapParts = [
  { key: "start", name: "First lap", head: "First lap" },
  { key: "pace", name: "Pace", head: "Pace" },
  { key: "tyres", name: "Tyres", head: "Tyres" },
  { key: "stops", name: "Pit stops", head: "Stops" },
  { key: "neutralised", name: "Neutralised laps", head: "Neutralised" },
  { key: "other", name: "Slow and untimed laps", head: "Other" },
  { key: "penalties", name: "Penalties", head: "Penalties" },
] as const;

/** A part of a gap; positive seconds were lost by the car behind. */
export type Part = { key: (typeof gapParts)[number]["key"]; name: string; seconds: number };

/** The parts of a gap, which add up to it. */
export function partsOf(pair: Pair): Array<Part> {
  return gapParts.map(({ key, name }) => ({ key, name, seconds: pair[key] }));
}

/** A sentence, and the laps that it speaks of: those of a driver, at a lap. */
export type Sentence = { text: string; laps: Array<{ driver: number; lap: number }> };

/** Less than this is no part of a story. */
const leastSeconds = 0.5;

/**
 * What made the gap between two cars, in sentences made from the ledger alone: first the gap, then its parts from the
 * greatest on.
 */
export function sentencesOf(story: RaceStory, pair: Pair): Array<Sentence> {
  const { drivers, laps, stops } = story;
  const name = (index: number) => drivers[index]?.driver_name ?? "";
  const [ahead, behind] = [name(pair.ahead), name(pair.behind)];
  const isWhole = pair.to_lap === laps;
  const where = isWhole ? "at the flag" : `at the end of lap ${pair.to_lap}, the last that both completed`;
  const first: Sentence =
    pair.gap >= 0
      ? { text: `${ahead} was ${formatSeconds(pair.gap)} s ahead of ${behind} ${where}.`, laps: [] }
      : { text: `${behind} was ${formatSeconds(-pair.gap)} s ahead of ${ahead} ${where}.`, laps: [] };
  const parts = partsOf(pair)
    .filter(({ seconds }) => Math.abs(seconds) >= leastSeconds)
    .toSorted((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds));
  const stopLaps = (driver: number) => stops.filter((stop) => stop.driver === driver).map(({ lap }) => lap);
  const both = [pair.ahead, pair.behind].flatMap((driver) =>
    stopLaps(driver).map((lap) => ({ driver, lap })),
  );
  return [
    first,
    ...parts.map(({ key, seconds }): Sentence => {
      const [winner, size] = [seconds > 0 ? ahead : behind, `${formatSeconds(Math.abs(seconds))} s`];
      if (key === "start")
        return {
          text: `At the end of lap 1 ${winner} was ${size} ahead.`,
          laps: [pair.ahead, pair.behind].map((driver) => ({ driver, lap: 1 })),
        };
      if (key === "pace")
        return { text: `On comparable laps ${winner} was quicker by ${size} in all.`, laps: [] };
      if (key === "tyres")
        return { text: `By the model of tyres, fresher or better ones gave ${winner} ${size}.`, laps: [] };
      if (key === "stops")
        return { text: `The pit stops gave ${winner} ${size}: ${stopCounts(story, pair)}.`, laps: both };
      if (key === "neutralised")
        return {
          text: `On neutralised laps ${winner} gained ${size}${neutralisedStops(story, pair)}.`,
          laps: neutralisedLaps(story).map((lap) => ({ driver: pair.behind, lap })),
        };
      if (key === "penalties") return { text: `Penalties after the flag gave ${winner} ${size}.`, laps: [] };
      return {
        text: `On slow laps, and laps that were not timed, ${winner} gained ${size}: the laps cannot tell why.`,
        laps: [],
      };
    }),
    ...(parts.length === 0 && Math.abs(pair.gap) >= leastSeconds
      ? [{ text: "No part of it is greater than half a second: the laps cannot tell more.", laps: [] }]
      : []),
  ];
}

const stopWords = ["did not stop", "stopped once", "stopped twice"];

function stopCounts({ drivers, stops }: RaceStory, { ahead, behind }: Pair): string {
  return [ahead, behind]
    .map((driver) => {
      const own = stops.filter((stop) => stop.driver === driver);
      return `${drivers[driver]?.driver_name ?? ""} ${stopWords[own.length] ?? `stopped ${own.length} times`}`;
    })
    .join(", ");
}

/** Stops while others could not race are a part of what neutralised laps gave. */
function neutralisedStops({ drivers, stops }: RaceStory, { ahead, behind }: Pair): string {
  const own = [ahead, behind].flatMap((driver) =>
    stops
      .filter((stop) => stop.driver === driver && stop.under !== "green")
      .map(({ lap }) => `${drivers[driver]?.driver_name ?? ""} stopped on lap ${lap}`),
  );
  return own.length === 0 ? "" : `; ${own.join(", ")}`;
}

function neutralisedLaps({ neutralisations }: RaceStory): Array<number> {
  return (neutralisations ?? []).map(({ from_lap }) => from_lap).slice(0, 3);
}

/** The pairs that a story begins with: the winner and each other of the first three, and all pairs of teammates. */
export function chosenPairs({ drivers, pairs }: RaceStory): { podium: Array<Pair>; teammates: Array<Pair> } {
  const isPodium = ({ ahead, behind }: Pair) => ahead < 3 && behind < 3 && behind - ahead <= 2;
  const isTeam = ({ ahead, behind }: Pair) => drivers[ahead]?.team_id === drivers[behind]?.team_id;
  return {
    podium: pairs.filter(isPodium),
    teammates: pairs.filter((pair) => isTeam(pair) && !isPodium(pair)),
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

/** "Max Verstappen undercut Lewis Hamilton: stopped on lap 18, and the other on lap 19." */
export function cutSentence({ drivers }: RaceStory, cut: RaceStory["cuts"][number]): Sentence {
  const [driver, other] = [drivers[cut.driver]?.driver_name ?? "", drivers[cut.other]?.driver_name ?? ""];
  const before = formatSeconds(Math.abs(cut.before));
  const after = formatSeconds(Math.abs(cut.after));
  return {
    text: `${driver} made an ${cut.kind} on ${other}: ${before} s behind before the first stop, ${after} s ahead after the second (laps ${Math.min(cut.driver_lap, cut.other_lap)} and ${Math.max(cut.driver_lap, cut.other_lap)}).`,
    laps: [
      { driver: cut.driver, lap: cut.driver_lap },
      { driver: cut.other, lap: cut.other_lap },
    ],
  };
}
