import type { DriverCareerRow } from "#contract/careers.ts";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { namesText } from "#app/features/compare/names-text.ts";
import { fewestCompared, mostCompared } from "../search.ts";

/** Who is compared, and what became of the others who were asked for. */
export type Chosen = {
  /** Two to four, or fewer when there are not enough. */
  drivers: ReadonlyArray<DriverCareerRow>;
  /** Sentences about those who were left out, and about those who are missing. */
  notes: ReadonlyArray<string>;
};

/**
 * Sorts out who of those asked for can be compared.
 *
 * @param ids as the address has them
 * @param careers of those among them whom the archive knows, in the same order
 */
export function chosenAmong(ids: ReadonlyArray<DriverId>, careers: ReadonlyArray<DriverCareerRow>): Chosen {
  const known = new Set(careers.map(({ driver_id }) => driver_id));
  const unknown = ids.filter((id) => !known.has(id));
  const surplus = careers.slice(mostCompared);
  const notes = [
    unknown.length === 0
      ? null
      : `Left out: the archive has no Grand Prix driver called ${namesText(unknown.map(nameFromId), "or")}.`,
    surplus.length === 0
      ? null
      : `Left out: ${namesText(surplus.map(({ name }) => name))}. Four drivers are the most that are compared.`,
    careers.length >= fewestCompared ? null : missingText(careers[0]),
  ];
  return { drivers: careers.slice(0, mostCompared), notes: notes.filter((note) => note !== null) };
}

function missingText(only: DriverCareerRow | undefined): string {
  return only === undefined
    ? "Tick two to four drivers in the table to compare them."
    : `Tick at least one more driver in the table to compare with ${only.name}.`;
}
