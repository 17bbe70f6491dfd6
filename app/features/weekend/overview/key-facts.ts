import type { RaceLine } from "#contract/weekend.ts";
import { formatGap, formatLapTime } from "#app/text/format.ts";
import { raceTimeText } from "../results/race-texts.ts";
import type { Segment, SegmentLine } from "../results/segments.ts";

/** Something worth knowing of a session at a glance. */
export type KeyFact = { label: string; text: string };

/** The key figures of a sprint, from its classification in order; what is not recorded is left out. */
export function sprintFacts(lines: ReadonlyArray<RaceLine>): Array<KeyFact> {
  const [winner, second] = lines;
  const first = lines.find(({ grid_position }) => grid_position === 1);
  const most = Math.max(0, ...lines.map(({ positions_gained: gained }) => gained ?? 0));
  const gainers = lines.filter(({ positions_gained: gained }) => gained === most);
  const classified = lines.filter(({ position }) => position !== null);
  return [
    ...fact("Winning time", winner === undefined ? null : raceTimeText(winner)),
    ...fact("Laps", winner?.laps?.toString() ?? null),
    ...fact("Gap to second", second === undefined ? null : raceTimeText(second)),
    ...fact("Started first", first?.driver_name ?? null),
    ...fact("Most places gained", most === 0 ? null : `${namesOf(gainers)} (${most})`),
    ...fact("Classified", `${classified.length} of ${lines.length}`),
  ];
}

/** The key figures of a qualifying in segments; what is not recorded is left out. */
export function qualifyingFacts(lines: ReadonlyArray<SegmentLine>, prefix: string): Array<KeyFact> {
  const out = (segment: Segment) => namesOf(lines.filter(({ reached }) => reached === segment));
  return [
    ...fact("Gap to second", lines[1]?.gap ? formatGap(lines[1].gap) : null),
    ...fact(`Fastest in ${prefix}1`, fastestText(lines, 1)),
    ...fact(`Fastest in ${prefix}2`, fastestText(lines, 2)),
    ...fact(`Fastest in ${prefix}3`, fastestText(lines, 3)),
    ...fact(
      `Last into ${prefix}2`,
      lastText(lines, 2, (line) => line.q1),
    ),
    ...fact(
      `Last into ${prefix}3`,
      lastText(lines, 3, (line) => line.q2),
    ),
    ...fact(`Out in ${prefix}2`, out(2) || null),
    ...fact(`Out in ${prefix}1`, out(1) || null),
  ];
}

function fact(label: string, text: string | null): Array<KeyFact> {
  return text === null ? [] : [{ label, text }];
}

function namesOf(lines: ReadonlyArray<{ driver_name: string }>): string {
  return lines.map(({ driver_name }) => driver_name).join(", ");
}

function fastestText(lines: ReadonlyArray<SegmentLine>, segment: Segment): string | null {
  const fastest = lines.filter(({ best }) => best.has(segment));
  const time = fastest[0]?.[`q${segment}`];
  return time ? `${namesOf(fastest)}, ${formatLapTime(time)}` : null;
}

/** Who went on with the slowest time of the segment before. */
function lastText(
  lines: ReadonlyArray<SegmentLine>,
  into: Segment,
  before: (line: SegmentLine) => number | null,
): string | null {
  const [slowest] = lines
    .filter((line) => line.reached >= into && before(line) !== null)
    .toSorted((one, other) => (before(other) ?? 0) - (before(one) ?? 0));
  if (slowest === undefined) return null;
  return `${slowest.driver_name}, ${formatLapTime(before(slowest))}`;
}
