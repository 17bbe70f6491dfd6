import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { sharedQuery } from "#app/data/compare/compare.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type ComparisonProps, Part } from "./part.tsx";
import { sharedRacesTable, sharedSeasonsTable } from "./shared-tables.tsx";
import { duelMethod, noCareers } from "./texts.ts";

type SharedProps = ComparisonProps & { pair: readonly [one: string, other: string] };

/** The meetings of two, one by one: drivers race by race, teams season by season. */
export function SharedSection(props: SharedProps) {
  const { pair, careers, search } = props;
  const names = pair.map((id) => careers.find((career) => career.id === id)?.name);
  const [one, other] = names;
  if (one === undefined || other === undefined) return null;
  return (
    <Part id="meetings" title={`${one} and ${other}`}>
      <p>
        <Link to="/compare/" search={{ ...search, pair: undefined, sort: undefined }} resetScroll={false}>
          Close this list
        </Link>
      </p>
      <Meetings {...props} one={one} other={other} />
    </Part>
  );
}

function Meetings({ kind, pair, one, other }: SharedProps & { one: string; other: string }) {
  const { data } = useSuspenseQuery(sharedQuery(kind, pair));
  const tables = useMemo(
    () => ({ races: sharedRacesTable(one, other), seasons: sharedSeasonsTable(one, other) }),
    [one, other],
  );
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  const { races, seasons } = data.value;
  return kind === "drivers" ? (
    <DataTable table={tables.races} rows={races} method={duelMethod.drivers} />
  ) : (
    <DataTable table={tables.seasons} rows={seasons} method={duelMethod.teams} />
  );
}
