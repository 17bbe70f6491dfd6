import type { AskAnswer, AskRow } from "#contract/ask/answer.ts";
import type { Measure, Question } from "#contract/ask/question.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatThousands } from "#app/text/format.ts";

/** A line as a page shows it: its races are asked for when it is opened. */
export type AskLine = Omit<AskRow, "races"> & {
  races: number;
  /** Equal values share a place. */
  place: number;
  isShared: boolean;
  /** Whose colour the line has, and of which season: the team of its races, or of a driver's last race; null where neither is known. */
  team: { id: string; year: number } | null;
};

/**
 * The lines of an answer with their places.
 *
 * @param careers of all drivers, for the teams of those in the answer; null where they are unknown
 */
export function askLines(
  question: Question,
  rows: AskAnswer["rows"],
  careers: ReadonlyArray<DriverCareerRow> | null,
): Array<AskLine> {
  const values = rows.map(({ value }) => value);
  const byId = new Map(
    question.of === "drivers" ? careers?.map((career) => [career.driver_id, career] as const) : [],
  );
  return rows.map(({ races, ...row }) => ({
    ...row,
    races: races.length,
    place: values.indexOf(row.value) + 1,
    isShared: values.indexOf(row.value) !== values.lastIndexOf(row.value),
    team: teamOf(question, row, byId.get(row.subject_id)),
  }));
}

function teamOf(
  { of, per, team }: Question,
  { subject_id, part_id, team_id, to }: Omit<AskRow, "races">,
  career: DriverCareerRow | undefined,
): AskLine["team"] {
  const year = to === null ? null : Number(to.slice(0, 4));
  const only = per === "team" ? part_id : team?.length === 1 ? team[0] : team_id;
  const id = of === "teams" ? subject_id : only;
  if (id !== undefined && id !== null && year !== null) return { id, year };
  // A season with several teams has no colour, least of all that of a later team.
  if (per === "season" || career === undefined || career.team_id === null) return null;
  return { id: career.team_id, year: career.last_year };
}

/** A line's place: "1", or "2=" where it is shared. */
export function placeText({ place, isShared }: Pick<AskLine, "place" | "isShared">): string {
  return `${place}${isShared ? "=" : ""}`;
}

/** The value of an answer's line as it is read: "18 years, 228 days", "47.1%", "105". */
export function askValueText(
  measure: Measure,
  { value, written }: Pick<AskRow, "value" | "written">,
): string {
  if (written !== null) return written;
  if (typeof value === "string") return formatDay(value);
  return measure === "rate" ? `${value.toFixed(1)}%` : formatThousands(value);
}
