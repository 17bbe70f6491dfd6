import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { sharedQuery } from "#app/data/compare/compare.queries.ts";
import { raceResultsPath, standingsPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type ComparisonProps, ComparisonSection } from "./comparison-section.tsx";
import { headToHeadMethod, noCareers } from "./compare-texts.ts";
import type { SharedRace, SharedSeason } from "#contract/head-to-head.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatGap } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";

type SharedProps = ComparisonProps & { pair: readonly [one: string, other: string] };

/** The meetings of two, one by one: drivers race by race, teams season by season. */
export function SharedSection(props: SharedProps) {
  const { pair, careers } = props;
  const names = pair.map((id) => careers.find((career) => career.id === id)?.name);
  const [one, other] = names;
  if (one === undefined || other === undefined) return null;
  return (
    <ComparisonSection id="meetings" title={`${one} and ${other}`}>
      <p>
        <Link
          from="/compare/"
          to="/compare/"
          search={(present) => ({ ...present, pair: undefined, sort: undefined })}
          resetScroll={false}
        >
          Close this list
        </Link>
      </p>
      <Meetings {...props} one={one} other={other} />
    </ComparisonSection>
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
    <DataTable table={tables.races} rows={races} method={headToHeadMethod.drivers} />
  ) : (
    <DataTable table={tables.seasons} rows={seasons} method={headToHeadMethod.teams} />
  );
}

type Side = "driver" | "other";

/** Two drivers in every Grand Prix that both entered. */
function sharedRacesTable(one: string, other: string): Table<SharedRace> {
  const columns: ReadonlyArray<Column<SharedRace>> = [
    {
      id: "met_year",
      label: "Year",
      value: (row) => row.year,
      cell: (row) => row.year,
      firstSort: "desc",
      width: 3.75,
      smallWidth: 3.25,
    },
    { id: "met_round", label: "Round", value: (row) => row.round, width: 4.5, smallWidth: 3.75 },
    {
      id: "met_race",
      label: "Race",
      value: (row) => row.race_name,
      cell: ({ year, round, race_name, country }) => (
        <>
          <Flag country={country} /> <a href={raceResultsPath(year, round)}>{race_name}</a>
        </>
      ),
      width: [13, 1.5],
      smallWidth: [8.5, 1.5],
    },
    { ...sideOf("driver", one), width: [11, 1.2], smallWidth: [8, 1] },
    { ...sideOf("other", other), width: [11, 1.2], smallWidth: [8, 1] },
    {
      id: "met_gap",
      label: "Qualifying gap (s)",
      value: (row) => row.qualifying?.gap ?? null,
      cell: ({ qualifying }) => formatGap(qualifying?.gap ?? null),
      numeric: true,
      firstSort: "asc",
      width: 9.5,
      smallWidth: 9,
    },
  ];
  return defineTable<SharedRace>({
    name: "shared-races",
    caption: `${one} and ${other} race by race`,
    noun: ["race", "races"],
    columns,
    fileColumns: [...columns, teamOf("driver", one), teamOf("other", other)],
  });
}

/** Where one of them finished, and for which team. */
function sideOf(side: Side, name: string): Column<SharedRace> {
  return {
    id: `met_${side}`,
    label: name,
    value: (row) => row[side].position ?? row[side].position_text,
    sortBy: (row) => row[side].position,
    cell: (row) => (
      <>
        <Compared by={row.ahead === null ? 0 : row.ahead === side ? 1 : -1}>
          {row[side].position ?? row[side].position_text}
        </Compared>{" "}
        <small>{row[side].team_name}</small>
      </>
    ),
    firstSort: "asc",
  };
}

/** In a file the team stands in a column of its own. */
function teamOf(side: Side, name: string): Column<SharedRace> {
  return { id: `met_${side}_team`, label: `${name}: team`, value: (row) => row[side].team_name };
}

/** Two teams in every season in which they met. */
function sharedSeasonsTable(one: string, other: string): Table<SharedSeason> {
  return defineTable<SharedSeason>({
    name: "shared-seasons",
    caption: `${one} and ${other} season by season`,
    noun: ["season", "seasons"],
    columns: [
      {
        id: "met_year",
        label: "Year",
        value: (row) => row.year,
        cell: ({ year }) => <a href={standingsPath(year, "constructors")}>{year}</a>,
        firstSort: "desc",
        width: 4.5,
      },
      { id: "met_races", label: "Races", value: (row) => row.races, numeric: true, width: 4.5 },
      {
        ...ahead(
          "met_ahead",
          one,
          (row) => row.ahead - row.behind,
          (row) => row.ahead,
        ),
        width: [6, 1],
      },
      {
        ...ahead(
          "met_behind",
          other,
          (row) => row.behind - row.ahead,
          (row) => row.behind,
        ),
        width: [6, 1],
      },
      {
        id: "met_qualifyings",
        label: "Qualifyings",
        value: (row) => row.qualifyings,
        numeric: true,
        width: 7,
      },
      {
        ...ahead(
          "met_q_ahead",
          `${one}: qualifying`,
          (row) => row.qualifying_ahead - row.qualifying_behind,
          (row) => row.qualifying_ahead,
        ),
        width: [9, 1],
      },
      {
        ...ahead(
          "met_q_behind",
          `${other}: qualifying`,
          (row) => row.qualifying_behind - row.qualifying_ahead,
          (row) => row.qualifying_behind,
        ),
        width: [9, 1],
      },
    ],
  });
}

function ahead(
  id: string,
  label: string,
  by: (row: SharedSeason) => number,
  value: (row: SharedSeason) => number,
): Column<SharedSeason> {
  return {
    id,
    label,
    value,
    cell: (row) => <Compared by={by(row)}>{value(row)}</Compared>,
    numeric: true,
  };
}
