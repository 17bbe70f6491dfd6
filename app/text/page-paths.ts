/** Addresses of pages that rows of tables and drawings link to: a `Link` for each of 2,500 rows would slow the page. */

/** A driver's results. */
export const driverPath = (driverId: string) => `/driver/${driverId}/`;

/** A team's results. */
export const teamPath = (teamId: string) => `/teams/${teamId}/`;

/** A circuit's races. */
export const circuitPath = (circuitId: string) => `/circuits/${circuitId}/`;

/** The classification of a race. @param round from 1 */
export const raceResultsPath = (year: number, round: number) => `/race/${year}/${round}/race/results`;

/** A season's table, of its drivers or its constructors. */
export const standingsPath = (year: number, championship: "drivers" | "constructors") =>
  `/standings/${year}/${championship}/overview`;

/** The races of a driver beside one teammate: without the view, the page shows all teammates. */
export const teammatePath = (driverId: string, mateId: string) =>
  `/driver/${driverId}/race_teammate?view=driver&teammate=${mateId}`;

/** Embeds of all pages lie below this path, which any site may frame. */
export const embedRoot = "/embed";

/** True for the path of an embed; the root alone names no page, and leads nowhere. */
export function isEmbedPath(pathname: string): boolean {
  return /^\/embed\/+[^/]/.test(pathname);
}
