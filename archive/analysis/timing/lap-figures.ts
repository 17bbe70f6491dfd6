import type { CircuitLaps, LapRace, PitLoss, SeasonLaps } from "#contract/lap-figures.ts";
import { type StopsAndPlaces, stopStatus } from "#contract/timing/race-laps.ts";
import { mean, quantile, rounded, sum } from "../arithmetic.ts";

/** The stops and places of one race or sprint, and which it is. */
export type RaceFigures = Pick<LapRace, "year" | "round" | "race_name" | "session"> & {
  document: StopsAndPlaces;
};

/** Lap statistics of a circuit. @param races its races with laps, newest first */
export function circuitLapFigures(races: ReadonlyArray<RaceFigures>): CircuitLaps {
  const starts = Map.groupBy(races.flatMap(startsOf), ({ grid }) => grid);
  return {
    races: races.map(lapRace),
    pit_loss: pitLosses(races),
    first_lap: [...starts]
      .map(([grid, own]) => ({
        grid,
        starts: own.length,
        gained: rounded(mean(own.map(({ gained }) => gained)), 1),
      }))
      .toSorted((one, other) => one.grid - other.grid),
  };
}

/** Lap statistics of a season. @param races its races with laps, in calendar order */
export function seasonLapFigures(year: number, races: ReadonlyArray<RaceFigures>): SeasonLaps {
  const starts = races.flatMap(startsOf);
  const cars = races.flatMap(({ document }) =>
    document.places.flatMap((places) => {
      const driver = document.drivers[places.driver];
      return driver === undefined ? [] : [{ ...driver, places }];
    }),
  );
  const drivers = Map.groupBy(cars, ({ driver_id }) => driver_id);
  return {
    year,
    races: races.map(lapRace),
    pit_loss: pitLosses(races),
    drivers: [...drivers.values()].flatMap((own) => {
      const last = own.at(-1);
      if (last === undefined) return [];
      const ownStarts = starts.filter(({ driver_id }) => driver_id === last.driver_id);
      const seconds = own.flatMap(({ places }) => places.neutralised ?? []);
      const total = (figure: "track_won" | "track_lost" | "stops_won" | "stops_lost") =>
        sum(own.map(({ places }) => places[figure]));
      return {
        driver_id: last.driver_id,
        driver_name: last.driver_name,
        team_id: last.team_id,
        team_name: last.team_name,
        races: own.length,
        starts: ownStarts.length,
        first_lap: sum(ownStarts.map(({ gained }) => gained)),
        first_lap_usual: rounded(sum(ownStarts.map(({ grid }) => usualGain(grid, starts))), 1),
        track_won: total("track_won"),
        track_lost: total("track_lost"),
        stops_won: total("stops_won"),
        stops_lost: total("stops_lost"),
        neutralised: seconds.length === 0 ? null : rounded(sum(seconds), 1),
      };
    }),
  };
}

type Start = { driver_id: string; grid: number; gained: number };

/** First laps with a known start and end: not from the pit lane, and completed. */
function startsOf({ document: { drivers, places } }: RaceFigures): Array<Start> {
  return places.flatMap(({ driver, grid, first_lap }) => {
    const driver_id = drivers[driver]?.driver_id;
    if (driver_id === undefined || grid === null || grid === 0 || first_lap === null) return [];
    return [{ driver_id, grid, gained: grid - first_lap }];
  });
}

/** The average gain from a grid slot and those beside it: a slot alone has one start per race. */
function usualGain(grid: number, starts: ReadonlyArray<Start>): number {
  return mean(starts.filter((start) => Math.abs(start.grid - grid) <= 1).map(({ gained }) => gained));
}

function lapRace(race: RaceFigures): LapRace {
  const { year, round, race_name, session, document } = race;
  return {
    year,
    round,
    race_name,
    session,
    source: document.source,
    pit_loss: pitLosses([race]),
    track_changes: sum(document.places.map(({ track_won }) => track_won)),
    stop_changes: sum(document.places.map(({ stops_won }) => stops_won)),
  };
}

/** The fewest stops for which quartiles are given. */
const fewestStops = 3;

function pitLosses(races: ReadonlyArray<RaceFigures>): Array<PitLoss> {
  const stops = races.flatMap(({ document }) => document.stops);
  return stopStatus.options.flatMap((under) => {
    const lost = stops.flatMap((stop) => (stop.under === under ? (stop.lost ?? []) : []));
    if (lost.length < fewestStops) return [];
    const at = (share: number) => rounded(quantile(lost, share), 1);
    return [{ under, stops: lost.length, median: at(0.5), lower: at(0.25), upper: at(0.75) }];
  });
}
