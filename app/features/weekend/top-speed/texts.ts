import { type Place, placeNames, type SpeedRow } from "./speeds.ts";

/** "Lando Norris, speed trap: 328 km/h on lap 12". */
export function speedSentence({ driver, ...speeds }: SpeedRow, place: Place): string {
  const speed = speeds[place];
  const where = `${driver.driver_name}, ${placeNames[place].toLowerCase()}`;
  return speed === null ? `${where}: not measured` : `${where}: ${speed.kmh} km/h on lap ${speed.lap}`;
}

/** The method line under the speeds. */
export function speedsMethod(source: string): string {
  return `The highest speeds of each driver over all laps of the session, in- and out-laps and deleted ones included, with the laps on which they were reached. Intermediates 1 and 2 are the ends of sectors 1 and 2. A slipstream can be worth more than a car. Source: ${source}.`;
}
