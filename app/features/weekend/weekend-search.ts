import { choice, idParameter, read, searchParams, searchTexts } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";
import { canonicalId, isId } from "#contract/ids.ts";

/** The search parameters of the lap chart. */
export const lapChartSearch = searchParams({
  /** What is drawn; absent for positions. */
  view: choice(["trace", "leader"]),
  /** The id of the driver who stands out. */
  highlight: read(idParameter),
  ...viewParams,
});
export type LapChartSearch = ReturnType<typeof lapChartSearch>;

/** The search parameters of the laps. */
export const lapsSearch = searchParams({
  /** The table of times, coloured by the pace or by the tyre; absent for the drawing. */
  view: choice(["times", "tyres"]),
  /** The id of the driver whose laps are listed; absent for those of all. */
  driver: read(idParameter),
  ...viewParams,
});
export type LapsSearch = ReturnType<typeof lapsSearch>;

/** The search parameters of the pace. */
export const paceSearch = searchParams(viewParams);

/** The search parameters of the story: the two drivers who are picked. */
export const storySearch = searchParams({
  one: read(idParameter),
  other: read(idParameter),
  ...viewParams,
});
export type StorySearch = ReturnType<typeof storySearch>;

/** The screen's search parameters. */
export const progressionSearch = searchParams({
  /** Over what places are shown; absent for the sessions of the weekend. */
  view: choice(["laps"]),
  /** The id of the driver who stands out. */
  highlight: read(idParameter),
  ...viewParams,
});

export type ProgressionSearch = ReturnType<typeof progressionSearch>;

/** An address can ask for this many at most; each screen says how many it shows. */
const mostIds = 4;

const driversParam = {
  /** Ids joined by commas; absent for the first of the classification. An address may have it once for each. */
  drivers: read((value) => driversText(idsIn(searchTexts(value).join(",")))),
};

/** The search parameters of a screen that compares drivers. */
export const driversSearch = searchParams({ ...driversParam, ...viewParams });

export type DriversSearch = ReturnType<typeof driversSearch>;

/** The search parameters of the fastest laps. */
export const fastestLapSearch = searchParams({
  ...driversParam,
  /** The part of the lap that is shown, in metres from the line: "1200-1850". Absent for all of it. */
  part: read((value) => partText(partIn(searchTexts(value)[0] ?? ""))),
  ...viewParams,
});

export type FastestLapSearch = ReturnType<typeof fastestLapSearch>;

/** The part of the lap that an address asks for; null for all of it. */
export function askedPart({ part = "" }: FastestLapSearch): LapPart | null {
  return partIn(part);
}

/** Metres from the line. */
type LapPart = { from: number; to: number };

function partIn(text: string): LapPart | null {
  const [, from, to] = (/^(\d{1,5})-(\d{1,5})$/.exec(text) ?? []).map(Number);
  return from !== undefined && to !== undefined && from < to ? { from, to } : null;
}

/** A part as an address has it. */
export function partText(part: LapPart | null): string | undefined {
  return part === null ? undefined : `${Math.round(part.from)}-${Math.round(part.to)}`;
}

/** The drivers that an address asks for, each once. Whether they took part, only the session's document knows. */
export function askedDrivers({ drivers = "" }: Pick<DriversSearch, "drivers">): Array<string> {
  return idsIn(drivers);
}

/** Drivers as an address has them. */
export function driversText(ids: ReadonlyArray<string>): string | undefined {
  return ids.join(",") || undefined;
}

function idsIn(text: string): Array<string> {
  return [...new Set(text.split(",").map(canonicalId).filter(isId))].slice(0, mostIds);
}
