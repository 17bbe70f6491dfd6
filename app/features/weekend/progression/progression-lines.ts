import type { LapPositions } from "#contract/timing/race.ts";
import type { Progression } from "#contract/weekend.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import type { BumpLine, BumpStage } from "#app/ui/chart/bump/bump.ts";
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
    x: lap / laps,
  }));
}

/** Drivers as lines in the colours of their teams. */
export function linesOf(year: number, drivers: ReadonlyArray<PlacedDriver>): Array<BumpLine> {
  const looks = looksOf(year, drivers);
  return drivers.map((driver, index) => ({
    id: driver.driver_id,
    name: driver.driver_name,
    short: shortName(driver),
    colour: looks[index]?.colour ?? "var(--color-ink)",
    stroke: looks[index]?.stroke ?? "solid",
    places: driver.places,
    texts: driver.place_texts,
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
 */
export function toTheFlag(
  drivers: ReadonlyArray<PlacedDriver>,
  { drivers: timed, lines }: LapPositions,
  weekend: Progression,
): Array<PlacedDriver> {
  const classified = new Set(
    lines.filter((line) => line.classified).map(({ driver }) => timed[driver]?.driver_id),
  );
  const lapsDown = drivers
    .filter(({ driver_id, places }) => classified.has(driver_id) && places.at(-1) === null)
    .flatMap(({ driver_id }) => {
      const { place } = placeIn(weekend, "R", driver_id);
      return place === null ? [] : [{ driver_id, place }];
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

const looks = "Colours are those of the teams; teammates differ by their strokes.";
export const picking = "Select a name to highlight it.";

/** What the drawing's lines and dots mean. */
export const sessionsLegend = `${looks} A hollow dot is no place, a thin line a session left out. ${picking}`;

/** What the lines lap by lap mean. */
export const lapsLegend = `${looks} A name within the drawing is of a driver who retired there; a thin line leads those who were laps down to their place. ${picking}`;

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
