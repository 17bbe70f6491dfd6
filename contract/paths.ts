/**
 * Every path of the data API (those of specification §7 and the project's own), as the site calls them and as the API's routes are written.
 * All are GETs under the API's base address, with the key in the header `x-api-key`.
 */
export const paths = {
  archive: () => "/api/archive",
  drivers: () => "/api/drivers",
  teams: () => "/api/teams",
  driversOverview: () => "/api/drivers/overview",
  driverProfile: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}`,
  driverQualifying: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/qualifying`,
  driverRaces: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/races`,
  teamProfile: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}`,
  teamSeasons: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}/seasons`,
  calendar: (year: number) => `/api/races/${year}`,
  nextRace: () => "/api/races/nextRace",
  lastRace: () => "/api/races/lastRace",
  teamResults: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}/results`,
  teamChampionship: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}/championship-data`,
  driverResults: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/results`,
  driverChampionship: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/championship-data`,
  teammates: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/race/teammate-data`,
  teammatesFinished: (driverId: string) =>
    `/api/drivers/${encodeURIComponent(driverId)}/race/teammate-data-finished`,
  driverOverview: (year: number) => `/api/championships/${year}/driver/overview`,
  driverPoints: (year: number) => `/api/championships/${year}/driver/points`,
  driverDetails: (year: number) => `/api/championships/${year}/driver/details`,
  driverRaceDetails: (year: number) => `/api/championships/${year}/driver/race-details`,
  qualifyingTeammates: (year: number) => `/api/championships/${year}/qualifying/teammate-head-to-head`,
  qualifyingChampionship: (year: number) => `/api/championships/${year}/qualifying/championship`,
  constructorRounds: (year: number) => `/api/championships/${year}/constructor/round`,
  constructorOverview: (year: number) => `/api/championships/${year}/constructor/overview`,
} as const;

/** The header that carries the API key. */
export const apiKeyHeader = "x-api-key";
