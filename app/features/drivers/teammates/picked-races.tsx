import { useMemo } from "react";
import { driverPath } from "#app/text/page-paths.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { choicesAmong, picked } from "#app/ui/pick-form/picks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { Finding } from "./teammate-finding.tsx";
import type { DriverTeammatesSearch } from "#app/features/drivers/driver-search.ts";
import { type Wins, lead, winsIn, pointsOf, upTo } from "./summaries.ts";
import { raceLink, round, year } from "#app/features/results/result-columns.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatPercent, formatValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { lastTeamId } from "#contract/teams.ts";
import { Compared } from "#app/ui/compared/compared.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { HeadToHeadCard, type HeadToHeadFigure, insteadText, seasonLinks } from "../head-to-head-card.tsx";

type PickedRacesProps = {
  records: ReadonlyArray<TeammateRecord>;
  search: DriverTeammatesSearch;
  method: string;
};

/** Each race at the chosen circuit. */
export function CircuitRaces({ records, search, method }: PickedRacesProps) {
  const choices = useMemo(
    () => choicesAmong(records.map((each) => ({ id: each.circuit_id, name: each.circuit_name }))),
    [records],
  );
  const circuit = picked(choices, search.circuit);
  const rows = useMemo(() => records.filter((each) => each.circuit_id === circuit?.id), [records, circuit]);
  if (circuit === null) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PickForm label="Circuit" name="circuit" choices={choices} picked={circuit} keep={kept(search)} />
      </div>
      <Finding records={rows} hasSeasons={false} />
      <DataTable table={circuitRacesTable} rows={rows} method={method} />
    </>
  );
}

/** Each race against the chosen teammate. */
export function TeammateRaces({ records, search, method }: PickedRacesProps) {
  const choices = useMemo(
    () => choicesAmong(records.map((each) => ({ id: each.teammate_id, name: each.teammate_name }))),
    [records],
  );
  const teammate = picked(choices, search.teammate);
  const met = useMemo(() => records.filter((each) => each.teammate_id === teammate?.id), [records, teammate]);
  const season = met.some(({ year: of }) => of === search.season) ? search.season : undefined;
  const rows = useMemo(
    () => (season === undefined ? met : met.filter(({ year: of }) => of === season)),
    [met, season],
  );
  const [latest] = rows;
  if (teammate === null) return null;
  return (
    <>
      {latest === undefined ? null : (
        <HeadToHeadCard
          choice={
            <PickForm
              label="Teammate"
              name="teammate"
              choices={choices}
              picked={teammate}
              keep={kept(search)}
            />
          }
          team={latest.team_name}
          teamClass={teamClass(lastTeamId(latest.team_name, latest.year), latest.year)}
          drivers={[
            { id: latest.driver_id, name: latest.driver_name },
            { id: teammate.id, name: teammate.name },
          ]}
          instead={insteadText(search, latest.driver_name, { teammate, season })}
          finding={pairFinding(latest.driver_name, teammate.name, winsIn(rows))}
          figures={figuresOf(rows)}
          leads={{
            title: season === undefined ? "Every race" : `Every race of ${season}`,
            unit: "Places ahead by round",
            format: String,
            of: leadsOf(rows),
          }}
          seasons={seasonLinks(met, season)}
        />
      )}
      <DataTable table={teammateRacesTable} rows={rows} method={method} />
    </>
  );
}

/** "Hamilton was ahead in 45 of 78 races (57.7%)." */
function pairFinding(driver: string, teammateName: string, { driverWins, teammateWins }: Wins): string {
  const races = formatCount(driverWins + teammateWins, "race");
  if (driverWins === teammateWins) return `Each was ahead in ${driverWins} of ${races}.`;
  const [name, ahead] = driverWins > teammateWins ? [driver, driverWins] : [teammateName, teammateWins];
  return `${lastName(name)} was ahead in ${ahead} of ${races} (${formatPercent((100 * ahead) / (driverWins + teammateWins))}).`;
}

function figuresOf(rows: ReadonlyArray<TeammateRecord>): Array<HeadToHeadFigure> {
  const { driverWins, teammateWins } = winsIn(rows);
  const { driverPoints, teammatePoints } = pointsOf(rows);
  return [
    { label: "Ahead in races", first: driverWins, second: teammateWins, list: null },
    { label: "Points", first: driverPoints, second: teammatePoints, list: null },
    { label: "Podiums", first: upTo(3, "driver", rows), second: upTo(3, "teammate", rows), list: null },
    { label: "Wins", first: upTo(1, "driver", rows), second: upTo(1, "teammate", rows), list: null },
  ];
}

/** By how many places the driver was ahead in each race, oldest first. */
function leadsOf(rows: ReadonlyArray<TeammateRecord>) {
  return rows.toReversed().map((each) => ({
    year: each.year,
    round: each.round,
    name: each.race_name,
    country: each.country,
    by: each.driver_position === null || each.teammate_position === null ? null : lead(each),
    isUnclassified: !each.driver_classified || !each.teammate_classified,
  }));
}

function kept({ view, races }: DriverTeammatesSearch) {
  return { view, races };
}

const circuit: Column<TeammateRecord> = {
  id: "circuit",
  label: "Circuit",
  value: (row) => row.circuit_name,
};

const team: Column<TeammateRecord> = { id: "team", label: "Team", value: (row) => row.team_name };

const teammate: Column<TeammateRecord> = {
  id: "teammate",
  label: "Teammate",
  value: (row) => row.teammate_name,
  cell: (row) => <a href={driverPath(row.teammate_id)}>{row.teammate_name}</a>,
};

const positions: ReadonlyArray<Column<TeammateRecord>> = [
  {
    id: "driver_position",
    label: "Driver position",
    value: (row) => row.driver_position,
    cell: (row) => <Compared by={lead(row)}>{formatValue(row.driver_position)}</Compared>,
    numeric: true,
    firstSort: "asc",
    phone: "value",
    width: [8.5, 1],
  },
  {
    id: "teammate_position",
    label: "Teammate position",
    value: (row) => row.teammate_position,
    cell: (row) => <Compared by={-lead(row)}>{formatValue(row.teammate_position)}</Compared>,
    numeric: true,
    firstSort: "asc",
    phone: "second",
    phoneWords: { before: "teammate " },
    width: [8.5, 1],
  },
];

function rowClass({ team_name, year: of }: TeammateRecord): string {
  return teamClass(lastTeamId(team_name, of), of);
}

/** Each race at one circuit, against each teammate. */
const circuitRacesTable = defineTable<TeammateRecord>({
  name: "teammates-circuit-races",
  wrapsHeads: true,
  heading: "Race by race",
  caption: "Races against teammates at one circuit",
  noun: ["comparison", "comparisons"],
  rowClass,
  bar: "teammate",
  columns: [
    { ...year, phone: "place", width: 4 },
    { ...raceLink, phone: "name", width: [13, 2] },
    { ...team, width: [8, 1.4] },
    { ...teammate, phone: "lead", width: [10, 1.6] },
    ...positions,
  ],
});

/** Each race against one teammate. */
const teammateRacesTable = defineTable<TeammateRecord>({
  name: "teammates-driver-races",
  wrapsHeads: true,
  heading: "Race by race",
  caption: "Races against one teammate",
  noun: ["race", "races"],
  rowClass,
  bar: "team",
  columns: [
    { ...year, phone: "place", width: 4 },
    { ...round, width: 4.5 },
    { ...raceLink, phone: "name", width: [13, 2] },
    { ...circuit, width: [9, 1.4] },
    { ...team, phone: "lead", width: [8, 1.2] },
    ...positions,
  ],
});
