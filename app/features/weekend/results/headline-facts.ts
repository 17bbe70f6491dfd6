import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { noValue, formatCount, formatLapTime, formatMargin } from "#app/text/format.ts";
import { lastNameAmong } from "#app/text/names.ts";
import { formatList } from "#contract/values.ts";

/** A headline fact of a race: a value, whose it is, and the colour of the team it belongs to. */
export type HeadlineFact = {
  label: string;
  value: string;
  detail: string;
  teamId: string | null;
  mark?: "better" | "worse" | "fastest";
};

/**
 * The headline facts of a race or sprint, always the same six, so that they take the same room; "–" for what is not recorded.
 *
 * @param lines the classification in order
 */
export function headlineFacts({
  lines,
  credited_pole_driver_id,
}: Pick<RaceClassification, "lines" | "credited_pole_driver_id">): Array<HeadlineFact> {
  const called = lastNameAmong(lines.map(({ driver_name }) => driver_name));
  const inSlotOne = lines.find(({ grid_position }) => grid_position === 1);
  const onPole = inSlotOne?.driver_id ?? credited_pole_driver_id;
  return [
    winningMargin(lines, called),
    fact(
      "Pole position",
      // The first of a driver's lines is the best: who started from pole may have gone on in another's car.
      lines.find(({ driver_id }) => driver_id === onPole),
      (line) => [called(line.driver_name), fromPole(line)],
    ),
    fastestLap(lines, called),
    biggest(lines, called, 1),
    biggest(lines, called, -1),
    retirements(lines),
  ];
}

/** How a driver is called beside the others. */
type Called = (name: string) => string;

/** Whose lap was the fastest; several in the years in which clocks had tenths. */
function fastestLap(lines: ReadonlyArray<RaceLine>, called: Called): HeadlineFact {
  const fastest = lines.filter(({ has_fastest_lap }) => has_fastest_lap);
  const names = [...new Set(fastest.map((line) => called(line.driver_name)))];
  return fact(
    "Fastest lap",
    fastest[0],
    (line) => [
      formatLapTime(line.fastest_lap),
      names.length > 1 || line.fastest_lap_number === null
        ? formatList(names)
        : `${called(line.driver_name)} on lap ${line.fastest_lap_number}`,
    ],
    "fastest",
  );
}

/** How far ahead the winner was: of the first who did not share the winning car. */
function winningMargin(lines: ReadonlyArray<RaceLine>, called: Called): HeadlineFact {
  const [winner] = lines;
  // Of the lines of a shared car the first has its time.
  const beaten = lines.filter(({ position }) => position === 2);
  const [second] = beaten;
  const label = "Winning margin";
  if (winner === undefined || second === undefined)
    return { label, value: noValue, detail: "", teamId: null };
  return {
    label,
    value: formatMargin(second) ?? noValue,
    detail: `ahead of ${formatList(beaten.map((line) => called(line.driver_name)))}`,
    teamId: winner.team_id,
  };
}

/** The most who are named; of more, only their number is said. */
const mostNamed = 4;

/** Who gained or lost the most places from grid to finish; of a few, all by name. */
function biggest(lines: ReadonlyArray<RaceLine>, called: Called, sign: 1 | -1): HeadlineFact {
  const [label, verb] = sign === 1 ? ["Biggest gain", "gained"] : ["Biggest loss", "lost"];
  const most = Math.max(0, ...lines.map(({ positions_gained: gained }) => sign * (gained ?? 0)));
  if (most === 0) return { label, value: noValue, detail: `No one ${verb} a place`, teamId: null };
  const movers = lines.filter(({ positions_gained: gained }) => gained === sign * most);
  const [first, second] = movers;
  const way = second === undefined ? `, P${first?.grid_position} to P${first?.position}` : "";
  return {
    label,
    value: String(most),
    mark: sign === 1 ? "better" : "worse",
    detail:
      movers.length > mostNamed
        ? `${movers.length} drivers`
        : `${movers.map(({ driver_name }) => called(driver_name)).join(", ")}${way}`,
    // What several share has nobody's colour.
    teamId: second === undefined ? (first?.team_id ?? null) : null,
  };
}

/** A driver disqualified from qualifying has neither a grid place nor a lap. */
function hasStarted({ position_text, laps, grid_position, grid_text }: RaceLine): boolean {
  if (position_text === "DSQ") return laps !== null || grid_position !== null || grid_text !== null;
  return !/^(DNS|DNQ|DNPQ|DNP|EX)$/.test(position_text);
}

/** The first line of each car: one that was shared has a line for each of its drivers. */
function carsOf(lines: ReadonlyArray<RaceLine>): Array<RaceLine> {
  return [...Map.groupBy(lines, (line) => (line.shared_car ? line.number : line)).values()].flatMap(
    ([line]) => line ?? [],
  );
}

/** How many cars started and were not classified. */
function retirements(lines: ReadonlyArray<RaceLine>): HeadlineFact {
  const started = carsOf(lines).filter(hasStarted);
  const out = started.filter(({ position }) => position === null);
  return {
    label: "Not classified",
    value: String(out.length),
    detail: `of ${formatCount(started.length, "car")}`,
    teamId: null,
  };
}

function fact(
  label: string,
  line: RaceLine | undefined,
  texts: (line: RaceLine) => [value: string, detail: string],
  mark?: "fastest",
): HeadlineFact {
  if (line === undefined) return { label, value: noValue, detail: "Not recorded", teamId: null };
  const [value, detail] = texts(line);
  return { label, value, detail, teamId: line.team_id, ...(mark === undefined ? {} : { mark }) };
}

/** What came of the pole: "Won the race", "Finished P3", "Disqualified". */
function fromPole({ position, position_text: text }: RaceLine): string {
  if (position !== null) return position === 1 ? "Won the race" : `Finished P${position}`;
  if (text === "DSQ") return "Disqualified";
  return text === "DNF" ? "Did not finish" : text === "DNS" ? "Did not start" : "Not classified";
}
