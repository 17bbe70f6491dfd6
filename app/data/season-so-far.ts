import type { CalendarRow } from "#contract/calendar.ts";
import type { DriverOverview } from "#contract/championship.ts";
import { countryCode } from "#contract/countries.ts";
import type { DriverPoints, QualifyingTeammates } from "#contract/standings.ts";
import type { DriverOdds } from "#contract/title-odds.ts";
import { threeLetters } from "#app/text/three-letters.ts";

/** How many drivers, and pairs of teammates, the title fight shows. */
const driverCount = 6;
const pairCount = 4;

type Named = { id: string; name: string };

/** A season on the front page: winners, leaders, and teammates in qualifying. */
export type SeasonSoFar = {
  year: number;
  rounds: Array<{
    round: number;
    race_name: string;
    country: string;
    country_code: string | null;
    date_utc: string;
    time_utc: string | null;
    /** With a three-letter code; null while there is no result. */
    winner: (Named & { code: string; team_id: string }) | null;
  }>;
  rounds_run: number;
  /** The championship's leaders in order, with their points after each round so far; null before their first entry. */
  drivers: Array<Named & { code: string; team_id: string | null; points: Array<number | null> }>;
  /** How many drivers can still win the championship; null after the last round. */
  contenders: number | null;
  /**
   * The title chances of at least one per cent, in thousandths, the highest first; empty once the title is decided or
   * where chances are unavailable.
   */
  chances: Array<Named & { chance: number }>;
  /** Teammates in qualifying, teams in the order of their best driver. */
  pairs: Array<Pair>;
  /** The same before the last round with a result. */
  pairs_before: Array<Pair>;
};

type Pair = { team_id: string; team_name: string; drivers: [PairedDriver, PairedDriver] };

/** How often a driver qualified faster than the teammate. */
export type PairedDriver = Named & { faster: number };

type Answers = {
  overview: DriverOverview;
  calendar: ReadonlyArray<CalendarRow>;
  points: DriverPoints;
  teammates: QualifyingTeammates;
  odds: DriverOdds;
};

/** Combines a season's answers for the front page. */
export function seasonSoFar({ overview, calendar, points, teammates, odds }: Answers): SeasonSoFar {
  const codes = new Map(points.drivers.map(({ driver_id, code }) => [driver_id, code]));
  const lastRound = calendar.findLast(({ winner }) => winner !== null)?.round ?? 0;
  const codeOf = (id: string, name: string) => codes.get(id) ?? threeLetters(name);
  return {
    year: overview.year,
    rounds_run: overview.rounds_run,
    rounds: calendar.map(({ round, race_name, country, date_utc, time_utc, winner }) => ({
      round,
      race_name,
      country,
      country_code: countryCode(country),
      date_utc,
      time_utc,
      winner:
        winner === null
          ? null
          : {
              id: winner.driver_id,
              name: winner.driver_name,
              code: codeOf(winner.driver_id, winner.driver_name),
              team_id: winner.team_id,
            },
    })),
    drivers: points.drivers.slice(0, driverCount).map((driver) => ({
      id: driver.driver_id,
      name: driver.driver_name,
      code: codeOf(driver.driver_id, driver.driver_name),
      team_id: driver.team_id,
      points: driver.points,
    })),
    contenders:
      overview.rounds_run >= overview.rounds
        ? null
        : overview.standings.filter(({ possible }) => possible?.[0] === 1).length,
    chances: odds.decided === null ? likeliest(odds) : [],
    pairs: leadingPairs(teammates, points.drivers, Infinity),
    pairs_before: leadingPairs(teammates, byPointsAfter(overview.rounds_run - 1, points.drivers), lastRound),
  };
}

/** The title chances of at least one per cent, the highest first. */
function likeliest({ drivers }: DriverOdds): SeasonSoFar["chances"] {
  return drivers.flatMap(({ driver_id, driver_name, chances }) => {
    const chance = chances.at(-1) ?? 0;
    return chance < 10 ? [] : [{ id: driver_id, name: driver_name, chance }];
  });
}

type Line = DriverPoints["drivers"][number];

/** The championship by points after a number of rounds. */
function byPointsAfter(rounds: number, drivers: ReadonlyArray<Line>): Array<Line> {
  const pointsOf = ({ points }: Line) => points[rounds - 1] ?? 0;
  return drivers.toSorted((one, other) => pointsOf(other) - pointsOf(one));
}

/**
 * The pairs of the teams whose best driver is highest in the table; per team the pair with the most sessions.
 *
 * @param table in the order of the championship
 * @param until sessions of this round and later ones do not count
 */
function leadingPairs(
  { teams, drivers }: QualifyingTeammates,
  table: ReadonlyArray<Line>,
  until: number,
): Array<Pair> {
  const names = new Map(drivers.map(({ driver_id, driver_name }) => [driver_id, driver_name]));
  const order = [...new Set(table.map(({ team_id }) => team_id))];
  return order
    .flatMap((id) => teams.find(({ team_id }) => team_id === id) ?? [])
    .flatMap(({ team_id, team_name, pairs }) => {
      const pair = pairs.toSorted((one, other) => other.sessions.length - one.sessions.length)[0];
      if (pair === undefined) return [];
      const gaps = pair.sessions.flatMap(([round, session, , gap]) =>
        session === "Q" && gap !== null && round < until ? gap : [],
      );
      const [first, second] = pair.drivers;
      return {
        team_id,
        team_name,
        drivers: [
          { id: first, name: names.get(first) ?? first, faster: gaps.filter((gap) => gap < 0).length },
          { id: second, name: names.get(second) ?? second, faster: gaps.filter((gap) => gap > 0).length },
        ] satisfies [PairedDriver, PairedDriver],
      };
    })
    .slice(0, pairCount);
}
