import type { D1Database } from "@cloudflare/workers-types";
import { nullable, object, parse, string } from "valibot";
import { qualifyingGap } from "#archive/analysis/qualifying-gap.ts";
import type { DriverSide, SideRace } from "#archive/storage/driver-side.ts";
import { unpackStream } from "#archive/storage/packed-text.ts";
import type { SharedRace } from "#contract/head-to-head.ts";
import type { DriverId } from "#contract/ids.ts";
import { type Versioned, versionValue } from "./version.ts";

/** Every Grand Prix that both drivers entered, newest first; none for a driver against themselves. */
export async function readSharedRaces(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<Array<SharedRace>>> {
  const { version, facts } = await readDriverSides(db, driver, other);
  return { version, facts: facts === null || driver === other ? [] : sharedRacesOf(...facts) };
}

function sharedRacesOf(driver: DriverSide, other: DriverSide): Array<SharedRace> {
  const ofOther = new Map(other.races.map((race) => [race.race_id, race]));
  return driver.races.flatMap((mine) => {
    const theirs = ofOther.get(mine.race_id);
    if (theirs === undefined) return [];
    const { year, round, race_name, country } = mine;
    return {
      year,
      round,
      race_name,
      country,
      driver: inRace(mine),
      other: inRace(theirs),
      ahead: aheadOf(mine, theirs),
      qualifying: gapIn(mine, theirs, [driver.name, other.name]),
    };
  });
}

/** A driver with several lines has the position of the best, with the points of all. */
function inRace({ lines }: SideRace): SharedRace["driver"] {
  const [best] = lines;
  return {
    team_name: best.team_name,
    position: best.position,
    position_text: best.position_text,
    grid_position: best.grid,
    points: lines.reduce((sum, line) => sum + line.points, 0),
  };
}

/** Two drivers who shared a car have one position: neither was ahead. */
function aheadOf({ lines: [mine] }: SideRace, { lines: [theirs] }: SideRace): SharedRace["ahead"] {
  if (mine.position !== null && mine.position === theirs.position) return null;
  return mine.display_order < theirs.display_order ? "driver" : "other";
}

function gapIn(mine: SideRace, theirs: SideRace, [me, them]: [string, string]): SharedRace["qualifying"] {
  if (mine.qualifying === null || theirs.qualifying === null) return null;
  const { basis, ...times } = mine.qualifying;
  return qualifyingGap({ name: me, ...times }, { name: them, ...theirs.qualifying }, basis);
}

/** The stored Grands Prix of two drivers, with the archive's version in the same batch. */
export const driverSidesSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT packed FROM driver_side WHERE driver_id = ?1) AS driver,
    (SELECT packed FROM driver_side WHERE driver_id = ?2) AS other`;

const sidesRow = object({ version: string(), driver: nullable(string()), other: nullable(string()) });

/** Both drivers' Grands Prix; null if either entered none. */
async function readDriverSides(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<[driver: DriverSide, other: DriverSide] | null>> {
  const row = parse(sidesRow, await db.prepare(driverSidesSql).bind(driver, other).first());
  if (row.driver === null || row.other === null) return { version: row.version, facts: null };
  return { version: row.version, facts: await Promise.all([sideIn(row.driver), sideIn(row.other)]) };
}

/** Not validated, since the import wrote it with the same schema: that would take a quarter of the answer's time. */
function sideIn(packed: string): Promise<DriverSide> {
  return new Response(unpackStream(packed)).json();
}
