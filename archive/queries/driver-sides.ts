import type { D1Database } from "@cloudflare/workers-types";
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  parse,
  picklist,
  string,
  tupleWithRest,
} from "valibot";
import type { DriverId } from "#contract/ids.ts";
import { unpack } from "./unpack.ts";
import { type Versioned, versionValue } from "./version.ts";

const seconds = nullable(number());

/** One of a driver's lines in the classification of a race. */
export const sideLine = object({
  display_order: number(),
  team_name: string(),
  position: nullable(number()),
  position_text: string(),
  grid: nullable(number()),
  points: number(),
});

/** A driver's times in one qualifying, in seconds, and by what that session is compared. */
const qualifying = object({
  basis: picklist(["segments", "time", "sum"]),
  /** DSQ, EX and the like for who has no place; null otherwise. */
  status: nullable(string()),
  time: seconds,
  q1: seconds,
  q2: seconds,
  q3: seconds,
});

/** A Grand Prix that a driver entered. */
const race = object({
  race_id: number(),
  year: number(),
  round: number(),
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  /** In the order of the classification; a driver who shared cars has several. */
  lines: tupleWithRest([sideLine], sideLine),
  /** Null where the archive does not list the driver in the race's qualifying. */
  qualifying: nullable(qualifying),
});
export type SideRace = InferOutput<typeof race>;

/** What a comparison of two drivers needs of one of them: the Grands Prix entered, newest first. */
export const driverSide = object({ name: string(), races: array(race) });
export type DriverSide = InferOutput<typeof driverSide>;

/** What two drivers bring to a comparison, and the archive's version, read at one moment so that they belong together. */
export const driverSidesSql = `
  SELECT
    ${versionValue} AS version,
    (SELECT packed FROM driver_side WHERE driver_id = ?1) AS driver,
    (SELECT packed FROM driver_side WHERE driver_id = ?2) AS other`;

const sidesRow = object({ version: string(), driver: nullable(string()), other: nullable(string()) });

/** Both drivers' sides; a driver who entered no Grand Prix has none. */
export async function readDriverSides(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<[driver: DriverSide, other: DriverSide] | null>> {
  const row = parse(sidesRow, await db.prepare(driverSidesSql).bind(driver, other).first());
  if (row.driver === null || row.other === null) return { version: row.version, facts: null };
  return { version: row.version, facts: await Promise.all([sideIn(row.driver), sideIn(row.other)]) };
}

/** An import wrote it by the schema; to hold each row against that again would take a quarter of an answer's time. */
function sideIn(packed: string): Promise<DriverSide> {
  return new Response(unpack(packed)).json();
}
