import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import type { CircuitEntry, CircuitProfile } from "#contract/circuits.ts";
import { circuitId } from "#contract/ids.ts";
import type { RaceRecords } from "#contract/records.ts";
import { simplifiedOutline } from "./circuit-outline.ts";
import { readOutline, readOutlines } from "./circuit-outlines.server.ts";
import { apiGet, currentSeason } from "./upstream.server.ts";

/** The present teams of drivers who still race, by the driver's id. */
export type PresentTeams = Readonly<Record<string, string>>;

/** A circuit's profile with every Grand Prix held there, and the present teams of who is named in them; null for an unknown circuit. */
export const fetchCircuitProfile = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(async ({ data }): Promise<(CircuitProfile & { present_teams: PresentTeams }) | null> => {
    const [[profile], teams] = await Promise.all([
      apiGet(endpoints.circuitProfile, data),
      // Without them each has the colour of the car of the last win.
      teamsOfSeason().catch(() => new Map<string, string>()),
    ]);
    if (profile === undefined) return null;
    const named = profile.races.flatMap(({ winner, pole, fastest_lap }) =>
      [winner, pole, fastest_lap].map((each) => each?.driver_id),
    );
    return {
      ...profile,
      present_teams: Object.fromEntries([...teams].filter(([id]) => named.includes(id))),
    };
  });

/** The team of each driver of the present season. */
async function teamsOfSeason(): Promise<ReadonlyMap<string, string>> {
  const { standings } = await apiGet(endpoints.driverOverview, await currentSeason());
  return new Map(
    standings.flatMap(({ driver_id, team_id }) => (team_id === null ? [] : [[driver_id, team_id] as const])),
  );
}

/** Lap statistics of the races at a circuit; without races where the archive has no laps. */
export const fetchCircuitLaps = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(({ data }) => apiGet(endpoints.circuitLaps, data));

/** The outline of a circuit; null if there is none. */
export const fetchCircuitOutline = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(({ data }) => readOutline(data));

/** Who won at a circuit most often; several who won equally often. */
export type MostWins = {
  wins: number;
  /** Each with the car of the last of these wins; the latest winner first. */
  drivers: Array<{ id: string; name: string; team_id: string; year: number }>;
};

/** A circuit in the list. */
export type ListedCircuit = CircuitEntry & {
  /** Alternating x and y in metres, a closed path; null where there is none, and out of the season's calendar. */
  outline: Array<number> | null;
  /** Null before the first race. */
  most_wins: MostWins | null;
  /** Its Grands Prix, in per cent of those of the circuit that held most. */
  percent_of_most: number;
  /** True where the last race with a result was held. */
  is_latest: boolean;
};

/** How far, in metres, the small outlines of the list may be off: less than a pixel. */
const listedTolerance = 12;

/** Every circuit by id, with its outline where the present season races there, and who won there most often. */
export const fetchListedCircuits = createServerFn({ method: "GET" }).handler(
  async (): Promise<Array<ListedCircuit>> => {
    const [circuits, outlines, drivers, history] = await Promise.all([
      apiGet(endpoints.circuits),
      readOutlines(),
      apiGet(endpoints.recordDrivers),
      apiGet(endpoints.recordRaces),
    ]);
    const names = new Map(drivers.drivers.map(([id, name]) => [id, name]));
    const races = Map.groupBy(history.races, ({ circuit }) => history.circuits[circuit]?.[0]);
    const latest = history.races.at(-1)?.circuit;
    const mostHeld = Math.max(1, ...circuits.map(({ races_held }) => races_held));
    const season = Math.max(...circuits.map(({ last_year }) => last_year ?? 0));
    return circuits.map((circuit) => {
      const points = circuit.last_year === season ? outlines.get(circuit.circuit_id) : undefined;
      return {
        ...circuit,
        outline: points === undefined ? null : simplifiedOutline(points, listedTolerance),
        most_wins: mostWins(races.get(circuit.circuit_id) ?? [], names),
        percent_of_most: (100 * circuit.races_held) / mostHeld,
        is_latest: latest !== undefined && history.circuits[latest]?.[0] === circuit.circuit_id,
      };
    });
  },
);

/**
 * Both drivers of a winning car that two shared have won.
 *
 * @param races oldest first
 */
function mostWins(races: RaceRecords["races"], names: ReadonlyMap<string, string>): MostWins | null {
  const won = races
    .toReversed()
    .flatMap(({ winner, co_winner, team, year }) =>
      [winner, co_winner].flatMap((id) => (id === null ? [] : [{ id, team_id: team, year }])),
    );
  const winners = [...Map.groupBy(won, ({ id }) => id).values()];
  const wins = Math.max(0, ...winners.map(({ length }) => length));
  const drivers = winners
    .filter(({ length }) => length === wins)
    .flatMap(([last]) => (last === undefined ? [] : [{ ...last, name: names.get(last.id) ?? last.id }]));
  return wins === 0 ? null : { wins, drivers };
}
