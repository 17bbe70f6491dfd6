import { circuitPath, driverPath, teamPath } from "#app/text/page-paths.ts";
import type { RaceRecords } from "#contract/records.ts";
import type { History } from "./compute.ts";
import type { Holder } from "./kinds.ts";

/** Achievements in a single race that are counted over many. */
export type FeatKind = "wins" | "poles" | "fastest_laps" | "hat_tricks" | "grand_slams";

/** An achievement in a race, and the holder it counts for. */
export type Feat = {
  holder: { id: string; name: string; path: string | null };
  year: number;
  round: number;
  race: string;
  /** Name of the driver who achieved it. */
  driver: string;
};

type Race = RaceRecords["races"][number];

/** Every achievement of a kind in chronological order, once per holder. A shared win is one win of the team. */
export function featsOf({ drivers, teams, races }: History, kind: FeatKind, by: Holder): Array<Feat> {
  const people = new Map(drivers.drivers.map((driver) => [driver[0], driver]));
  const makes = new Map(teams.teams.map((team) => [team[0], team]));
  return races.races.flatMap((race) => {
    const own = by === "team" ? doersOf(race, kind).slice(0, 1) : doersOf(race, kind);
    return own.map((id): Feat => {
      const [, name, country] = people.get(id) ?? [id, id, ""];
      const feat = { year: race.year, round: race.round, race: race.name, driver: name };
      if (by === "nationality") return { ...feat, holder: { id: country, name: country, path: null } };
      if (by === "team") {
        const [, team] = makes.get(race.team) ?? [race.team, race.team, ""];
        return { ...feat, holder: { id: race.team, name: team, path: teamPath(race.team) } };
      }
      const path = driverPath(id);
      if (by === "driver") return { ...feat, holder: { id, name, path } };
      const [circuitId, circuit] = races.circuits[race.circuit] ?? ["", ""];
      return {
        ...feat,
        holder: { id: `${id}.${circuitId}`, name: `${name}, ${circuit}`, path: circuitPath(circuitId) },
      };
    });
  });
}

const doers: Readonly<Record<FeatKind, (race: Race) => Array<string>>> = {
  wins: winnersOf,
  poles: ({ pole }) => present([pole]),
  fastest_laps: ({ fastest_laps }) => fastest_laps,
  hat_tricks: (race) => winnersOf(race).filter((id) => id === race.pole && race.fastest_laps.includes(id)),
  grand_slams: ({ grand_slam, winner }) => (grand_slam ? [winner] : []),
};

/** Who achieved it: nobody, one driver, or several, who shared a car or set the same fastest lap. */
export function doersOf(race: Race, kind: FeatKind): Array<string> {
  return doers[kind](race);
}

function winnersOf({ winner, co_winner }: Race): Array<string> {
  return present([winner, co_winner]);
}

function present(ids: ReadonlyArray<string | null>): Array<string> {
  return ids.filter((id) => id !== null);
}
