import type { ConstructorStanding } from "#contract/championship.ts";
import { FavouriteMark } from "#app/features/favourites/favourite-button.tsx";
import { Named } from "#app/ui/flag/flag.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { constructorName } from "../lines.ts";
import { overviewColumns } from "./columns.tsx";
import type { Extra, WithGap } from "./lines.ts";

type ConstructorLine = WithGap<ConstructorStanding>;

const who: ReadonlyArray<Column<ConstructorLine>> = [
  {
    id: "team_name",
    label: "Constructor",
    value: constructorName,
    cell: ({ country, team_id, team_name, engine }) => (
      <>
        <Named country={country} href={`/teams/${team_id}/`} name={team_name} />
        <FavouriteMark kind="team" id={team_id} />
        {engine === null ? null : ` (${engine})`}
      </>
    ),
    phone: "name",
  },
];

/** The table in the colours of a season. */
export function constructorsTable(extra: Extra, year: number): Table<ConstructorLine> {
  return { ...constructorsTables[extra], rowClass: ({ team_id }) => teamClass(team_id, year) };
}

/** A season's constructors' table, with what it has to show besides the usual. */
export const constructorsTables = { none: make("none"), gross: make("gross"), possible: make("possible") };

function make(extra: Extra) {
  return defineTable<ConstructorLine>({
    name: extra === "none" ? "standings-constructors" : "standings-constructors-extra",
    caption: "Constructors' championship",
    noun: ["constructor", "constructors"],
    columns: overviewColumns(who, extra),
    bar: "team_name",
  });
}
