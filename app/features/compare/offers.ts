import type { ComparedKind } from "#app/data/compare/compared-ids.ts";
import type { Found } from "#app/data/search/findable.ts";

/** At most so many are offered. */
const mostOffered = 8;

/** Who can be added of what a search found: those of the kind who are not compared already, likeliest first. */
export function offers(
  found: ReadonlyArray<Found>,
  kind: ComparedKind,
  compared: ReadonlyArray<string>,
): Array<{ id: string; name: string; detail: string }> {
  const wanted = kind === "drivers" ? "Driver" : "Team";
  return found
    .filter((each) => each.kind === wanted)
    .map(({ path, name, detail }) => ({ id: path.split("/")[2] ?? "", name, detail }))
    .filter(({ id }) => !compared.includes(id))
    .slice(0, mostOffered);
}
