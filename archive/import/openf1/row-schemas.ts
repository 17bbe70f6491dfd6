import {
  type BaseIssue,
  boolean,
  finite,
  type GenericSchema,
  type InferOutput,
  integer,
  minValue,
  nonEmpty,
  nullish,
  number,
  object,
  pipe,
  safeParse,
  string,
  transform,
  trim,
  union,
} from "valibot";
import { DataError } from "../data-error.ts";

/** The columns of OpenF1's rows (openf1.org) that the import reads; null where absent. */

const measure = pipe(number(), finite());
const measureOrNull = nullish(measure, null);
/** A measured time or duration is greater than zero. */
const seconds = nullish(pipe(number(), finite(), minValue(0.001)), null);
const whole = pipe(number(), integer(), minValue(0));
const lapNumber = pipe(number(), integer(), minValue(1));
const text = pipe(string(), trim(), nonEmpty());
const textOrNull = nullish(string(), null);

/** ISO 8601, UTC by default, as milliseconds since the epoch. */
const instant = pipe(
  string(),
  transform((written) => Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`)),
  number("no date"),
  finite("no date"),
);

/** `+11:00:00` as seconds ahead of UTC. */
const offset = pipe(
  string(),
  transform((written) => {
    const [, sign, hours, minutes] = /^([+-]?)(\d\d?):(\d\d)(?::\d\d)?$/.exec(written) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  }),
  finite("no offset from UTC"),
);

/** A session of a meeting (`/sessions`), with its planned times and its circuit's offset from UTC. */
export const sessionRow = object({
  session_key: whole,
  session_name: text,
  location: textOrNull,
  country_name: textOrNull,
  circuit_short_name: textOrNull,
  date_start: instant,
  date_end: nullish(instant, null),
  gmt_offset: offset,
  is_cancelled: nullish(boolean(), false),
});
export type SessionRow = InferOutput<typeof sessionRow>;

/** A driver of a session (`/drivers`) by car number, with the names that are looked up in the archive. */
export const driverRow = object({
  driver_number: whole,
  full_name: text,
  first_name: textOrNull,
  last_name: textOrNull,
  name_acronym: textOrNull,
  team_name: textOrNull,
});
export type DriverRow = InferOutput<typeof driverRow>;

/** A lap (`/laps`): times in seconds, speeds in km/h at two lines and the speed trap. */
export const lapRow = object({
  driver_number: whole,
  lap_number: lapNumber,
  date_start: nullish(instant, null),
  lap_duration: seconds,
  duration_sector_1: seconds,
  duration_sector_2: seconds,
  duration_sector_3: seconds,
  i1_speed: measureOrNull,
  i2_speed: measureOrNull,
  st_speed: measureOrNull,
  is_pit_out_lap: nullish(boolean(), false),
});

/** A stint on one set of tyres (`/stints`): its first and last lap, and how many laps the set had before. */
export const stintRow = object({
  driver_number: whole,
  lap_start: lapNumber,
  lap_end: lapNumber,
  /** In capitals; also UNKNOWN and TEST_UNKNOWN. */
  compound: textOrNull,
  tyre_age_at_start: nullish(whole, null),
});

/** A visit to the pit lane (`/pit`), by the lap on which it began; times in seconds. */
export const pitRow = object({
  driver_number: whole,
  lap_number: lapNumber,
  lane_duration: seconds,
  /** Its former name. */
  pit_duration: seconds,
});

/** From when on a car is at a position (`/position`). */
export const positionRow = object({ driver_number: whole, date: instant, position: lapNumber });

/** A message of race control (`/race_control`); most are about no driver. */
export const raceControlRow = object({
  date: instant,
  driver_number: nullish(whole, null),
  message: text,
});

/** A reading of the weather (`/weather`), about one a minute: °C, % and m/s. Rain comes as yes or no, or as a number. */
export const weatherRow = object({
  date: instant,
  air_temperature: measure,
  track_temperature: measure,
  humidity: measure,
  wind_speed: measure,
  rainfall: union([
    boolean(),
    pipe(
      number(),
      transform((rain) => rain > 0),
    ),
  ]),
});

/** Speed in km/h. */
export const carRow = object({ date: instant, speed: pipe(measure, minValue(0)) });

/** Tenths of a metre from an arbitrary origin. */
export const locationRow = object({ date: instant, x: measure, y: measure });

/** The valid rows; `note` says how many are invalid, and why the first one is. */
export type Parsed<Row> = { rows: Array<Row>; note: string | null };

/**
 * Parses rows one by one and drops invalid ones.
 *
 * @param what names the rows, for example "laps"
 * @throws DataError if none of several rows is valid: OpenF1's format must have changed
 */
export function parseRows<TSchema extends GenericSchema>(
  what: string,
  schema: TSchema,
  rows: ReadonlyArray<unknown>,
): Parsed<InferOutput<TSchema>> {
  const parsed = rows.map((row) => safeParse(schema, row, { abortEarly: true }));
  const fitting = parsed.flatMap((result) => (result.success ? [result.output] : []));
  const faults = parsed.flatMap((result, index) =>
    result.success ? [] : [`row ${index + 1}: ${faultOf(result.issues[0])}`],
  );
  if (faults.length > 1 && fitting.length === 0) {
    throw new DataError(`OpenF1's ${what} are not what they were: ${faults[0]}`);
  }
  const note =
    faults.length === 0 ? null : `${what}: ${faults.length} of ${rows.length} rows left out (${faults[0]})`;
  return { rows: fitting, note };
}

function faultOf(issue: BaseIssue<unknown>): string {
  const where = issue.path?.map(({ key }) => String(key)).join(".");
  return where === undefined ? issue.message : `${where}: ${issue.message}`;
}
