import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import { fewestCompared, mostCompared } from "#app/data/compare/compared-ids.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { Line } from "../lines.ts";
import { chosenLines } from "./chosen-lines.ts";
import { PickLinks } from "./pick-links.tsx";
import { type CompareSearch, toggled } from "./search.ts";
import { SideBySide } from "./side-by-side.tsx";

type ComparedLinesProps = {
  year: number;
  lines: ReadonlyArray<Line>;
  rounds: ReadonlyArray<SeasonRound>;
  search: CompareSearch;
  noun: "drivers" | "teams";
};

const methods = {
  drivers:
    "Points and places as the table stood after each round, sprints included, so results that the season's rules dropped are not in it; before a first entry a driver has 0 points. Ahead is who of those compared has the most points, By how many more than the next. Source: F1DB.",
  teams:
    "Points as the table stood after each round, sprints included; points that were taken away are missing from then on. Ahead is which of those compared has the most points, By how many more than the next. Source: F1DB.",
} as const;

/** Lines of a season's table side by side, and the choice of them. */
export function ComparedLines({ year, lines, rounds, search, noun }: ComparedLinesProps) {
  const { compare } = search;
  const { chosen, notes } = useMemo(() => chosenLines(lines, compare, noun), [lines, compare, noun]);
  const looks = useMemo(() => looksOf(year, chosen), [year, chosen]);
  const ids = chosen.map(({ id }) => id);
  const picks = lines.map(({ id, name }) => ({
    id,
    name,
    picked: ids.includes(id),
    search: { ...search, compare: toggled(ids, id) },
  }));
  return (
    <>
      <PickLinks label={`Choose ${noun}`} picks={picks} full={chosen.length >= mostCompared} />
      {notes.map((note) => (
        <p key={note} className="standings-about">
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
          rounds={rounds}
          method={methods[noun]}
        />
      )}
    </>
  );
}
