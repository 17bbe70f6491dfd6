/** Addresses of pages that rows of tables and drawings link to: a `Link` for each of 2,500 rows would slow the page. */

export const driverPath = (driverId: string) => `/driver/${driverId}/`;

export const teamPath = (teamId: string) => `/teams/${teamId}/`;

export const circuitPath = (circuitId: string) => `/circuits/${circuitId}/`;

export const raceResultsPath = (year: number, round: number) => `/race/${year}/${round}/race/results`;

/** The races of a driver beside one teammate: without the view, the page shows all teammates. */
export const teammatePath = (driverId: string, mateId: string) =>
  `/driver/${driverId}/race_teammate?view=driver&teammate=${mateId}`;

/** Embeds of all pages lie below this path, which any site may frame. */
export const embedRoot = "/embed";

/** True for the path of an embed; the root alone names no page, and leads nowhere. */
export function isEmbedPath(pathname: string): boolean {
  return /^\/embed\/+[^/]/.test(pathname);
}
