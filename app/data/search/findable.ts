import { formatSpan } from "#app/text/format.ts";
import { foldName } from "#app/text/names.ts";
import { circuitPath, driverPath, teamPath } from "#app/text/page-paths.ts";
import type { Look } from "./index-file.ts";
import type { SearchIndex } from "#contract/search-index.ts";

/** What a search finds: a page of the site. */
export type Found = {
  kind: "Driver" | "Team" | "Circuit" | "Race" | "Season";
  name: string;
  /** What tells namesakes apart: seasons, or a place; empty where nothing is known. */
  detail: string;
  /** The other name by which it was found, where its own has none of what was typed: "milton". */
  because?: string;
  /** True where nothing is called as was typed, and this only is spelt like it. */
  isGuess?: true;
  /** The page's path. */
  path: string;
} & Partial<Look>;

/** A driver, a team or a circuit with the folded words by which it is found. */
export type Findable = {
  found: Found;
  kind: "Driver" | "Team" | "Circuit";
  id: string;
  /** Words of its name. */
  words: Array<string>;
  /** Words of its other names. */
  otherWords: Array<string>;
  /** 0 for what is looked for most of its kind, up to 1. */
  rank: number;
  /** Seasons in which it was there; null for what has none. */
  seasons: { from: number; to: number } | null;
};

/** A Grand Prix with its races, of which a search offers single ones. */
export type FindableRace = Omit<Findable, "found" | "kind" | "seasons"> & {
  name: string;
  held: SearchIndex["races"][number][3];
};

/** Every driver, team and circuit of the index. */
export function findableThings(index: SearchIndex): Array<Findable> {
  return [...drivers(index), ...teams(index), ...circuits(index)];
}

/** Every Grand Prix of the index. */
export function findableRaces(index: SearchIndex): Array<FindableRace> {
  return index.races.map(([id, name, others, held], place) => ({
    id,
    name,
    held,
    ...words(name, others),
    rank: rankOf(place, index.races.length),
  }));
}

function drivers(index: SearchIndex): Array<Findable> {
  return index.drivers.map(([id, name, code, others, from, to], place) => ({
    kind: "Driver",
    found: { kind: "Driver", name, detail: yearsText(from, to), path: driverPath(id) },
    id,
    ...words(name, `${code ?? ""} ${others}`),
    rank: rankOf(place, index.drivers.length),
    seasons: seasonsOf(from, to),
  }));
}

function teams(index: SearchIndex): Array<Findable> {
  return index.teams.map(([id, name, others, from, to], place) => ({
    kind: "Team",
    found: { kind: "Team", name, detail: yearsText(from, to), path: teamPath(id) },
    id,
    ...words(name, others),
    rank: rankOf(place, index.teams.length),
    seasons: seasonsOf(from, to),
  }));
}

function circuits(index: SearchIndex): Array<Findable> {
  const present = new Set(
    index.races.flatMap(([, , , held]) =>
      held.flatMap(([year, , circuit]) => (year === index.seasons[1] ? [circuit] : [])),
    ),
  );
  return index.circuits.map(([id, name, places, country, others], place) => ({
    kind: "Circuit",
    found: { kind: "Circuit", name, detail: country, path: circuitPath(id) },
    id,
    ...words(name, `${places} ${country} ${others}`),
    rank: Math.min(rankOf(place, index.circuits.length), present.has(place) ? lastOfPresent : 1),
    seasons: null,
  }));
}

function words(name: string, others: string): Pick<Findable, "words" | "otherWords"> {
  return {
    words: foldName(name).split(" "),
    otherWords: foldName(others)
      .split(" ")
      .filter((word) => word !== ""),
  };
}

/** No circuit of the present season is further back, however few races it has had: of two in Madrid it is the one meant. */
const lastOfPresent = 0.75;

/** Places count by their order of magnitude: the tenth is less far from the first than the hundredth from the tenth. */
function rankOf(place: number, all: number): number {
  return Math.log(1 + place) / Math.log(1 + all);
}

function seasonsOf(from: number | null, to: number | null): Findable["seasons"] {
  return from === null || to === null ? null : { from, to };
}

function yearsText(from: number | null, to: number | null): string {
  if (from === null || to === null) return "";
  return formatSpan(from, to);
}
