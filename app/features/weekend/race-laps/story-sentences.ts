import type { RaceStory } from "#contract/timing/race-laps.ts";
import { formatSeconds, lastName } from "#app/text/format.ts";

/** The gap between two cars, split into parts. */
export type Pair = RaceStory["pairs"][number];

/** The parts of a gap in the order of the table: what each is called, and what the head of its column says. */
export const gapParts = [
  { key: "start", name: "First lap", head: "First lap" },
  { key: "pace", name: "Pace", head: "Pace" },
  { key: "tyres", name: "Tyres", head: "Tyres" },
  { key: "stops", name: "Pit stops", head: "Stops" },
  { key: "neutralised", name: "Neutralised laps", head: "Neutralised" },
  { key: "other", name: "Slow, untimed laps", head: "Other" },
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

/** The surname by which sentences call a driver. */
export function surnameOf({ drivers }: Pick<RaceStory, "drivers">, index: number): string {
  return lastName(drivers[index]?.driver_name ?? "");
}

/** A pair with who was ahead on the road first, whoever is higher in the classification. */
export function inRoadOrder(pair: Pair): Pair {
  if (pair.gap >= 0) return pair;
  const turned = { ...pair, ahead: pair.behind, behind: pair.ahead, gap: -pair.gap };
  for (const { key } of gapParts) turned[key] = 0 - pair[key];
  return turned;
}

/** What a gap came to: "Piastri beats Norris by 9.748 s". */
export function gapSentence(story: RaceStory, pair: Pair): string {
  const { ahead, behind, gap, to_lap } = inRoadOrder(pair);
  const [first, second] = [surnameOf(story, ahead), surnameOf(story, behind)];
  // A figure and its unit stay in one line.
  const size = `${formatSeconds(gap)}\u00a0s`;
  if (to_lap !== story.laps) return `${first} is ${size} ahead of ${second} after lap ${to_lap}`;
  return pair.gap >= 0
    ? `${first} beats ${second} by ${size}`
    : `${first} crosses the line ${size} before ${second}`;
}

/**
 * What made the gap between two cars, in sentences made from its parts alone, from the greatest part on. Each says one
 * thing.
 */
export function sentencesOf(story: RaceStory, pair: Pair): Array<Sentence> {
  const [ahead, behind] = [surnameOf(story, pair.ahead), surnameOf(story, pair.behind)];
  const parts = partsOf(pair)
    .filter(({ seconds }) => Math.abs(seconds) >= leastSeconds)
    .toSorted((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds));
  const sentences = parts.flatMap(({ key, seconds }): Array<Sentence> => {
    const [gainer, loser] = seconds > 0 ? [ahead, behind] : [behind, ahead];
    const size = `${Math.abs(seconds).toFixed(1)} s`;
    if (key === "start")
      return [
        {
          text: `${gainer} is ${size} ahead after lap 1.`,
          laps: [pair.ahead, pair.behind].map((driver) => ({ driver, lap: 1 })),
        },
      ];
    if (key === "pace") return [{ text: `${gainer} is ${size} faster over all comparable laps.`, laps: [] }];
    if (key === "tyres")
      return [{ text: `${gainer} gains ${size} from better tyres, by the model.`, laps: [] }];
    if (key === "stops")
      return [{ text: `${gainer} gains ${size} in the pits.`, laps: [] }, stopsSentence(story, pair)];
    if (key === "neutralised")
      return [
        {
          text: `${gainer} gains ${size} on neutralised laps.`,
          laps: neutralisedLaps(story).map((lap) => ({ driver: pair.behind, lap })),
        },
        ...neutralisedStops(story, pair),
      ];
    if (key === "penalties")
      return [{ text: `Penalties added after the race cost ${loser} ${size}.`, laps: [] }];
    return [
      { text: `${gainer} gains ${size} on slow and untimed laps. The lap times do not show why.`, laps: [] },
    ];
  });
  if (sentences.length > 0 || Math.abs(pair.gap) < leastSeconds) return sentences;
  return [{ text: "No single part is worth more than half a second.", laps: [] }];
}

/** So many sentences stand beside bars that show all parts. */
const mostTold = 3;

/** The few of these that say more than the bars beside them: those that lead to laps, then those of the greatest parts. */
export function toldOf(sentences: ReadonlyArray<Sentence>): Array<Sentence> {
  const told = sentences.toSorted(
    (one, other) => Number(other.laps.length > 0) - Number(one.laps.length > 0),
  );
  const kept = new Set(told.slice(0, mostTold));
  return sentences.filter((sentence) => kept.has(sentence));
}

const stopWords = ["does not stop", "stops once", "stops twice"];

function stopText(count: number): string {
  return stopWords[count] ?? `stops ${count} times`;
}

/** "Both stop once." or "Piastri stops once, Norris twice.", with the laps of the stops. */
function stopsSentence(story: RaceStory, { ahead, behind }: Pair): Sentence {
  const [own, others] = [ahead, behind].map((driver) => story.stops.filter((stop) => stop.driver === driver));
  const laps = [...(own ?? []), ...(others ?? [])].map(({ driver, lap }) => ({ driver, lap }));
  const [one, other] = [own?.length ?? 0, others?.length ?? 0];
  const text =
    one === other
      ? `Both ${one === 0 ? "stay out" : stopText(one).replace("stops", "stop")}.`
      : `${surnameOf(story, ahead)} ${stopText(one)}, ${surnameOf(story, behind)} ${stopText(other)}.`;
  return { text, laps };
}

/** Stops while others could not race are a part of what neutralised laps gave. */
function neutralisedStops(story: RaceStory, { ahead, behind }: Pair): Array<Sentence> {
  const stops = [ahead, behind].flatMap((driver) =>
    story.stops.filter((stop) => stop.driver === driver && stop.under !== "green"),
  );
  if (stops.length === 0) return [];
  return [
    {
      text: `${stops.length === 1 ? "A stop" : "Stops"} on neutralised laps:`,
      laps: stops.map(({ driver, lap }) => ({ driver, lap })),
    },
  ];
}

function neutralisedLaps({ neutralisations }: RaceStory): Array<number> {
  return (neutralisations ?? []).map(({ from_lap }) => from_lap).slice(0, 3);
}

/** How much of a race two drivers share to be compared unasked: of a car that stopped before, the gap says nothing. */
const leastShare = 0.9;

/** The pairs that a story begins with: the winner and each other of the first three, and all pairs of teammates. */
export function chosenPairs({ drivers, pairs, laps }: RaceStory): {
  podium: Array<Pair>;
  teammates: Array<Pair>;
} {
  const isPodium = ({ ahead, behind }: Pair) => ahead < 3 && behind < 3 && behind - ahead <= 2;
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

/** "Verstappen undercuts Norris on laps 18 and 19: 1.2 s behind before the stops, 0.8 s ahead after them." */
export function cutSentence(story: RaceStory, cut: RaceStory["cuts"][number]): Sentence {
  const [driver, other] = [surnameOf(story, cut.driver), surnameOf(story, cut.other)];
  const before = Math.abs(cut.before).toFixed(1);
  const after = Math.abs(cut.after).toFixed(1);
  const [first, second] = [cut.driver_lap, cut.other_lap].toSorted((one, two) => one - two);
  return {
    text: `${driver} ${cut.kind}s ${other} on laps ${first} and ${second}: ${before} s behind before the stops, ${after} s ahead after them.`,
    laps: [
      { driver: cut.driver, lap: cut.driver_lap },
      { driver: cut.other, lap: cut.other_lap },
    ],
  };
}
