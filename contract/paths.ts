import type { SessionCode } from "./sessions.ts";
import type { TimingDocument } from "./timing/session.ts";

/**
 * Every path of the data API (those of specification §7 and the project's own), as the site calls them and as the API's
 * routes are written. All are GETs under the API's base address, with the key in the header `x-api-key`.
 */
export const paths = {
  archive: () => "/api/archive",
  /** What the archive holds, race by race. */
  heldRaces: () => "/api/races",
  heldTiming: () => "/api/timing",
  drivers: () => "/api/drivers",
  teams: () => "/api/teams",
  driversOverview: () => "/api/drivers/overview",
  /** Everything that a search can find. */
  search: () => "/api/search",
  driverProfile: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}`,
  driverQualifying: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/qualifying`,
  driverRaces: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/races`,
  driverCircuits: (driverId: string) => `/api/drivers/${encodeURIComponent(driverId)}/circuits`,
  /** Two drivers in every Grand Prix that both entered, for whichever teams. */
  driverAgainst: (driverId: string, otherId: string) =>
    `/api/drivers/${encodeURIComponent(driverId)}/against/${encodeURIComponent(otherId)}`,
  teamProfile: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}`,
  teamSeasons: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}/seasons`,
  teamCircuits: (teamId: string) => `/api/teams/${encodeURIComponent(teamId)}/circuits`,
  /** Two teams in every season in which both entered the same Grands Prix. */
  teamAgainst: (teamId: string, otherId: string) =>
    `/api/teams/${encodeURIComponent(teamId)}/against/${encodeURIComponent(otherId)}`,
  /** What records are made of. */
  recordDrivers: () => "/api/records/drivers",
  recordTeams: () => "/api/records/teams",
  recordRaces: () => "/api/records/races",
  circuits: () => "/api/circuits",
  circuitProfile: (circuitId: string) => `/api/circuits/${encodeURIComponent(circuitId)}`,
  calendar: (year: number) => `/api/races/${year}`,
  weekend: (year: number, round: number) => `/api/races/${year}/${round}`,
  classification: (year: number, round: number, session: SessionCode) =>
    `/api/races/${year}/${round}/results/${session}`,
  racePitStops: (year: number, round: number) => `/api/races/${year}/${round}/pit-stops`,
  progression: (year: number, round: number) => `/api/races/${year}/${round}/progression`,
  timing: (year: number, round: number, session: SessionCode, document: TimingDocument) =>
    `/api/races/${year}/${round}/timing/${session}/${document}`,
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
