import type { LapPositions, Neutralisation } from "#contract/timing/race.ts";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import type { RaceLine } from "#contract/weekend.ts";
import {
  capitalised,
  formatCount,
  formatMargin,
  formatSpan,
  withFullStop,
  uncapitalised,
} from "#app/text/format.ts";
import { lastNameAmong } from "#app/text/names.ts";
import { formatList } from "#contract/values.ts";

/** How a race went, in a title and a few sentences. */
export type RaceOpening = {
  title: string;
  sentences: Array<string>;
  /** The id of who led at the end of each lap; empty where positions do not tell. */
  leaders: ReadonlyArray<string>;
};

type Facts = {
  /** The classification in order. Below, a line's driver has the name by which sentences call them. */
  lines: ReadonlyArray<RaceLine>;
  story: Pick<RaceStory, "drivers" | "laps" | "neutralisations" | "stops" | "cuts">;
  /** Null where positions were not recorded: then nothing is said about the lead. */
  positions: Pick<LapPositions, "drivers" | "lines"> | null;
};

/** Positions of a driver at the end of each lap, by id. */
type Positions = ReadonlyMap<string, ReadonlyArray<number | null>>;

/**
 * How a race went: who won by how much, who led, which stop or pass decided it, what neutralised it, and who was
 * disqualified or retired from the front. Each sentence is true of the data alone; undefined without a winner, and of a
 * race with shared cars.
 */
export function raceOpening({ lines: classified, story, positions }: Facts): RaceOpening | undefined {
  const called = lastNameAmong(classified.map(({ driver_name }) => driver_name));
  const lines = classified.map((line) => ({ ...line, driver_name: called(line.driver_name) }));
  const [winner] = lines;
  // Of a shared car one name is not all, and its second driver may have started elsewhere.
  if (winner?.position !== 1 || lines.some((line) => line.shared_car)) return undefined;
  const recorded: Positions = new Map(
    positions?.lines.map((line) => [positions.drivers[line.driver]?.driver_id ?? "", line.positions]),
  );
  const leaders = (winner.laps === story.laps ? leadersOfAllLaps(recorded, story.laps) : null) ?? [];
  const places: Positions = leaders.length === 0 ? new Map() : recorded;
  const lead = leadOf(winner, leaders, lines, story);
  const sentences = [
    poleSentence(lines, places),
    lead?.text ?? null,
    lead?.tellsStop === true ? null : stopsSentence(lines.slice(0, 2), story),
    neutralisedSentence(story.neutralisations),
    ...retirements(lines, places, leaders),
    disqualifiedSentence(lines, places, story.laps),
  ];
  return {
    // A name can begin small: "de Angelis".
    title: capitalised(winnerTitle(lines, winner)),
    sentences: sentences.filter((text) => text !== null).map((text) => capitalised(withFullStop(text))),
    leaders,
  };
}

/** "Piastri wins from pole, 9.748 s ahead of Norris". */
function winnerTitle(lines: ReadonlyArray<RaceLine>, winner: RaceLine): string {
  const { grid_position: grid, grid_text } = winner;
  const start =
    grid === 1
      ? " from pole"
      : grid !== null
        ? ` from P${grid}`
        : grid_text === "PL"
          ? " from the pit lane"
          : "";
  const second = lines.find(({ position }) => position === 2);
  const margin = second === undefined ? null : formatMargin(second);
  // The unit stays on the line of its figure.
  const ahead =
    second === undefined || margin === null
      ? ""
      : `, ${margin.replace(" ", "\u00a0")} ahead of ${second.driver_name}`;
  return `${winner.driver_name} wins${start}${ahead}`;
}

/** What came of the pole where it did not win. */
function poleSentence(lines: ReadonlyArray<RaceLine>, places: Positions): string | null {
  const line = lines.find(({ grid_position }) => grid_position === 1);
  if (line === undefined || line.position === 1) return null;
  const end = hasRetired(line)
    ? retirementText(line, places)
    : line.position !== null
      ? `finishes P${line.position}`
      : line.position_text === "DSQ"
        ? "is disqualified"
        : line.position_text === "DNS"
          ? "does not start"
          : "is not classified";
  return `${line.driver_name} starts from pole and ${end}`;
}

/** Who leads was among the first few a lap before, whoever stopped; from further back, positions are not to be trusted. */
const furthestBack = 4;

/**
 * The id of who led at the end of each lap; null for the whole race where positions contradict each other, as after red
 * flags. Stricter than the lap chart's (lap-gaps.ts), which leaves out single laps: a sentence counts changes of the lead.
 */
function leadersOfAllLaps(places: Positions, laps: number): Array<string> | null {
  const leaders: Array<string> = [];
  for (let lap = 0; lap < laps; lap += 1) {
    const first = [...places].filter(([, positions]) => positions[lap] === 1);
    const [id, positions] = first[0] ?? [];
    const before = lap === 0 ? 1 : (positions?.[lap - 1] ?? null);
    if (id === undefined || first.length > 1 || before === null || before > furthestBack) return null;
    leaders.push(id);
  }
  return leaders;
}

/** What is said of the lead, and whether that tells a stop of one of the first two. */
type LeadText = { text: string; tellsStop: boolean };

/** Who led, how often the lead changed, and what brought it to the winner. */
function leadOf(
  winner: RaceLine,
  leaders: ReadonlyArray<string>,
  lines: ReadonlyArray<RaceLine>,
  story: Facts["story"],
): LeadText | null {
  if (leaders.length === 0) return null;
  const name = winner.driver_name;
  const led = leaders.filter((leader) => leader === winner.driver_id).length;
  if (led === leaders.length) return { text: `${name} leads every lap`, tellsStop: false };
  if (lostOnlyAtStops(winner.driver_id, leaders, story)) {
    const text = `${name} leads ${led} of ${leaders.length} laps and loses the lead only at the stops`;
    return { text, tellsStop: false };
  }
  const changes = leaders.filter((leader, lap) => lap > 0 && leader !== leaders[lap - 1]).length;
  const shares = [...Map.groupBy(leaders, (leader) => leader)]
    .map(([id, laps]) => ({ line: lines.find(({ driver_id }) => driver_id === id), laps: laps.length }))
    .toSorted((one, other) => other.laps - one.laps);
  const [most, ...others] = shares.map(({ line, laps }) => ({ name: line ? line.driver_name : "", laps }));
  const named = others.slice(0, others.length <= 3 ? 3 : 2);
  const rest = sum(others.slice(named.length));
  const shareText = formatList([
    `${most?.name} leads ${most?.laps} of ${leaders.length} laps`,
    ...named.map((each) => `${each.name} ${each.laps}`),
    ...(rest > 0 ? [`others ${rest}`] : []),
  ]);
  const lead = `The lead changes ${changes === 1 ? "once" : changes === 2 ? "twice" : `${changes} times`}: ${shareText}.`;
  const taken = decisiveText(winner, leaders, lines, story);
  return taken === null
    ? { text: lead, tellsStop: false }
    : { text: `${lead} ${taken.text}`, tellsStop: taken.tellsStop };
}

function sum(shares: ReadonlyArray<{ laps: number }>): number {
  return shares.reduce((all, { laps }) => all + laps, 0);
}

/** The laps at whose end a driver stopped. */
function stopsOf({ drivers, stops }: Facts["story"], id: string) {
  return stops.filter(({ driver }) => drivers[driver]?.driver_id === id);
}

/** A car that stops at the end of a lap is passed on that lap or on the next. */
function stopsAt(story: Facts["story"], id: string, lap: number): boolean {
  return stopsOf(story, id).some((stop) => stop.lap === lap || stop.lap === lap - 1);
}

/** True for a winner who led from lap 1 on and most of the race, and of whom others were ahead only after a stop. */
function lostOnlyAtStops(id: string, leaders: ReadonlyArray<string>, story: Facts["story"]): boolean {
  return (
    leaders[0] === id &&
    leaders.filter((leader) => leader === id).length >= leaders.length * 0.75 &&
    leaders.every(
      (leader, index) => leader === id || leaders[index - 1] !== id || stopsAt(story, id, index + 1),
    )
  );
}

/** When the winner took the lead for good, and what brought it: a stop, an undercut, a retirement. */
function decisiveText(
  winner: RaceLine,
  leaders: ReadonlyArray<string>,
  lines: ReadonlyArray<RaceLine>,
  story: Facts["story"],
): LeadText | null {
  const before = leaders.findLastIndex((leader) => leader !== winner.driver_id);
  const other = lines.find(({ driver_id }) => driver_id === leaders[before]);
  const lap = before + 2;
  if (other === undefined || lap > leaders.length) return null;
  const cut = story.cuts.find(
    (each) =>
      story.drivers[each.driver]?.driver_id === winner.driver_id &&
      story.drivers[each.other]?.driver_id === other.driver_id &&
      Math.abs(Math.max(each.driver_lap, each.other_lap) - lap) <= 1,
  );
  const isStop = cut === undefined && stopsAt(story, other.driver_id, lap);
  const how =
    cut !== undefined
      ? `, with an ${cut.kind} of ${other.driver_name}`
      : isStop
        ? `, when ${other.driver_name} stops`
        : hasRetired(other) && (other.laps ?? 0) < lap
          ? `, when ${other.driver_name} retires`
          : ` from ${other.driver_name}`;
  const taken = `takes the lead for good on lap ${lap}${how}`;
  const cheap = stopsOf(story, winner.driver_id).filter(({ under }) => under === "SC" || under === "VSC");
  const stop = cheap.findLast((each) => each.lap < lap) ?? cheap[0];
  if (stop === undefined) return { text: `${winner.driver_name} ${taken}`, tellsStop: isStop };
  const stops = `stops under the ${stop.under === "VSC" ? "virtual " : ""}safety car on lap ${stop.lap}`;
  const text = stop.lap < lap ? `${stops} and ${taken}` : `${taken}, and ${stops}`;
  return { text: `${winner.driver_name} ${text}`, tellsStop: true };
}

/** More stops than these are a list, not a strategy. */
const mostStops = 3;

/** When the first two stopped; null where one did not, or too often to tell. */
function stopsSentence(firstTwo: ReadonlyArray<RaceLine>, story: Facts["story"]): string | null {
  const laps = firstTwo.map((line) => stopsOf(story, line.driver_id).map(({ lap }) => String(lap)));
  if (laps.length < 2 || laps.some(({ length }) => length === 0 || length > mostStops)) return null;
  const [first = "", second = ""] = laps.map(
    (each) => `${each.length === 1 ? "lap" : "laps"} ${formatList(each)}`,
  );
  const [one = "", other = ""] = firstTwo.map(({ driver_name }) => driver_name);
  return first === second
    ? `${one} and ${other} both stop on ${first}`
    : `${one} stops on ${first}, ${other} on ${second}`;
}

/** What neutralised the race; null where that was not recorded. */
function neutralisedSentence(neutralisations: RaceStory["neutralisations"]): string | null {
  if (neutralisations === null) return null;
  if (neutralisations.length === 0) return "No safety car, no red flag";
  const of = (kind: Neutralisation["kind"]) => spansOf(neutralisations.filter((each) => each.kind === kind));
  const [safety, virtual, red] = [
    lapsText(of("SC")),
    lapsText(of("VSC")),
    lapsText(of("RED").map(({ from }) => ({ from, to: from }))),
  ];
  const cars = [
    ...(safety === null ? [] : [`the safety car is deployed on ${safety}`]),
    ...(virtual === null
      ? []
      : [`the virtual safety car ${safety === null ? "is deployed " : ""}on ${virtual}`]),
  ];
  const parts = [formatList(cars), ...(red === null ? [] : [`a red flag stops the race on ${red}`])];
  return parts.filter(Boolean).join("; ");
}

type Span = { from: number; to: number };

/** Neutralised laps, joined where one period follows another at once. */
function spansOf(all: ReadonlyArray<Neutralisation>): Array<Span> {
  const spans: Array<Span> = [];
  for (const { from_lap, to_lap } of all) {
    const last = spans.at(-1);
    if (last !== undefined && from_lap <= last.to + 1) last.to = Math.max(last.to, to_lap);
    else spans.push({ from: from_lap, to: to_lap });
  }
  return spans;
}

/** "laps 1–4 and 20–22", "lap 3"; null for none. */
function lapsText(spans: ReadonlyArray<Span>): string | null {
  const [first] = spans;
  if (first === undefined) return null;
  const isOneLap = spans.length === 1 && first.from === first.to;
  return `${isOneLap ? "lap" : "laps"} ${formatList(spans.map(({ from, to }) => formatSpan(from, to)))}`;
}

/** Who was disqualified and why, by reason, and where on the podium they crossed the line: elsewhere the lap chart tells. */
function disqualifiedSentence(
  lines: ReadonlyArray<RaceLine>,
  places: Positions,
  laps: number,
): string | null {
  const out = lines.filter(({ position_text }) => position_text === "DSQ");
  if (out.length === 0) return null;
  const alike = Map.groupBy(out, (line) => {
    const place = places.get(line.driver_id)?.[laps - 1] ?? null;
    const about = [place === null || place > 3 ? "" : `P${place} at the flag`, reasonOf(line)];
    return about.filter(Boolean).join(", ");
  });
  const texts = [...alike].map(([about, all]) => {
    const names = formatList(all.map(({ driver_name }) => driver_name));
    return about === "" ? names : `${names} (${about})`;
  });
  return `Disqualified: ${texts.join(", ")}`;
}

/** Most that retired from the front are named; more would be a list. */
const mostRetirements = 2;

/** Who retired from the first three, or after leading a tenth of the race; the pole has its own sentence. */
function retirements(
  lines: ReadonlyArray<RaceLine>,
  places: Positions,
  leaders: ReadonlyArray<string>,
): Array<string> {
  return lines
    .filter(({ grid_position }) => grid_position !== 1)
    .filter((line) => {
      const last = places.get(line.driver_id)?.at(-1) ?? null;
      const led = leaders.filter((leader) => leader === line.driver_id).length;
      return hasRetired(line) && ((last !== null && last <= 3) || (led > 0 && led >= leaders.length / 10));
    })
    .slice(0, mostRetirements)
    .map((line) => `${line.driver_name} ${retirementText(line, places)}`);
}

/** True for a car that stopped, whether it was classified or not. */
function hasRetired({ position, position_text, status }: RaceLine): boolean {
  return position === null ? position_text === "DNF" : !/^(Finished|\+\d+ Laps?)$/.test(status);
}

/** "retires from P2 after 55 laps (brakes)", as many as the classification has. */
function retirementText(line: RaceLine, places: Positions): string {
  const place = places.get(line.driver_id)?.at(-1) ?? null;
  const from = place === null ? "" : ` from P${place}`;
  const lap =
    line.laps === null ? "" : line.laps === 0 ? " on lap 1" : ` after ${formatCount(line.laps, "lap")}`;
  const reason = reasonOf(line);
  return `retires${from}${lap}${reason === "" ? "" : ` (${reason})`}`;
}

/** Why a race ended, as a part of a sentence: "car underweight"; "" where only the outcome is known. */
function reasonOf({ status, position_text }: RaceLine): string {
  if (status === position_text) return "";
  return /^.[a-z]/.test(status) ? uncapitalised(status) : status;
}
