import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { nameFromId } from "#contract/ids.ts";
import { type ComparedKind, fewestCompared, mostCompared } from "#app/data/compare/compared-ids.ts";
import type { ComparedCareers } from "#app/data/compare/compare.functions.ts";
import { lastNames } from "#app/text/names.ts";
import { formatList } from "#contract/values.ts";

export const noCareers = "No figures are available at the moment.";

/** What one of a kind is called, and a link to its own page. */
export const kinds = {
  drivers: { one: "driver", several: "drivers", title: "Drivers", path: (id: string) => driverPath(id) },
  teams: { one: "team", several: "teams", title: "Teams", path: (id: string) => teamPath(id) },
} as const;

/** What sentences call the compared: drivers by their last names. */
export function calledAs(kind: ComparedKind, names: ReadonlyArray<string>): Array<string> {
  return kind === "drivers" ? lastNames(names) : [...names];
}

/** Careers by their names, and by what sentences call them. */
export function namesOf(kind: ComparedKind, careers: ReadonlyArray<{ name: string }>) {
  const called = calledAs(
    kind,
    careers.map(({ name }) => name),
  );
  return careers.map(({ name }, index) => ({ name, called: called[index] ?? name }));
}

function mostText(kind: ComparedKind): string {
  return `You can compare up to four ${kinds[kind].several}.`;
}

/** What is said of those who were asked for beyond the most that are compared; null where nobody was. */
export function surplusText(kind: ComparedKind, surplus: ReadonlyArray<string>): string | null {
  if (surplus.length === 0) return null;
  const names = formatList(surplus.map(nameFromId));
  return `Left out: ${names}. ${mostText(kind)}`;
}

/** What is said of an id that nobody has, and of one who never raced. */
export function unknownText(kind: ComparedKind, { id, name }: ComparedCareers["unknown"][number]): string {
  if (name !== null) return `Left out: ${name} has never raced in a Grand Prix.`;
  return `Left out: no ${kinds[kind].one} in the archive is called ${nameFromId(id)}.`;
}

/** How many are needed, or that no more can be added; null where the field says how many can. */
export function roomText(kind: ComparedKind, compared: number): string | null {
  const { one, several } = kinds[kind];
  if (compared === 0) return `Choose two to four ${several} of any era.`;
  if (compared < fewestCompared) return `Choose at least one more ${one} to compare with.`;
  return compared < mostCompared ? null : `${mostText(kind)} Remove one to add another.`;
}

/** What stands in the empty field: "Find a driver", "Add up to two more drivers". */
export function fieldText(kind: ComparedKind, compared: number): string {
  const { one, several } = kinds[kind];
  const room = mostCompared - compared;
  if (compared < fewestCompared) return `Find a ${one}`;
  return room === 1 ? `Add one more ${one}` : `Add up to two more ${several}`;
}

/** What the bars of a row are drawn of. */
export function barsText(kind: ComparedKind, compared = fewestCompared): string {
  return `Bars: relative to the ${compared > fewestCompared ? `best ${kinds[kind].one}` : "higher value"}`;
}

/** What counts in the figures of careers. */
export const careersMethod =
  "Sprints count towards points only; points are compared where all seasons used the same scoring. Percentages are of Grands Prix started. Source: F1DB.";

/** Who of two drivers is ahead, and in which of the races that are said before. */
const driverAhead =
  "The driver higher in the classification is ahead, retirements included. Finished: races in which both were classified.";

/** What the figures of two teammates count. */
export const teammatesMethod = `Bars: share of both. All races: Grands Prix both entered for the same team, non-starts included. ${driverAhead} Points: from all these races, so under the same rules for both. Sprints are not counted. Source: F1DB.`;

/** What the figures of a head-to-head count (docs/method.md). */
export const headToHeadMethod: Readonly<Record<ComparedKind, string>> = {
  drivers: `Bars: share of both. All races: Grands Prix both entered, for any team, non-starts included. ${driverAhead} Qualifying: the last segment in which both set a time. Points: from all these races, so under the same rules for both. Sprints are not counted. Source: F1DB.`,
  teams:
    "Bars: share of both. All races: Grands Prix both entered. The team whose best car is higher in the classification is ahead. Finished: races in which these two cars were classified. Qualifying: the better position of each team. Sprints are not counted. Source: F1DB.",
};

export const circuitsMethod =
  "Beside each figure: how many Grands Prix each had at the circuit, of which the bar is the share. Sprints are not counted. Source: F1DB.";
