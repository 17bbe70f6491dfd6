import { qualifyingRule } from "#archive/analysis/qualifying-championship.ts";
import type { ConstructorOverview, DriverOverview } from "#contract/championship.ts";
import { paths } from "#contract/paths.ts";
import type {
  ConstructorRounds,
  DriverDetails,
  DriverPoints,
  DriverRaceDetails,
  QualifyingChampionship,
  QualifyingTeammates,
} from "#contract/standings.ts";
import { preparedSeason } from "./prepared.ts";
import type { Route } from "./router.ts";

const noOverview = { rounds: 0, rounds_run: 0, rule: "", notes: [], standings: [] };

/** What is asked about a season's championships. Without the detail that an answer is made of, it has no lines. */
export const championshipRoutes: Array<Route> = [
  preparedSeason(
    "/api/championships/{year}/driver/overview",
    paths.driverOverview,
    (year): DriverOverview => ({ year, ...noOverview }),
  ),
  preparedSeason("/api/championships/{year}/driver/points", paths.driverPoints, (year): DriverPoints => ({
    year,
    rounds: [],
    drivers: [],
  })),
  preparedSeason("/api/championships/{year}/driver/details", paths.driverDetails, (year): DriverDetails => ({
    year,
    drivers: [],
  })),
  preparedSeason(
    "/api/championships/{year}/driver/race-details",
    paths.driverRaceDetails,
    (year): DriverRaceDetails => ({ year, rounds: [], drivers: [] }),
  ),
  preparedSeason(
    "/api/championships/{year}/qualifying/teammate-head-to-head",
    paths.qualifyingTeammates,
    (year): QualifyingTeammates => ({ year, rounds: [], drivers: [], teams: [] }),
  ),
  preparedSeason(
    "/api/championships/{year}/qualifying/championship",
    paths.qualifyingChampionship,
    (year): QualifyingChampionship => ({ year, rounds: [], rule: qualifyingRule(year), drivers: [] }),
  ),
  preparedSeason(
    "/api/championships/{year}/constructor/overview",
    paths.constructorOverview,
    (year): ConstructorOverview => ({ year, ...noOverview }),
  ),
  preparedSeason(
    "/api/championships/{year}/constructor/round",
    paths.constructorRounds,
    (year): ConstructorRounds => ({ year, rounds: [], teams: [] }),
  ),
];
