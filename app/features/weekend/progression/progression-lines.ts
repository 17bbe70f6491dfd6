import type { LapPositions } from "#contract/timing/race.ts";
import type { Progression } from "#contract/weekend.ts";
import { frontLooksOf } from "#app/features/team-colours/contrasting-colours.ts";
import type { BumpLine, BumpStage } from "#app/ui/chart/bump/bump.ts";
import { formatSpans } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { withDrivers } from "../timing/timed-drivers.tsx";

/** A driver with a place in each stage: of the weekend, or of the race lap by lap. */
export type PlacedDriver = Progression["drivers"][number];

/** The stages of a weekend, each in the middle of its share of the width. */
export function weekendStages({ stages }: Progression): Array<BumpStage> {
  return stages.map(({ name }, index) => ({ name, x: (index + 0.5) / stages.length }));
}

/** The grid and the end of each lap, as far from the left as they are from the start. */
export function lapStages(laps: number): Array<BumpStage> {
  return Array.from({ length: laps + 1 }, (_, lap) => ({
    name: lap === 0 ? "Grid" : `Lap ${lap}`,
    x: lap === 0 ? 0 : gridShare + (1 - gridShare) * (lap / laps),
  }));
}

/** Before the laps, which are as wide as each other, the grid has room of its own: most places change at the start. */
export const gridShare = 0.06;

/**
 * Drivers as lines in the colours of their teams.
 *
 * @param results by driver, what stands at the end of a line: the classified place, or the word for none
 */
export function linesOf(
  year: number,
  drivers: ReadonlyArray<PlacedDriver>,
  results: ReadonlyMap<string, string> = new Map(),
): Array<BumpLine> {
  const looks = frontLooksOf(year, drivers);
  return drivers.map((driver, index) => ({
    id: driver.driver_id,
    name: driver.driver_name,
    short: shortName(driver),
    colour: looks[index]?.colour ?? "var(--color-ink)",
    stroke: looks[index]?.stroke ?? "solid",
    places: driver.places,
    texts: driver.place_texts,
    result: results.get(driver.driver_id) ?? null,
  }));
}

/** The three letters of a driver, or the last name of one who never had any. */
function shortName({ driver_code, driver_name }: PlacedDriver): string {
  return driver_code ?? driver_name.split(" ").at(-1) ?? driver_name;
}

/**
 * Each driver's place on the grid and at the end of each lap.
 *
 * @param weekend has the grid, which is no part of the timing
 */
export function lapDrivers(
  { drivers, lines, laps }: LapPositions,
  weekend: Progression,
): Array<PlacedDriver> {
  return withDrivers(drivers, lines).map(({ driver, line: { positions } }) => {
    const grid = placeIn(weekend, "grid", driver.driver_id);
    const later = Array.from({ length: laps }, (_, lap) => positions[lap] ?? null);
    return {
      ...driver,
      places: [grid.place, ...later],
      place_texts: [grid.text, ...later.map(() => null)],
    };
  });
}

/**
 * The same with an end for whoever was classified without completing the last lap: at the flag, behind all who completed
 * it, in the order of the classification. Otherwise the lines of lapped cars would end a lap before the others. Their
 * classified places cannot be used: cars that were disqualified later held places on the road.
 *
 * @param classified the classified place of each driver who has one
 */
export function toTheFlag(
  drivers: ReadonlyArray<PlacedDriver>,
  classified: ReadonlyMap<string, number>,
): Array<PlacedDriver> {
  const lapsDown = drivers
    .filter(({ places }) => places.at(-1) === null)
    .flatMap(({ driver_id }) => {
      const place = classified.get(driver_id);
      return place === undefined ? [] : [{ driver_id, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ driver_id }) => driver_id);
  const whole = drivers.filter(({ places }) => places.at(-1) !== null).length;
  return drivers.map((driver) => {
    const behind = lapsDown.indexOf(driver.driver_id);
    if (behind === -1) return driver;
    return { ...driver, places: [...driver.places.slice(0, -1), whole + behind + 1] };
  });
}

/**
 * The laps whose order is not known, in words: "Positions on laps 9–12 are not known …"; null where all are.
 *
 * @param positions of each driver at the end of each lap, up to the last that the driver completed
 */
export function unknownLapsNote(positions: ReadonlyArray<ReadonlyArray<number | null>>): string | null {
  const laps = positions.flatMap((own) =>
    own.flatMap((position, index) => (position === null ? index + 1 : [])),
  );
  if (laps.length === 0) return null;
  const unknown = [...new Set(laps)].toSorted((one, other) => one - other);
  return `Positions on ${unknown.length === 1 ? "lap" : "laps"} ${formatSpans(unknown)} are not known for every car: the recorded times are missing or contradict each other.`;
}

/** Each driver's classified place, of those who have one and of whom the timing says that they were classified. */
export function classifiedIn(
  { drivers, lines }: LapPositions,
  weekend: Progression,
): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap(({ driver, classified }) => {
      const id = drivers[driver]?.driver_id ?? "";
      const { place } = placeIn(weekend, "R", id);
      return classified && place !== null ? [[id, place] as const] : [];
    }),
  );
}

/** By driver, the classified place or the word for none, such as DSQ. */
export function resultsIn({ drivers, stages }: Progression): ReadonlyMap<string, string> {
  const stage = stages.findIndex(({ key }) => key === "R");
  return new Map(
    drivers.flatMap(({ driver_id, places, place_texts }) => {
      const text = places[stage] ?? place_texts[stage] ?? null;
      return text === null ? [] : [[driver_id, String(text)] as const];
    }),
  );
}

/**
 * Who lost places after the flag: classified behind a car that the line ends ahead of.
 *
 * @returns for each, the classified place
 */
export function movedBack(lines: ReadonlyArray<BumpLine>): Map<string, number> {
  const ended = lines.flatMap(({ id, places, result }) => {
    const [end, place] = [places.at(-1) ?? null, Number(result ?? NaN)];
    return end === null || Number.isNaN(place) ? [] : [{ id, end, place }];
  });
  return new Map(
    ended
      .filter(({ end, place }) => ended.some((other) => other.end > end && other.place < place))
      .map(({ id, place }) => [id, place]),
  );
}

/** "pole", "P4" or "the pit lane". */
export function startText(grid: number | null): string {
  if (grid === null) return "the pit lane";
  return grid === 1 ? "pole" : `P${grid}`;
}

/**
 * "Norris wins from pole; Antonelli gains most, from P16 to P4": who gained the most places from the grid, unless one
 * without a place on it gained more from behind it. Undefined without a winner, and with two in one car.
 */
export function weekendFinding(weekend: Progression): string | undefined {
  const starts = weekend.drivers.map(({ driver_id }) => placeIn(weekend, "grid", driver_id));
  const last = Math.max(0, ...starts.map(({ place }) => place ?? 0));
  const names = lastNames(weekend.drivers.map(({ driver_name }) => driver_name));
  const places = weekend.drivers.map(({ driver_id }, index) => {
    const grid = starts[index] ?? { place: null, text: null };
    const finish = placeIn(weekend, "R", driver_id).place;
    const gained = finish === null ? 0 : (grid.place ?? last + 1) - finish;
    return { name: names[index] ?? "", grid, finish, gained };
  });
  const [winner, shared] = places.filter(({ finish }) => finish === 1);
  if (winner === undefined || shared !== undefined) return undefined;
  const { name, grid } = winner;
  const isKnown = grid.place !== null || grid.text === "PL";
  const wins = `${name} wins${isKnown ? ` from ${startText(grid.place)}` : ""}`;
  const most = Math.max(...places.map(({ gained }) => gained));
  const [first, second] = places.filter(({ gained }) => gained === most);
  if (most <= 0 || first === undefined || second !== undefined || first.grid.place === null) return wins;
  return first === winner
    ? `${wins}, the most places gained`
    : `${wins}; ${first.name} gains most, from ${startText(first.grid.place)} to P${first.finish}`;
}

type StageKey = Progression["stages"][number]["key"];

function placeIn(
  { stages, drivers }: Progression,
  key: StageKey,
  id: string,
): { place: number | null; text: string | null } {
  const stage = stages.findIndex((each) => each.key === key);
  const driver = drivers.find(({ driver_id }) => driver_id === id);
  return { place: driver?.places[stage] ?? null, text: driver?.place_texts[stage] ?? null };
}

const looks = "A dashed line is the second driver of a team.";
const picking = "Select a name to highlight it.";

/** What the drawing's lines and dots mean. */
export const sessionsLegend = `${looks} A hollow dot means no place, a thin line a session left out. ${picking}`;

/** What the lines lap by lap mean. */
export const lapsLegend = `${looks} A cross is a retirement; a thin line leads lapped cars to their place. ${picking}`;
/** What stands at the ends of the lines lap by lap. */
export const resultsNote =
  "At the right are the classified places: penalties and disqualifications (DSQ) after the race can move a car from where its line ends.";

/** What the places are (docs/method.md). */
export function progressionMethod({ stages }: Progression): string {
  const has = (key: string) => stages.some((stage) => stage.key === key);
  return [
    "Places in the classification of each session.",
    has("grid") ? "The grid is as it formed up, penalties included; PL is a start from the pit lane." : "",
    has("S") ? "The sprint is a race of its own: its place is no place on the grid." : "",
    "Source: F1DB.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the places lap by lap are. */
export function lapsMethod(source: string): string {
  return `Places when crossing the line at the end of each lap, from the grid on. The table ends with the last lap that a driver completed. Source: ${source}; the grid: F1DB.`;
}
