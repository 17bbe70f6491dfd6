import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { teamLooksOf } from "#app/features/team-colours/line-looks.ts";
import { comparedIds, fewestCompared, mostCompared } from "#app/data/compare/compared-ids.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { Line } from "../lines.ts";
import { type CompareSearch, toggled } from "#app/features/standings/standings-search.ts";
import { SideBySide } from "./side-by-side.tsx";
import { nameFromId } from "#contract/ids.ts";
import { surplusText } from "#app/features/compare/compare-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { PickLinks } from "#app/ui/view-links/pick-links.tsx";
import { formatList } from "#contract/values.ts";

type ComparedLinesProps = {
  year: number;
  lines: ReadonlyArray<Line>;
  rounds: ReadonlyArray<SeasonRound>;
  search: CompareSearch;
  noun: "drivers" | "teams";
};

const methods = {
  drivers:
    "Points and places as the table stood after each round, sprints included, so results that the season’s rules dropped are not in it; before a first entry a driver has 0 points. Ahead by: the points between the first and the next of those compared. Source: F1DB.",
  teams:
    "Points as the table stood after each round, sprints included; points that were taken away are missing from then on. Ahead by: the points between the first and the next of those compared. Source: F1DB.",
} as const;

/** Lines of a season's table side by side, and the choice of them. */
export function ComparedLines({ year, lines, rounds, search, noun }: ComparedLinesProps) {
  const { compare } = search;
  const { chosen, notes } = useMemo(() => chosenLines(lines, compare, noun), [lines, compare, noun]);
  const looks = useMemo(() => teamLooksOf(year, chosen), [year, chosen]);
  const ids = chosen.map(({ id }) => id);
  const picks = lines.map(({ id, name }) => ({
    id,
    name,
    picked: ids.includes(id),
    search: { ...search, compare: toggled(ids, id) },
  }));
  return (
    <>
      <PickLinks
        label={`Choose ${noun}`}
        picks={picks}
        most={mostCompared}
        looks={Object.fromEntries(chosen.map(({ id, team_id }) => [id, teamClass(team_id, year)]))}
      />
      {notes.map((note) => (
        <p key={note} className="my-1 max-w-200 text-[0.875rem] text-soft">
          {note}
        </p>
      ))}
      {chosen.length < fewestCompared ? (
        <EmptyNote>Choose at least one more to compare with {chosen[0]?.name ?? "the first"}.</EmptyNote>
      ) : (
        <SideBySide
          title={`Points of ${year} by round`}
          lines={chosen}
          looks={looks}
          year={year}
          rounds={rounds}
          method={methods[noun]}
        />
      )}
    </>
  );
}

/** The lines that are compared, and sentences about those who were asked for and are left out. */
type ChosenLines = { chosen: Array<Line>; notes: Array<string> };

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
    absent.length === 0
      ? null
      : `Left out, because not in this season’s championship: ${formatList(absent)}.`,
    surplusText(kind, surplus),
  ];
  return { chosen, notes: notes.filter((note) => note !== null) };
}
