import { nameFromId } from "#contract/ids.ts";
import { comparedIds } from "#app/data/compare/compared-ids.ts";
import { namesText } from "#app/features/compare/names-text.ts";
import { surplusText } from "#app/features/compare/texts.ts";
import type { Line } from "../lines.ts";

/** The lines that are compared, and sentences about those who were asked for and are left out. */
export type ChosenLines = { chosen: Array<Line>; notes: Array<string> };

/**
 * Finds those of a season's table who are compared, in the order asked for. Where none of them is in it, the first two
 * of the table are compared, without a note: the choice was made for another season or for the other championship.
 *
 * @param compare the search parameter
 */
export function chosenLines(
  lines: ReadonlyArray<Line>,
  compare: string | undefined,
  kind: "drivers" | "teams",
): ChosenLines {
  const { ids, surplus } = comparedIds(compare);
  const chosen = ids.flatMap((id) => lines.find((line) => line.id === id) ?? []);
  if (chosen.length === 0) return { chosen: lines.slice(0, 2), notes: [] };
  const absent = ids.filter((id) => !chosen.some((line) => line.id === id)).map(nameFromId);
  const notes = [
    absent.length === 0 ? null : `Left out, because not in this season's championship: ${namesText(absent)}.`,
    surplusText(kind, surplus),
  ];
  return { chosen, notes: notes.filter((note) => note !== null) };
}
