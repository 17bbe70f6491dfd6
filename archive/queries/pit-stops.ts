import type { D1Database } from "@cloudflare/workers-types";
import { array, object, omit, parse, pick } from "valibot";
import { driverId } from "#contract/ids.ts";
import { type RacePitStops, racePitStops } from "#contract/weekend.ts";
import { askOfRace, isStart, raceId, type RaceRef } from "./race.ts";
import type { OfRace } from "./weekend.ts";

/** The number of laps of a race. */
export const raceLapsSql = `SELECT laps FROM race WHERE year = ?1 AND round = ?2`;

/** The drivers who took part in a race, in order of classification. */
export const raceStartersSql = `
  SELECT driver.id AS driver_id, driver.name AS driver_name, driver.code AS driver_code,
    team.id AS team_id, team.name AS team_name, line.position, line.position_text, line.laps
  FROM result AS line
  JOIN driver ON driver.id = line.driver_id
  JOIN team ON team.id = line.team_id
  WHERE line.race_id = ${raceId} AND line.session = 'R'
    AND ${isStart}
  ORDER BY line.display_order`;

/** Every pit stop of a race, by driver in order, without other pit lane visits that F1DB lists (docs/method.md). */
export const racePitStopsSql = `
  SELECT driver_id, lap, time_ms / 1000.0 AS time FROM pit_stop
  WHERE race_id = ${raceId} AND with_field = 0 ORDER BY lap, stop`;

const driver = racePitStops.entries.drivers.item;
const starters = array(omit(driver, ["stops"]));
const stops = array(object({ driver_id: driverId, ...driver.entries.stops.item.entries }));
const laps = array(pick(racePitStops, ["laps"]));

/** Every driver's pit stops in a race; no drivers if the archive has none. */
export async function readPitStops(db: D1Database, race: RaceRef): Promise<OfRace<RacePitStops>> {
  const { answers, ...answer } = await askOfRace(db, race, [raceLapsSql, raceStartersSql, racePitStopsSql]);
  const [found] = parse(laps, answers[0]);
  if (found === undefined) return { ...answer, facts: null };
  const stopsByDriver = Map.groupBy(parse(stops, answers[2]), ({ driver_id }) => driver_id);
  const drivers = stopsByDriver.size === 0 ? [] : parse(starters, answers[1]);
  return {
    ...answer,
    facts: parse(racePitStops, {
      ...race,
      ...found,
      drivers: drivers.map((each) => ({ ...each, stops: stopsByDriver.get(each.driver_id) ?? [] })),
    }),
  };
}
