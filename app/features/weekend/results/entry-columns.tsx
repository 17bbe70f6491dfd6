import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { RaceLine } from "#contract/weekend.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import { withMedal } from "#app/ui/places.tsx";

/** The columns that all classifications share: whose line it is, and where it stands. */

type Entry = Pick<
  RaceLine,
  | "driver_id"
  | "driver_name"
  | "driver_country"
  | "team_id"
  | "team_name"
  | "number"
  | "position"
  | "position_text"
>;

/** The place, or in words why there is none. */
export const position = {
  id: "position",
  label: "Pos",
  value: (line: Entry) => line.position,
  cell: (line: Entry) => withMedal(line.position, String(line.position ?? line.position_text)),
  firstSort: "asc",
  phone: "place",
  look: "place",
} as const;

/** Who it is, with a flag, linked to the driver's page. */
export const driver = {
  id: "driver_name",
  label: "Driver",
  value: (line: Entry) => line.driver_name,
  cell: (line: Entry) => (
    <Named country={line.driver_country} href={driverPath(line.driver_id)} name={line.driver_name} />
  ),
  phone: "name",
} as const;

/** For which team, linked to its page. */
export const team = {
  id: "team_name",
  label: "Team",
  value: (line: Entry) => line.team_name,
  cell: (line: Entry) => <a href={teamPath(line.team_id)}>{line.team_name}</a>,
  phone: "lead",
  look: "aside",
} as const;

/** The car's number; a few early ones had letters. */
export const number = {
  id: "number",
  label: "No.",
  value: (line: Entry) =>
    line.number === null || !/^\d+$/.test(line.number) ? line.number : Number(line.number),
  numeric: true,
  firstSort: "asc",
} as const;
