import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { nameFromId } from "#contract/ids.ts";
import { type ComparedKind, fewestCompared, mostCompared } from "#app/data/compare/compared-ids.ts";
import type { ComparedCareers } from "#app/data/compare/compare.functions.ts";
import { formatList, lastName } from "#app/text/format.ts";

export const noCareers = "No figures are available at the moment.";

/** What one of a kind is called, and the way to its own page. */
export const kinds = {
  drivers: { one: "driver", several: "drivers", title: "Drivers", path: (id: string) => driverPath(id) },
  teams: { one: "team", several: "teams", title: "Teams", path: (id: string) => teamPath(id) },
} as const;

/** What a sentence calls one of the compared: a driver by the last name. */
export function calledIn(kind: ComparedKind, name: string): string {
  return kind === "drivers" ? lastName(name) : name;
}

/** What is said of those who were asked for beyond the most that are compared; null where nobody was. */
export function surplusText(kind: ComparedKind, surplus: ReadonlyArray<string>): string | null {
  if (surplus.length === 0) return null;
  const names = formatList(surplus.map(nameFromId));
  return `Left out: ${names}. Four ${kinds[kind].several} are the most that are compared.`;
}

/** What is said of an id that nobody has. */
export function unknownText(kind: ComparedKind, { id }: ComparedCareers["unknown"][number]): string {
  return `Left out: no ${kinds[kind].one} of the archive’s Grands Prix is called ${nameFromId(id)}.`;
}

/** How many are needed, or that no more can be added; null where the field says how many can. */
export function roomText(kind: ComparedKind, compared: number): string | null {
  const { one, several } = kinds[kind];
  if (compared === 0) return `Choose two to four ${several} of any era.`;
  if (compared < fewestCompared) return `Choose at least one more ${one} to compare with.`;
  return compared < mostCompared
    ? null
    : `Four ${several} are the most that are compared: remove one to add another.`;
}

/** What stands in the empty field: "Find a driver", "Add up to two more drivers". */
export function fieldText(kind: ComparedKind, compared: number): string {
  const { one, several } = kinds[kind];
  const room = mostCompared - compared;
  if (compared < fewestCompared) return `Find a ${one}`;
  return room === 1 ? `Add one more ${one}` : `Add up to two more ${several}`;
}

const careersCount =
  "Only points include sprints; they are compared where all seasons scored alike. Percentages are of Grands Prix started. Source: F1DB.";

/** What the bars are drawn of, and what counts. */
export const careersMethod = {
  pair: `Bars: each one’s share of the two together. ${careersCount}`,
  several: `Bars: each value as a share of the highest in its row. ${careersCount}`,
} as const;

/** What the figures of a head-to-head count (docs/method.md). */
export const headToHeadMethod: Readonly<Record<ComparedKind, string>> = {
  drivers:
    "All: Grands Prix that both entered, for whichever teams; ahead is who stands higher in the order of classification, in which retired cars have a place too. Finished: only those in which both were classified. Qualifying: by the last segment in which both set a time. Points are of all these races, in which both scored by the same rules. Sprints are not counted. Source: F1DB.",
  teams:
    "All: Grands Prix that both entered, by the car of each that stands highest in the order of classification. Finished: only those in which both cars were classified. Qualifying: by the better place of each. Sprints are not counted. Source: F1DB.",
};

export const circuitsMethod =
  "Of each one’s Grands Prix at the circuit, whose number stands beside the figure: bars show the share of them. Sprints are not counted. Source: F1DB.";
