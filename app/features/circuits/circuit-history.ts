import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type WonFor, wonFor } from "#app/data/won-for.ts";
import { formatCount, noValue } from "#app/text/format.ts";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import type { PresentTeams } from "#app/data/circuits.functions.ts";
import type { CircuitRace } from "#contract/circuits.ts";

/** What a driver or team achieved at a circuit. */
export type Honours = {
  id: string;
  name: string;
  wins: number;
  poles: number;
  fastest_laps: number;
  /** Seasons of the first and the last win; null without one. */
  first_win: number | null;
  last_win: number | null;
  /** The team in whose colour it stands: a driver's present one, or the one last won with; null without either. */
  team: { id: string; year: number } | null;
  /** The teams that the wins came with. */
  won_for: WonFor;
};

/**
 * Drivers with a win, a pole or a fastest lap at a circuit, by wins, poles and fastest laps. Both drivers of a winning
 * car that two shared have won (docs/method.md); pole is grid slot 1.
 *
 * @param presentTeams of those who still race
 */
export function driverHonours(
  races: ReadonlyArray<CircuitRace>,
  presentTeams: PresentTeams = {},
): Array<Honours> {
  const marks = races.flatMap(({ year, winner, pole, fastest_lap }): Array<Mark> => [
    ...driver(winner, "wins", year, winner?.team_id),
    ...driver(winner?.shared_with ?? null, "wins", year, winner?.team_id),
    ...driver(pole, "poles", year),
    ...driver(fastest_lap, "fastest_laps", year),
  ]);
  return countMarks(marks).map((honours) => {
    const id = presentTeams[honours.id];
    return id === undefined ? honours : { ...honours, team: { id, year: Infinity } };
  });
}

/** Teams with a win at a circuit, by wins. */
export function teamHonours(races: ReadonlyArray<CircuitRace>): Array<Honours> {
  return countMarks(
    races.flatMap(({ year, winner }) =>
      winner === null
        ? []
        : [{ id: winner.team_id, name: winner.team_name, kind: "wins", year, team: winner.team_id }],
    ),
  );
}

/**
 * Who has the most of something at a circuit, and how many.
 *
 * @param textOf what stands beside the number, of the holders' names
 */
export function mostOf(
  label: string,
  honours: ReadonlyArray<Honours>,
  kind: "wins" | "poles" | "fastest_laps",
  textOf: (names: ReadonlyArray<string>) => string = driversText,
): FactTile {
  const most = Math.max(0, ...honours.map((each) => each[kind]));
  if (most === 0) return { label, value: noValue, detail: "" };
  const holders = honours.filter((each) => each[kind] === most);
  // A record that several share has nobody's colour.
  const team = holders.length === 1 ? (holders[0]?.team ?? null) : null;
  return {
    label,
    value: String(most),
    detail: textOf(holders.map(({ name }) => name)),
    className: teamClass(team?.id ?? null, team?.year),
  };
}

/** How many drivers have won at a circuit, and how many teams. */
export function differentWinners(races: ReadonlyArray<CircuitRace>): FactTile {
  const drivers = driverHonours(races).filter(({ wins }) => wins > 0).length;
  const detail = `${drivers === 1 ? "driver" : "drivers"}, ${formatCount(teamHonours(races).length, "team")}`;
  return { label: "Different winners", value: String(drivers), detail };
}

/** The names of drivers, of more than four their number. */
function driversText(names: ReadonlyArray<string>): string {
  return names.length > 4 ? `${names.length} drivers` : names.join(", ");
}

type Mark = {
  id: string;
  name: string;
  kind: "wins" | "poles" | "fastest_laps";
  year: number;
  team?: string | undefined;
};

function driver(
  who: { driver_id: string; driver_name: string } | null,
  kind: Mark["kind"],
  year: number,
  team?: string,
): Array<Mark> {
  return who === null ? [] : [{ id: who.driver_id, name: who.driver_name, kind, year, team }];
}

/** The team of the last win. */
function teamOf(marks: ReadonlyArray<Mark>): Honours["team"] {
  const last = teamsOfWins(marks).at(-1);
  return last === undefined ? null : { id: last.team_id, year: last.year };
}

/** The team of each win, in chronological order. */
function teamsOfWins(marks: ReadonlyArray<Mark>): Array<{ team_id: string; year: number }> {
  return marks
    .flatMap(({ team, year }) => (team === undefined ? [] : [{ team_id: team, year }]))
    .toSorted((one, other) => one.year - other.year);
}

function countMarks(marks: ReadonlyArray<Mark>): Array<Honours> {
  return [...Map.groupBy(marks, ({ id }) => id)]
    .map(([id, own]) => {
      const wins = own.filter(({ kind }) => kind === "wins").map(({ year }) => year);
      return {
        id,
        name: own[0]?.name ?? id,
        wins: wins.length,
        poles: own.filter(({ kind }) => kind === "poles").length,
        fastest_laps: own.filter(({ kind }) => kind === "fastest_laps").length,
        first_win: wins.length === 0 ? null : Math.min(...wins),
        last_win: wins.length === 0 ? null : Math.max(...wins),
        team: teamOf(own),
        won_for: wonFor(teamsOfWins(own)),
      };
    })
    .toSorted(
      (one, other) =>
        other.wins - one.wins ||
        other.poles - one.poles ||
        other.fastest_laps - one.fastest_laps ||
        one.name.localeCompare(other.name, "en"),
    );
}

/** A form that a circuit had, and the fastest race lap on it. */
export type Layout = {
  layout_id: string;
  lap_length_km: number | null;
  turns: number | null;
  first_year: number;
  last_year: number;
  /** Grands Prix held on it. */
  races: number;
  /** The fastest lap of a race on it; null where none is recorded. */
  record: {
    driver_id: string;
    driver_name: string;
    team_id: string | null;
    time: number;
    year: number;
  } | null;
};

/** The forms of a circuit, newest first. A form to which a circuit returned is one. */
export function layoutsOf(races: ReadonlyArray<CircuitRace>): Array<Layout> {
  return [...Map.groupBy(races, ({ layout_id }) => layout_id)]
    .map(([layout_id, own]) => {
      const years = own.map(({ year }) => year);
      return {
        layout_id,
        lap_length_km: own[0]?.lap_length_km ?? null,
        turns: own[0]?.turns ?? null,
        first_year: Math.min(...years),
        last_year: Math.max(...years),
        races: own.filter(({ winner }) => winner !== null).length,
        record: lapRecord(own),
      };
    })
    .toSorted((one, other) => other.last_year - one.last_year);
}

function lapRecord(races: ReadonlyArray<CircuitRace>): Layout["record"] {
  const laps = races.flatMap(({ year, fastest_lap }) => {
    if (fastest_lap === null || fastest_lap.time === null) return [];
    return [{ ...fastest_lap, time: fastest_lap.time, year }];
  });
  return laps.toSorted((one, other) => one.time - other.time)[0] ?? null;
}
