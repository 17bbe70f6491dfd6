import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorRounds } from "#contract/standings.ts";
import { constructorRoundsQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts, constructorsFailed, NoConstructorsYet } from "../layout/season-facts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { ComparedLines } from "./compared-lines.tsx";
import { constructorLines } from "../lines.ts";
import type { CompareSearch } from "#app/features/standings/standings-search.ts";

const from = "/standings/$year/constructors/compareStandings";

/** Constructors of a season round by round. */
export function ConstructorsCompareScreen() {
  const year = Number(useParams({ from }).year);
  return (
    <>
      <h2>Constructors compared</h2>
      {year < firstConstructorsSeason ? <NoConstructorsYet year={year} /> : <Constructors year={year} />}
    </>
  );
}

function Constructors({ year }: { year: number }) {
  const search = useSearch({ from });
  const { data } = useSuspenseQuery(constructorRoundsQuery(year));
  if (!data.available) return <EmptyNote>{constructorsFailed}</EmptyNote>;
  return (
    <SeasonFacts
      year={year}
      facts={data}
      detail="round_standings"
      isEmpty={({ teams }) => teams.every(({ points }) => points.length === 0)}
    >
      {(answer) => <Comparison answer={answer} search={search} />}
    </SeasonFacts>
  );
}

function Comparison({ answer, search }: { answer: ConstructorRounds; search: CompareSearch }) {
  const lines = useMemo(() => constructorLines(answer), [answer]);
  return (
    <ComparedLines year={answer.year} lines={lines} rounds={answer.rounds} search={search} noun="teams" />
  );
}
