import type { AskAnswer, AskRow } from "#contract/ask/answer.ts";
import type { Measure, Question } from "#contract/ask/question.ts";
import type { HolderTeam } from "../records/compute.ts";
import { type WonFor, wonFor } from "../won-for.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatSpan, formatThousands } from "#app/text/format.ts";

/** By driver, the team whose colour a whole career has. */
export type TeamByDriver = ReadonlyMap<string, HolderTeam>;

/** A line as a page shows it: its races are asked for when it is opened. */
export type AskLine = Omit<AskRow, "races"> & {
  races: number;
  /** Equal values share a place. */
  place: number;
  isShared: boolean;
  /** Whose colour the line has, and of which season: its races' team, or a driver's best known; null for none. */
  team: HolderTeam | null;
  /** The teams of a driver's wins, in order of the first; none of anything else. */
  wonFor: WonFor;
};

/** The team with which a driver won a race, by `wonKey`. */
export type WinningTeams = ReadonlyMap<string, HolderTeam>;

/** @param race season and round, as in an answer's `races` */
export function wonKey(driver: string, race: string): string {
  return `${driver} ${race}`;
}

/**
 * The lines of an answer with their places.
 *
 * @param teams those of the drivers in the answer, as far as they are known
 * @param winners with which teams they won
 */
export function askLines(
  question: Question,
  rows: AskAnswer["rows"],
  teams: TeamByDriver,
  winners: WinningTeams = new Map(),
): Array<AskLine> {
  const values = rows.map(({ value }) => value);
  return rows.map(({ races, ...row }) => ({
    ...row,
    races: races.length,
    place: values.indexOf(row.value) + 1,
    isShared: values.indexOf(row.value) !== values.lastIndexOf(row.value),
    team: firstWinTeam(question, row.subject_id, races, winners) ?? teamOf(question, row, teams),
    wonFor: teamsOfWins(question, row.subject_id, races, winners),
  }));
}

/** Who waited for a win got it with one team, whatever they drove before. */
function firstWinTeam(
  { of, measure, what }: Question,
  driver: string,
  races: ReadonlyArray<string>,
  winners: WinningTeams,
): HolderTeam | null {
  if (of !== "drivers" || measure !== "until" || what !== "win") return null;
  return winners.get(wonKey(driver, races.at(-1) ?? "")) ?? null;
}

function teamsOfWins(
  { of, measure, what }: Question,
  driver: string,
  races: ReadonlyArray<string>,
  winners: WinningTeams,
): WonFor {
  if (of !== "drivers" || measure !== "count" || what !== "win") return [];
  const teams = races.map((race) => winners.get(wonKey(driver, race)));
  const known = teams.flatMap((team) => (team === undefined ? [] : [{ team_id: team.id, year: team.year }]));
  // A race that is not known, as a sprint, would leave the bar too short.
  return known.length < races.length ? [] : wonFor(known);
}

function teamOf(
  { of, per, team }: Question,
  { subject_id, part_id, team_id, to }: Omit<AskRow, "races">,
  teams: TeamByDriver,
): AskLine["team"] {
  const year = to === null ? null : Number(to.slice(0, 4));
  const only = per === "team" ? part_id : team?.length === 1 ? team[0] : team_id;
  const id = of === "teams" ? subject_id : only;
  if (id !== undefined && id !== null && year !== null) return { id, year };
  // A season with several teams has no colour, least of all that of another season's.
  return of === "drivers" && per !== "season" ? (teams.get(subject_id) ?? null) : null;
}

/** A line's place: "1", or "2=" where it is shared. */
export function placeText({ place, isShared }: Pick<AskLine, "place" | "isShared">): string {
  return `${place}${isShared ? "=" : ""}`;
}

/** The years between which a line's races lie, "2007–2026"; null where it has none. */
export function yearsText({ from, to }: Pick<AskRow, "from" | "to">): string | null {
  if (from === null || to === null) return null;
  return formatSpan(Number(from.slice(0, 4)), Number(to.slice(0, 4)));
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
